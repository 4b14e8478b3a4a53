import { useRefetch } from 'kit/lists';

/** What changes with a payment or an invoice, beside the list that is shown. */
const OPERATIONS = ['KrantTotals', 'KrantInvoicing', 'KrantOmittedAdvertisements'];

/** Reads the totals anew, and how far the invoices are. */
export function useFinanceReload(): () => Promise<void> {
  return useRefetch(OPERATIONS);
}
