import { useQuery } from 'kit/graphql';

import { SecretariatInvoiceChoicesDocument, type SecretariatInvoiceChoicesQuery } from '../../gql/graphql';

const NONE: SecretariatInvoiceChoicesQuery = { invoiceVatRates: [], invoiceCommittees: [] };

/** What there is to choose from on an invoice: rates of VAT and committees; nothing as long as it is not there. */
export function useInvoiceChoices(): SecretariatInvoiceChoicesQuery {
  return useQuery(SecretariatInvoiceChoicesDocument).data ?? NONE;
}

/** A committee as it is chosen: '3 - Optocht'. */
export function committeeLabel({ index, name }: { index: number; name: string }): string {
  return `${index} - ${name}`;
}
