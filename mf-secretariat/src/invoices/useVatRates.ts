import { useQuery } from 'kit/graphql';

import { SecretariatInvoiceVatRatesDocument, type VatRate } from '../gql/graphql';

const NONE: readonly VatRate[] = [];

/** The rates of VAT that a line may have, as the foundation has set them; none as long as they are not there. */
export function useVatRates(): readonly VatRate[] {
  return useQuery(SecretariatInvoiceVatRatesDocument).data?.invoiceVatRates ?? NONE;
}
