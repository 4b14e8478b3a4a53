import { useQuery } from 'kit/graphql';
import { useDebouncedValue } from 'kit/lists';

import { type InvoiceDraftInput, SecretariatInvoicePreviewDocument } from '../gql/graphql';
import { SheetPreview } from './SheetPreview';

/** How the invoice will look: drawn from the layout that the pdf is drawn from. */
export function InvoicePreview({ draft }: { draft: InvoiceDraftInput }) {
  const { data, previousData, ...query } = useQuery(SecretariatInvoicePreviewDocument, {
    variables: { invoice: useDebouncedValue(draft) },
    // Each is looked at once.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return <SheetPreview marks={(data ?? previousData)?.invoicePreview} {...query} />;
}
