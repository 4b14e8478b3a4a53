import { FormChoice, FormDateField, FormEuroField, FormSelect } from 'kit/fields';
import { FormCheckbox, FormTextField, useFormState } from 'kit/forms';
import { Checkbox } from 'kit/ui';
import styled from 'styled-components';

import { cardChoices, FIRST_DEADLINE, LONGEST_TITLE, type MomentValues, withPayment } from './momentValues';

const audiences = [
  { value: 'all', label: 'Alle leden' },
  { value: 'nonPayers', label: 'Alleen wie dit jaar nog niet heeft betaald' },
];

/** The first step of a contact moment: what it is, for whom, and whether cards go with it. */
export function DetailsFields() {
  const { values } = useFormState();
  return (
    <>
      <FormTextField
        name="title"
        label="Titel"
        description="Staat boven de brief, bijvoorbeeld 'Contributie 2027'."
        maxLength={LONGEST_TITLE}
        autoComplete="off"
      />
      <PaymentField />
      <FormChoice name="who" label="Wie krijgt een brief?" options={audiences} />
      <FormCheckbox name="buut" label="Kaarten voor de buuttezitting aanbieden" />
      {values.buut === true && <CardFields />}
    </>
  );
}

/** Without a payment every paragraph is text, so the payment module leaves the letter with it. */
function PaymentField() {
  const form = useFormState();
  const values = form.values as MomentValues;
  const change = (payment: boolean) =>
    void form.setValues({ ...values, payment, letter: withPayment(values.letter, payment) });
  return (
    <Checkbox
      name="payment"
      label="Om betaling vragen"
      checked={values.payment}
      onChange={({ target }) => change(target.checked)}
    />
  );
}

function CardFields() {
  return (
    <Cards role="group" aria-label="Kaarten">
      <FormSelect
        name="buutMax"
        label="Kaarten per lid, hoogstens"
        options={cardChoices.map((value) => ({ value, label: value }))}
      />
      <FormEuroField name="buutPrice" label="Prijs per kaart in euro" />
      <FormDateField name="buutDeadline" label="Bestellen tot en met" min={FIRST_DEADLINE} />
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  align-items: end;
  gap: var(--s4);
`;
