import { Loaded } from 'kit/data';
import { Form, FormError, useFormState } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { RecordInputs } from 'kit/records';
import { useUnsaved } from 'kit/router';
import { ActionBar, Button, Card, phone, useMediaQuery } from 'kit/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';

import { SecretariatInvoiceChoicesDocument, type VatRate } from '../../gql/graphql';
import { invoiceFields, type InvoiceValues } from './invoiceFields';
import { InvoicePreview } from './InvoicePreview';
import { InvoiceSteps } from './InvoiceSteps';
import { emptyInvoice, invoiceSchema } from './invoiceValues';
import { PreviewColumn } from './PreviewColumn';
import { type Afterwards, useIssueInvoice } from './useIssueInvoice';

/** The foundation's question, to the letter. */
const LEAVE_QUESTION = 'U heeft een ongeopgeslagen factuur. Weet u zeker dat u de pagina wilt verlaten?';

/** Making an invoice, with how it will look beside it; on a phone in three steps. */
export function InvoiceForm() {
  return (
    <Loaded query={useQuery(SecretariatInvoiceChoicesDocument)} subject="Het factuurformulier">
      {({ invoiceVatRates }) => <NewInvoice rates={invoiceVatRates} />}
    </Loaded>
  );
}

function NewInvoice({ rates }: { rates: readonly VatRate[] }) {
  const empty = useMemo(() => emptyInvoice(rates), [rates]);
  const issue = useIssueInvoice();
  const [dirty, setDirty] = useState(false);
  // Here and not inside the form: of two questions the last one that was registered is asked.
  useUnsaved(dirty, LEAVE_QUESTION);
  const [afterwards, setAfterwards] = useState<Afterwards>('download');
  const pressed = useRef<Afterwards>('download');
  const card = useRef<HTMLElement>(null);
  const onPhone = useMediaQuery(phone);
  // A phone that is turned around keeps what was typed.
  const [inSteps] = useState(onPhone);
  const press = (which: Afterwards) => {
    pressed.current = which;
    setAfterwards(which);
  };
  const submit = async (values: InvoiceValues) => {
    const refusal = await issue(values, pressed.current);
    // The buttons are of no use now; the next invoice begins here.
    if (!refusal) card.current?.focus();
    return refusal;
  };
  const teller = <TellDirty onDirty={setDirty} />;
  if (inSteps) return <InvoiceSteps empty={empty} onIssue={issue} teller={teller} />;
  return (
    <Form<InvoiceValues>
      aria-label="Factuur maken"
      initialValues={empty}
      schema={invoiceSchema}
      onSubmit={submit}
      afterSubmit="clear"
    >
      {teller}
      <Columns>
        <div>
          <Card title="Nieuwe factuur" ref={card} tabIndex={-1}>
            <Fields>
              <RecordInputs fields={invoiceFields} />
            </Fields>
          </Card>
          <ActionBar>
            <FormError />
            <Submit which="download" pressed={afterwards} onPress={press} />
            <Submit which="send" pressed={afterwards} onPress={press} />
          </ActionBar>
        </div>
        <PreviewColumn>
          <InvoicePreview />
        </PreviewColumn>
      </Columns>
    </Form>
  );
}

function TellDirty({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { dirty } = useFormState();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return null;
}

const labels = { download: 'Opslaan en downloaden', send: 'Opslaan en verzenden' } as const;

interface SubmitProps {
  which: Afterwards;
  /** The button that was pressed last. */
  pressed: Afterwards;
  onPress: (which: Afterwards) => void;
}

/** Of use as long as something is not saved. */
function Submit({ which, pressed, onPress }: SubmitProps) {
  const { dirty, isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant={which === 'download' ? 'primary' : 'ghost'}
      pending={isSubmitting && which === pressed}
      disabled={!dirty || (isSubmitting && which !== pressed)}
      onClick={() => onPress(which)}
    >
      {labels[which]}
    </Button>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--s5);
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--s4);
`;
