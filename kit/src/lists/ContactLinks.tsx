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

/** The props of PhoneLink. */
export interface PhoneLinkProps {
  number: string;
}

/** Calls this number; a text that is no single number stays a text. */
export function PhoneLink({ number }: PhoneLinkProps) {
  const address = telHref(number);
  return address ? <a href={address}>{number}</a> : number;
}

/** The address that calls a phone number, or undefined when the text is no single number. */
export function telHref(phoneNumber: string): string | undefined {
  // In '+31 (0)6' the zero is only for who calls from within the country.
  const number = phoneNumber.replace(/^(\s*(?:\+|00)\d+\s*)\(0\)/, '$1');
  if (!/^\s*\+?[\d\s().-]+$/.test(number)) return undefined;
  const digits = number.replace(/[^\d+]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
