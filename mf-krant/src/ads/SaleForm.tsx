import { useRecordForm } from 'kit/editing';
import { FieldPair, FormChoice, FormSelect, FormTextArea, Select } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { Form, FormError, SubmitButton, useFormState, useFormField } from 'kit/forms';
import { MutedText } from 'kit/lists';
import { Button, DialogActions, Stack, Field } from 'kit/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';

import { type Draft, type DraftKeeper, KeepDraft } from '../drafts/KeepDraft';
import type { FragmentType } from '../gql/fragment-masking';
import type { KrantPreviousSaleFragmentDoc } from '../gql/graphql';
import { colorLabels, paymentLabels, stateLabels, typeLabels } from '../labels';
import { PreviousSale } from './PreviousSale';
import {
  type Category,
  lostWork,
  type Sale,
  saleDifferences,
  saleSchema,
  type SaleValues,
  valuesOf,
  withAgreed,
  categoryOf,
  chosenColor,
} from './saleValues';
import { SignatureFields } from './SignatureFields';
import { useTakeBackConfirmation } from './useTakeBackConfirmation';

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
