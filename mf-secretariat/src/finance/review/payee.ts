import type { SecretariatOpenDeclarationFragment } from '../../gql/graphql';
import { formatIban } from '../formatIban';

type Payee = Pick<SecretariatOpenDeclarationFragment, 'directPay' | 'accountName' | 'accountnumber'>;

/** Who is paid and to which account. */
export function payeeOf({ directPay, accountName, accountnumber }: Payee): string {
  const account = accountnumber ? `, ${formatIban(accountnumber)}` : '';
  const who = directPay === 0 ? `Leverancier ${accountName ?? ''}` : (accountName ?? '');
  return `Betalen aan: ${who}${account}`;
}
