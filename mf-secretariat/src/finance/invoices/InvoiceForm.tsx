import { Loaded } from 'kit/data';
import { downloadFile } from 'kit/download';
import { formatEuro } from 'kit/format';
import { type FieldErrors, Form, FormError, useFormState } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { useDebouncedValue } from 'kit/lists';
import { RecordInputs } from 'kit/records';
import { useUnsaved } from 'kit/router';
import {
  ActionBar,
  Button,
  Card,
  DefinitionList,
  DefinitionRow,
  phone,
  useMediaQuery,
  useSnackbar,
} from 'kit/ui';
import { Wizard } from 'kit/wizard';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import {
  SecretariatInvoiceChoicesDocument,
  SecretariatInvoicePreviewDocument,
  SecretariatSaveInvoiceDocument,
  type SecretariatSaveInvoiceMutation,
  type VatRate,
} from '../../gql/graphql';
import { invoiceFields, type InvoiceValues } from './invoiceFields';
import { draftOf, emptyInvoice, invoiceInput, invoiceSchema, NO_ADDRESS } from './invoiceValues';
import { PreviewColumn, PreviewedFields, WithPreview } from './PreviewColumn';
import { SheetPreview } from './SheetPreview';

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
      <WithPreview>
        <div>
          <Card title="Nieuwe factuur" ref={card} tabIndex={-1}>
            <PreviewedFields>
              <RecordInputs fields={invoiceFields} />
            </PreviewedFields>
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
      </WithPreview>
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

/** How the invoice of the form will look: drawn from the layout that the pdf is drawn from. */
function InvoicePreview() {
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

type StoredInvoice = SecretariatSaveInvoiceMutation['saveInvoice'];

/** What is done with an invoice after it was saved. */
type Afterwards = 'download' | 'send';

/**
 * Issues an invoice, once however often it is sent, and tells so. What it returns is a refusal, for the form to show.
 */
function useIssueInvoice(): (
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
