/** A bank account number in groups of four, as it stands on a card: 'NL91 ABNA 0417 1643 00'. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
