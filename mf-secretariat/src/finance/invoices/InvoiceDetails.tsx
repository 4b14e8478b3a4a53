import { saveBlob } from 'kit/download';
import { ChangeLog } from 'kit/editing';
import { formatDate, formatDateTime } from 'kit/format';
import { useApolloClient, useAttempt } from 'kit/graphql';
import { MultilineText } from 'kit/lists';
import { factsOf } from 'kit/records';
import { Button, DefinitionList, DefinitionRow, Dialog } from 'kit/ui';
import { FileCode, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatInvoiceDetailsFragment,
  SecretariatInvoiceDetailsFragmentDoc,
  SecretariatInvoiceUblDocument,
} from '../../gql/graphql';
import { invoiceFields, type InvoiceValues, valuesOf } from './invoiceFields';
import { InvoiceStateTag } from './InvoiceStateTag';
import { committeeLabel } from './useInvoiceChoices';

/** The props of InvoiceDetails. */
export interface InvoiceDetailsProps {
  invoice: FragmentType<typeof SecretariatInvoiceDetailsFragmentDoc>;
  /** The number of the invoice that a credit note is of, where it is known. */
  creditOfNumber: string | undefined;
  /** Makes it one that comes back. */
  onRecur: () => void;
  onClose: () => void;
}

/** All that is known of an invoice. */
export function InvoiceDetails({ invoice: masked, creditOfNumber, onRecur, onClose }: InvoiceDetailsProps) {
  const invoice = getFragmentData(SecretariatInvoiceDetailsFragmentDoc, masked);
  const { id, number, creditOf, hasUbl, changeLog } = invoice;
  const name = `${creditOf ? 'Creditfactuur' : 'Factuur'} ${number}`;
  return (
    <Dialog onClose={onClose} title={name}>
      <DefinitionList>
        {allFactsOf(invoice, creditOfNumber)
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <DefinitionRow key={label} label={label}>
              <MultilineText>{value}</MultilineText>
            </DefinitionRow>
          ))}
      </DefinitionList>
      {hasUbl && <UblButton id={id} name={name} />}
      {!creditOf && (
        <Button variant="ghost" size="small" icon={<Repeat aria-hidden />} onClick={onRecur}>
          Terugkerend maken
        </Button>
      )}
      <ChangeLog lines={changeLog} />
    </Dialog>
  );
}

function allFactsOf(
  invoice: SecretariatInvoiceDetailsFragment,
  creditOfNumber: string | undefined,
): [string, ReactNode][] {
  const { nameClient, addressClient, postalCodeClient, sentAt, creditOf } = invoice;
  return [
    ['Klant', [nameClient, addressClient, postalCodeClient].filter(Boolean).join('\n')],
    ...factsOf<InvoiceValues>(invoiceFields, valuesOf(invoice)).map(
      ({ label, shown }): [string, ReactNode] => [label, shown],
    ),
    ['Commissie', invoice.commission && committeeLabel(invoice.commission)],
    ['Status', <InvoiceStateTag key="state" invoice={invoice} />],
    ['Factuurdatum', formatDate(invoice.date)],
    ['Betalen vóór', !creditOf && formatDate(invoice.dueDate)],
    ['Betaald op', invoice.paidOn && `${formatDate(invoice.paidOn)}${paidHow(invoice)}`],
    ['Verzonden', sentAt ? formatDateTime(sentAt) : 'Nog niet'],
    ['Gecrediteerd met', invoice.creditedBy],
    ['Bij factuur', creditOf && creditOfNumber],
    ['Terugkerend', invoice.recurringDate && `Van ${formatDate(invoice.recurringDate)}`],
    ['Gemaakt door', invoice.creator],
  ];
}

function paidHow({ paidByBank, paidOnline }: SecretariatInvoiceDetailsFragment): string {
  if (paidByBank) return paidOnline ? ', via de bank en ook online' : ', via de bank';
  return paidOnline ? ', online' : '';
}

/** The props of UblButton. */
interface UblButtonProps {
  id: string;
  /** What the file is called, without its ending: 'Factuur 2026-0012'. */
  name: string;
}

/** Fetches an invoice as a program reads it, and saves it. */
function UblButton({ id, name }: UblButtonProps) {
  const client = useApolloClient();
  const { attempt, attempting } = useAttempt();
  const download = () =>
    attempt(async () => {
      const { data } = await client.query({
        query: SecretariatInvoiceUblDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (data?.invoiceUbl) saveBlob(new Blob([data.invoiceUbl], { type: 'application/xml' }), `${name}.xml`);
    });
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<FileCode aria-hidden />}
      pending={attempting}
      onClick={() => void download()}
    >
      E-factuur (UBL) downloaden
    </Button>
  );
}
