import { downloadFile } from 'kit/files';
import type { FieldErrors } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { newRequestId } from 'kit/lists';
import { useSnackbar } from 'kit/ui';
import { useRef } from 'react';

import { SecretariatSaveInvoiceDocument, type SecretariatSaveInvoiceMutation } from '../gql/graphql';
import type { InvoiceValues } from './invoiceFields';
import { invoiceInput, isWhatWasSent, NO_ADDRESS } from './invoiceValues';

type StoredInvoice = SecretariatSaveInvoiceMutation['saveInvoice'];

/** What is done with an invoice after it was saved. */
export type Afterwards = 'download' | 'send';

/**
 * Issues an invoice, once however often it is sent, and tells in the words of section 8. What it
 * returns is a refusal, for the form to show.
 */
export function useIssueInvoice(): (
  values: InvoiceValues,
  afterwards: Afterwards,
) => Promise<FieldErrors | undefined> {
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatSaveInvoiceDocument);
  // Kept until the server has confirmed: an answer that was lost on the way must not make a second invoice.
  const requestId = useRef<string>(undefined);

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
    requestId.current ??= newRequestId();
    const invoice = invoiceInput(values, requestId.current);
    const { saveInvoice: stored } = await save({ invoice, send: isSent });
    requestId.current = undefined;
    if (!isWhatWasSent(stored, invoice)) return { fields: {}, message: storedBefore(stored) };
    if (isSent) snackbar.show('Factuur succesvol opgeslagen en verzonden');
    else await download(stored);
    return undefined;
  };
}

/** Its answer was lost, and the form was changed before it was sent again. An issued invoice never changes. */
function storedBefore({ number }: StoredInvoice): string {
  return `De vorige poging was toch gelukt: factuur ${number} staat in het overzicht, zoals je die toen had ingevuld. Klopt die niet, maak dan een creditfactuur. Opslaan maakt nu een nieuwe factuur.`;
}
