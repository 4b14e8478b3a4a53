import { useFormState } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { useDebouncedValue } from 'kit/lists';
import { useMemo } from 'react';

import { SecretariatInvoicePreviewDocument } from '../../gql/graphql';
import type { InvoiceValues } from './invoiceFields';
import { draftOf } from './invoiceValues';
import { SheetPreview } from './SheetPreview';

/** How the invoice of the form will look: drawn from the layout that the pdf is drawn from. */
export function InvoicePreview() {
  const { values } = useFormState();
  const draft = useMemo(() => draftOf(values as InvoiceValues), [values]);
  const { data, previousData, ...query } = useQuery(SecretariatInvoicePreviewDocument, {
    variables: { invoice: useDebouncedValue(draft) },
    // Each is looked at once.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return <SheetPreview marks={(data ?? previousData)?.invoicePreview} {...query} />;
}
