import { saveBlob } from 'kit/download';
import { todayInAmsterdam, yearsLater } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useApolloClient } from 'kit/graphql';
import { object } from 'yup';

import { type PaymentFileInput, SecretariatPaymentXmlDocument } from '../../gql/graphql';

/** Of which declarations a file is made, and when the bank pays. */
export type Period = Pick<PaymentFileInput, 'from' | 'until' | 'executionDate'>;

/**
 * The period of a new file: the year until today, so that nothing that was approved late is forgotten.
 * @param executionDate the day that is proposed
 */
export function newPeriod(executionDate: string): Period {
  const today = todayInAmsterdam();
  return { from: yearsLater(today, -1), until: today, executionDate };
}

/** What the dates have to be; ISO dates can be compared as texts. */
export const periodSchema = object({
  from: requiredText(),
  until: requiredText().test(
    'order',
    'Deze datum ligt voor het begin van de periode',
    (until, { parent }) => !until || !(parent as Period).from || until >= (parent as Period).from,
  ),
  executionDate: requiredText().test(
    'future',
    'Kies vandaag of een latere datum',
    (day) => !day || day >= todayInAmsterdam(),
  ),
});

/** Cents, above 0. */
export function totalOf(payable: readonly { amount: number }[]): number {
  return payable.reduce((total, { amount }) => total - amount, 0);
}

/** Saves the text for the bank as a file. */
function savePaymentXml(xml: string, executionDate: string): void {
  saveBlob(new Blob([xml], { type: 'application/xml' }), `betalingen-${executionDate}.xml`);
}

/** Fetches the text for the bank of a file and saves it. Its XML is asked only then: the list would carry it for nothing. */
export function usePaymentXml(): (file: { id: string; executionDate: string }) => Promise<void> {
  const client = useApolloClient();
  return async ({ id, executionDate }) => {
    const { data } = await client.query({
      query: SecretariatPaymentXmlDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    if (data) savePaymentXml(data.paymentFile.xml, executionDate);
  };
}
