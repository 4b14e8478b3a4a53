import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/** A bank account number as it is stored: capitals, without spaces. */
export function plainIban(iban: string): string {
  return electronicFormatIBAN(iban) ?? '';
}

/** In SEPA since the list of ibantools was made: Albania, Moldova, Montenegro, North Macedonia and Serbia. */
const JOINED_SINCE = new Set(['AL', 'MD', 'ME', 'MK', 'RS']);

/** Whether a SEPA credit transfer can go to this account. */
export function isSepaIban(iban: string): boolean {
  const plain = plainIban(iban);
  const country = plain.slice(0, 2);
  return isValidIBAN(plain) && (isSEPACountry(country) || JOINED_SINCE.has(country));
}
