import { electronicFormatIBAN } from 'ibantools';

/** A bank account number as it is stored: capitals, without spaces. */
export function plainIban(iban: string): string {
  return electronicFormatIBAN(iban) ?? '';
}
