import type { SecretariatOpenDeclarationFragment } from '../gql/graphql';

/** A bank account number in groups of four, as it stands on a card: 'NL91 ABNA 0417 1643 00'. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

type Payee = Pick<SecretariatOpenDeclarationFragment, 'directPay' | 'accountName' | 'accountnumber'>;

/** Who is paid and to which account. */
export function payeeOf({ directPay, accountName, accountnumber }: Payee): string {
  const account = accountnumber ? `, ${formatIban(accountnumber)}` : '';
  const who = directPay === 0 ? `Leverancier ${accountName ?? ''}` : (accountName ?? '');
  return `Betalen aan: ${who}${account}`;
}
