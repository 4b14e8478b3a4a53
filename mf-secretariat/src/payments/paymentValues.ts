import { saveBlob } from 'kit/files';
import { todayInAmsterdam, yearsLater } from 'kit/format';
import { requiredText } from 'kit/forms';
import { object } from 'yup';

import type { PaymentFileInput } from '../gql/graphql';

/** The period of a new file: the year until today, so that nothing that was approved late is forgotten. */
export function newPeriod(): PaymentFileInput {
  const today = todayInAmsterdam();
  return { from: yearsLater(today, -1), until: today, executionDate: today };
}

/** What the dates have to be; ISO dates can be compared as texts. */
export const periodSchema = object({
  from: requiredText(),
  until: requiredText().test(
    'order',
    'Deze datum ligt voor het begin van de periode',
    (until, { parent }) =>
      !until || !(parent as PaymentFileInput).from || until >= (parent as PaymentFileInput).from,
  ),
  executionDate: requiredText().test(
    'future',
    'Kies vandaag of een latere datum',
    (day) => !day || day >= todayInAmsterdam(),
  ),
});

/** Saves the text for the bank as a file. */
export function savePaymentXml(xml: string, executionDate: string): void {
  saveBlob(new Blob([xml], { type: 'application/xml' }), `betalingen-${executionDate}.xml`);
}
