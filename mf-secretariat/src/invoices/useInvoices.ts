import { usePages } from 'kit/lists';

import { SecretariatInvoicesDocument, type SecretariatInvoicesQueryVariables } from '../gql/graphql';

/** Which invoices are shown. */
export type InvoiceFilter = Required<
  Pick<SecretariatInvoicesQueryVariables, 'search' | 'state' | 'commissionId'>
>;

/** Invoices and credit notes, newest first. */
export function useInvoices(filter: InvoiceFilter) {
  return usePages({ query: SecretariatInvoicesDocument, variables: filter, field: 'invoices' });
}
