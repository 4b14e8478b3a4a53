import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/** A bank account number as it is stored: capitals, without spaces. */
export function plainIban(iban: string): string {
  return electronicFormatIBAN(iban) ?? '';
}

/** Whether a SEPA credit transfer can go to this account. */
export function isSepaIban(iban: string): boolean {
  const plain = plainIban(iban);
  return isValidIBAN(plain) && isSEPACountry(plain.slice(0, 2));
}
