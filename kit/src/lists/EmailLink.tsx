/** The props of EmailLink. */
export interface EmailLinkProps {
  address: string;
}

/** Writes to this address; where it does not fit on a line it goes on with the @. */
export function EmailLink({ address }: EmailLinkProps) {
  const at = address.lastIndexOf('@');
  return (
    // Some screen readers make a space of <wbr>.
    <a href={`mailto:${address}`} aria-label={address}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
