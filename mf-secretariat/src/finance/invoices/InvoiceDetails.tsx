import { ChangeLog } from 'kit/editing';
import { formatDate, formatDateTime } from 'kit/format';
import { MultilineText } from 'kit/lists';
import { factsOf } from 'kit/records';
import { Button, DefinitionList, DefinitionRow, Dialog } from 'kit/ui';
import { Repeat } from 'lucide-react';
import type { ReactNode } from 'react';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatInvoiceDetailsFragment,
  SecretariatInvoiceDetailsFragmentDoc,
} from '../../gql/graphql';
import { invoiceFields, type InvoiceValues, valuesOf } from './invoiceFields';
import { InvoiceStateTag } from './InvoiceStateTag';
import { UblButton } from './UblButton';
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
    <Dialog isOpen onClose={onClose} title={name}>
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
