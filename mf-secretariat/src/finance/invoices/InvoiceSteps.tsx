import { formatEuro } from 'kit/format';
import { type FieldErrors, useFormState } from 'kit/forms';
import { RecordInputs } from 'kit/records';
import { Button, DefinitionList, DefinitionRow } from 'kit/ui';
import { Wizard } from 'kit/wizard';
import { type ReactNode, useRef, useState } from 'react';

import { invoiceFields, type InvoiceValues } from './invoiceFields';
import { InvoicePreview } from './InvoicePreview';
import { draftOf, invoiceSchema } from './invoiceValues';
import type { Afterwards } from './useIssueInvoice';

const { customerId, nameClient, addressClient, postalCodeClient, emailClient } = invoiceFields;
const { title, description, amount, lines, commissionId } = invoiceFields;
const toWhom = { customerId, nameClient, addressClient, postalCodeClient, emailClient };
const what = { title, description, amount, lines, commissionId };

const namesOf = <Name extends string>(fields: Record<Name, unknown>) => Object.keys(fields) as Name[];

interface InvoiceStepsProps {
  empty: InvoiceValues;
  /** Issues it. @returns a refusal, for the step of its field */
  onIssue: (values: InvoiceValues, afterwards: Afterwards) => Promise<FieldErrors | undefined>;
  /** Inside the form: what tells the page that something was filled in. */
  teller: ReactNode;
}

/** Making an invoice on a phone: to whom, what, and a look at the sum and the sheet before it gets its number. */
export function InvoiceSteps({ empty, onIssue, teller }: InvoiceStepsProps) {
  // The next invoice begins anew.
  const [made, setMade] = useState(0);
  const afterwards = useRef<Afterwards>('download');
  const again = () => setMade((count) => count + 1);
  const issue = async (values: InvoiceValues) => {
    const which = afterwards.current;
    afterwards.current = 'download';
    const refusal = await onIssue(values, which);
    if (!refusal) again();
    return refusal;
  };
  return (
    <Wizard<InvoiceValues>
      key={made}
      steps={[
        {
          id: 'toWhom',
          title: 'Aan wie',
          question: 'Nieuwe factuur: aan wie?',
          fields: namesOf(toWhom),
          render: () => (
            <>
              {teller}
              <RecordInputs fields={toWhom} />
            </>
          ),
        },
        {
          id: 'what',
          title: 'Wat',
          question: 'Wat staat erop?',
          fields: namesOf(what),
          render: () => <RecordInputs fields={what} />,
        },
        {
          id: 'check',
          title: 'Controleren',
          question: 'Klopt het zo?',
          fields: [],
          render: () => <Check onSend={() => (afterwards.current = 'send')} />,
        },
      ]}
      initialValues={empty}
      schema={invoiceSchema}
      submitLabel="Opslaan en downloaden"
      onSubmit={issue}
      onCancel={again}
    />
  );
}

/** The last look. @param onSend the next time it is submitted it is sent, too */
function Check({ onSend }: { onSend: () => void }) {
  const { values, isSubmitting } = useFormState();
  const invoice = values as InvoiceValues;
  return (
    <>
      <DefinitionList>
        <DefinitionRow label="Aan">{invoice.nameClient}</DefinitionRow>
        {invoice.emailClient && <DefinitionRow label="E-mail">{invoice.emailClient}</DefinitionRow>}
        <DefinitionRow label="Titel">{invoice.title}</DefinitionRow>
        <DefinitionRow label="Totaal">
          <b>{formatEuro(draftOf(invoice).amount ?? 0)}</b>
        </DefinitionRow>
      </DefinitionList>
      <Button type="submit" variant="ghost" disabled={isSubmitting} onClick={onSend}>
        Opslaan en verzenden
      </Button>
      <InvoicePreview />
    </>
  );
}
