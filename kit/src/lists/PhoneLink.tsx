import { telHref } from './telHref';

/** The props of PhoneLink. */
export interface PhoneLinkProps {
  number: string;
}

/** Calls this number; a text that is no single number stays a text. */
export function PhoneLink({ number }: PhoneLinkProps) {
  const address = telHref(number);
  return address ? <a href={address}>{number}</a> : number;
}
