import { useRecordForm } from 'kit/editing';
import { FieldPair, FormChoice, FormSelect, FormTextArea, Select } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { Form, FormError, SubmitButton, useFormField, useFormState } from 'kit/forms';
import { MutedText } from 'kit/lists';
import { Button, ConfirmDialog, DialogActions, Field, Stack } from 'kit/ui';
import { CopyCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';

import { type Draft, type DraftKeeper, KeepDraft } from '../drafts/KeepDraft';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantPreviousSaleFragmentDoc } from '../gql/graphql';
import { colorLabels, paymentLabels, stateLabels, typeLabels } from '../labels';
import {
  asLastYear,
  type Category,
  categoryOf,
  chosenColor,
  lostFields,
  lostWork,
  type Sale,
  saleDifferences,
  saleSchema,
  type SaleValues,
  soldText,
  valuesOf,
  withAgreed,
} from './saleValues';
import { SignatureFields } from './SignatureFields';

/** The props of SaleForm. */
export interface SaleFormProps {
  /** As it was read; the form keeps the version it began with. */
  sale: Sale;
  previous: FragmentType<typeof KrantPreviousSaleFragmentDoc> | null | undefined;
  categories: readonly Category[];
  /** Saves. @throws ApiError, CONFLICT when somebody else was first */
  send: (read: Sale, values: SaleValues) => Promise<unknown>;
  fetchLatest: () => Promise<Sale | undefined>;
  onSaved: () => void;
  onCancel: () => void;
  cancelLabel?: string;
  /** Told whether something was typed that is not saved. */
  onDirty?: (isDirty: boolean) => void;
  /** Keeps what is typed on this device. */
  keeper?: DraftKeeper<SaleValues>;
  /** What is in the form at first, when no draft was kept. */
  start?: Draft<SaleValues>;
  /** What hangs on the advertisement, between the fields and the buttons. */
  children?: ReactNode;
}

/**
 * The sale of an advertisement, which two may edit at once: price, format by price, colour from the price, payment and
 * type. Taking a sale back asks first, and so does a format for which its page is lost.
 */
export function SaleForm(props: SaleFormProps) {
  const { sale, previous, categories, send, fetchLatest, onSaved, keeper, children } = props;
  const clearing = useTakeBackConfirmation();
  const { formKey, initialValues, onSubmit, dialog } = useRecordForm<Sale, SaleValues>(
    {
      record: sale,
      valuesOf,
      send: (read, values) => {
        const loses = lostWork(read, values);
        return send(read, loses ? { ...values, loses } : values);
      },
      fetchLatest,
      differences: saleDifferences,
    },
    onSaved,
  );
  const submit = async (values: SaleValues) => {
    const isSure = await clearing.ask(sale, values);
    // Not sure: the form stays as it is, without a message.
    return isSure ? onSubmit(values) : { fields: {} };
  };
  return (
    <>
      <Form key={formKey} initialValues={initialValues} schema={saleSchema} onSubmit={submit}>
        <Stack>
          {keeper && <KeepDraft keeper={keeper} revision={formKey} start={props.start} />}
          {previous && <PreviousSale previous={previous} categories={categories} canFill />}
          <SaleFields categories={withAgreed(categories, sale)} sale={sale} />
          {children}
          <FormError />
        </Stack>
        {props.onDirty && <TellDirty onDirty={props.onDirty} />}
        <DialogActions>
          <Large variant="text" onClick={props.onCancel}>
            {props.cancelLabel ?? 'Annuleren'}
          </Large>
          <LargeSubmit>Opslaan</LargeSubmit>
        </DialogActions>
      </Form>
      {dialog}
      {clearing.dialog}
    </>
  );
}

