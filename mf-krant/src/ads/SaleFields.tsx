import { FieldPair, FormChoice, FormSelect, FormTextArea, Select } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { useFormField, useFormState } from 'kit/forms';
import { MutedText } from 'kit/lists';
import { Field } from 'kit/ui';
import styled from 'styled-components';

import { colorLabels, paymentLabels, stateLabels, typeLabels } from '../labels';
import { type Category, categoryOf, chosenColor, type Sale, type SaleValues } from './saleValues';
import { SignatureFields } from './SignatureFields';

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
export function SaleFields({ categories, sale }: SaleFieldsProps) {
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
