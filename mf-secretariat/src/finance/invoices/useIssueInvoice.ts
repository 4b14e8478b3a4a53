import { downloadFile } from 'kit/download';
import type { FieldErrors } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { SecretariatSaveInvoiceDocument, type SecretariatSaveInvoiceMutation } from '../../gql/graphql';
import type { InvoiceValues } from './invoiceFields';
import { invoiceInput, NO_ADDRESS } from './invoiceValues';

type StoredInvoice = SecretariatSaveInvoiceMutation['saveInvoice'];

/** What is done with an invoice after it was saved. */
export type Afterwards = 'download' | 'send';

/**
 * Issues an invoice, once however often it is sent, and tells so. What it returns is a refusal, for the form to show.
 */
export function useIssueInvoice(): (
  values: InvoiceValues,
  afterwards: Afterwards,
) => Promise<FieldErrors | undefined> {
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatSaveInvoiceDocument);

  async function download({ number, file }: StoredInvoice): Promise<void> {
    try {
      if (!file) throw new Error('The pdf is still being made.');
      await downloadFile(file);
      snackbar.show('Factuur succesvol opgeslagen en gedownload');
    } catch {
      // It has its number by now, so that it must not be saved again.
      snackbar.show(
        `Factuur ${number} is opgeslagen, maar niet gedownload. Download de factuur in het overzicht.`,
        {
          tone: 'error',
        },
      );
    }
  }

  return async (values, afterwards): Promise<FieldErrors | undefined> => {
    const isSent = afterwards === 'send';
    if (isSent && !values.emailClient) return { fields: { emailClient: NO_ADDRESS } };
    const invoice = invoiceInput(values);
    const { saveInvoice: stored } = await save({ invoice, send: isSent });
    if (isSent) snackbar.show('Factuur succesvol opgeslagen en verzonden');
    else await download(stored);
    return undefined;
  };
}