function TellDirty({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { dirty } = useFormState();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return null;
}

/** For a thumb. */
const Large = styled(Button)`
  min-height: 48px;
`;

const LargeSubmit = styled(SubmitButton)`
  min-height: 48px;
`;

const states = (['open', 'verkocht', 'nietVerkocht'] as const).map((value) => ({
  value,
  label: stateLabels[value],
}));
const payments = (['factuur', 'contant', 'gratis'] as const).map((value) => ({
  value,
  label: paymentLabels[value],
}));
const types = (['idem', 'nieuw'] as const).map((value) => ({ value, label: typeLabels[value] }));

interface SaleFieldsProps {
  categories: readonly Category[];
  /** As it was read. */
  sale: Sale;
}

/** The fields of an advertisement; of what is not sold only the state and the notes. */
function SaleFields({ categories, sale }: SaleFieldsProps) {
  const values = useFormState().values as SaleValues;
  const category = categoryOf(categories, values.advPrice);
  const color = chosenColor(categories, values, sale);
  return (
    <>
      <FormChoice name="advState" label="Stand" options={states} />
      {values.advState === 'verkocht' && (
        <>
          <PriceField categories={categories} />
          <FieldPair>
            <FormSelect
              name="advFormat"
              label="Formaat in cm (breed x hoog)"
              placeholder={category ? 'Kies een formaat' : 'Kies eerst een prijs'}
              options={(category?.formats ?? []).map((format) => ({ value: format, label: format }))}
            />
            <Field label="Kleur">
              {(control) => (
                <Color {...control} as="output">
                  {color ? colorLabels[color] : 'Volgt uit de prijs'}
                </Color>
              )}
            </Field>
          </FieldPair>
          <FieldPair>
            <FormSelect
              name="advPaymentMethod"
              label="Betaalwijze"
              placeholder="Nog niet bekend"
              options={payments}
            />
            <FormSelect name="advType" label="Soort" placeholder="Nog niet bekend" options={types} />
          </FieldPair>
          <SignatureFields sale={sale} />
          <MutedText>De adverteerder krijgt een bevestiging per mail, als er een e-mailadres is.</MutedText>
        </>
      )}
      <FormTextArea name="advNotes" label="Opmerkingen" rows={2} maxLength={2000} />
    </>
  );
}

/** The price; a format that does not fit another price goes, and the only one that fits is chosen at once. */
function PriceField({ categories }: { categories: readonly Category[] }) {
  const field = useFormField('advPrice');
  const { values, setValues } = useFormState();
  const choose = (price: string) => {
    const formats = categoryOf(categories, price)?.formats ?? [];
    const only = formats.length === 1 ? formats[0] : '';
    const { advFormat: before } = values as SaleValues;
    const advFormat = formats.includes(before) ? before : only;
    void setValues({ ...values, advPrice: price, advFormat });
  };
  return (
    <Select
      name="advPrice"
      label="Prijs"
      placeholder="Kies een prijs"
      options={categories.map(({ price, color }) => ({
        value: String(price),
        label: `${formatEuro(price)} - ${colorLabels[color]}`,
      }))}
      value={String((field.value as string | undefined) ?? '')}
      error={field.error}
      onChange={(event) => choose(event.target.value)}
      onBlur={field.onBlur}
    />
  );
}

const Color = styled.output`
  display: flex;
  align-items: center;
  min-height: 46px;
`;

interface PreviousSaleProps {
  previous: FragmentType<typeof KrantPreviousSaleFragmentDoc>;
  categories: readonly Category[];
  /** The form can be filled with it. */
  canFill: boolean;
}

/** What the last edition before this one had, and one press to sell the same again. Inside the form. */
function PreviousSale({ previous: masked, categories, canFill }: PreviousSaleProps) {
  const previous = getFragmentData(KrantPreviousSaleFragmentDoc, masked);
  const { values, setValues } = useFormState();
  const text = soldText(previous);
  if (!text) return null;
  const method = previous.advPaymentMethod;
  const fill = () => void setValues({ ...values, ...asLastYear(previous, categories) });
  return (
    <Root>
      <span>
        <b>Vorig jaar</b> {[text, method && paymentLabels[method]].filter(Boolean).join(', ')}
      </span>
      {canFill && previous.advState === 'verkocht' && (
        <Button variant="ghost" icon={<CopyCheck aria-hidden />} onClick={fill}>
          Zelfde als vorig jaar
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  padding: var(--s3) var(--s4);
  border-radius: 10px;
  background: var(--yellow-soft);
  button {
    min-height: 48px;
  }
`;

interface Question {
  sale: Sale;
  values: SaleValues;
  answer: (isSure: boolean) => void;
}

/**
 * Asks before a sale is taken back, and names what goes.
 * @returns the dialog to render, and `ask`, which is true at once when nothing goes
 */
function useTakeBackConfirmation(): {
  dialog: ReactNode;
  ask: (sale: Sale, values: SaleValues) => Promise<boolean>;
} {
  const [question, setQuestion] = useState<Question>();
  const ask = async (sale: Sale, values: SaleValues) => {
    if (lostFields(sale, values).length === 0) return true;
    return new Promise<boolean>((answer) => setQuestion({ sale, values, answer }));
  };
  const end = (isSure: boolean) => {
    setQuestion(undefined);
    question?.answer(isSure);
  };
  const dialog = (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={titleOf(question?.values)}
      confirmLabel={question?.values.advState === 'verkocht' ? 'Formaat wijzigen' : 'Terugzetten'}
      onConfirm={() => end(true)}
      onCancel={() => end(false)}
    >
      {question && <Cleared {...question} />}
    </ConfirmDialog>
  );
  return { dialog, ask };
}

function titleOf(values: SaleValues | undefined): string {
  if (values?.advState === 'verkocht') return `Formaat ${values.advFormat} in plaats van wat er staat?`;
  return `Verkoop terugzetten naar ${stateLabels[values?.advState ?? 'open']}?`;
}

function Cleared({ sale, values }: Pick<Question, 'sale' | 'values'>) {
  return (
    <>
      <p>Dit wordt gewist:</p>
      <ul>
        {lostFields(sale, values).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {sale.invoiceCreated && <p>De factuur die is gemaakt, vervalt.</p>}
      {values.advState === 'verkocht' ? (
        <p>De advertentie gaat terug naar de redactie.</p>
      ) : (
        <p>De advertentie gaat uit de lijsten van de redactie.</p>
      )}
      {lostWork(sale, values) && <p>De redactie krijgt hiervan een mail.</p>}
    </>
  );
}
