import styled from 'styled-components';

/** The props of EmailLink and EmailText. */
export interface EmailLinkProps {
  address: string;
}

/** An address to read; where it does not fit on a line it goes on with the @. */
export function EmailText({ address }: EmailLinkProps) {
  const at = address.lastIndexOf('@');
  return (
    <Whole>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Whole>
  );
}

/** Writes to this address. */
export function EmailLink({ address }: EmailLinkProps) {
  return (
    // Some screen readers make a space of <wbr>.
    <a href={`mailto:${address}`} aria-label={address}>
      <EmailText address={address} />
    </a>
  );
}

/** A column is no narrower than its parts. */
const Whole = styled.span`
  overflow-wrap: break-word;
`;
