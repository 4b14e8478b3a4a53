import { differingRows, useLatest } from 'kit/conflict';
import { useRecordForm } from 'kit/editing';
import { FormChoice, FormDateField, FormEuroField, FormSelect } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { DiscardDialog, FormCheckbox, FormTextField, useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { unsaved } from 'kit/router';
import { Checkbox, Dialog } from 'kit/ui';
import { Wizard, type WizardStep } from 'kit/wizard';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubAddMomentDocument,
  ClubEditMomentDocument,
  type ClubMomentFormFragment,
  ClubMomentFormFragmentDoc,
  ClubMomentLatestDocument,
} from '../gql/graphql';
import { LetterField } from './LetterField';
import {
  cardChoices,
  FIRST_DEADLINE,
  LONGEST_TITLE,
  momentInput,
  momentSchema,
  type MomentValues,
  momentValues,
  newMoment,
  withPayment,
} from './momentValues';

/** A new contact moment of an edition, in two steps. */
export function AddMomentDialog({ editionId, onClose }: { editionId: string; onClose: () => void }) {
  const [initialValues] = useState(newMoment);
  const reload = useRefetch(['ClubMoments']);
  const { save } = useSave(ClubAddMomentDocument, { done: 'Contactmoment toegevoegd' });
  return (
    <MomentFrame title="Nieuw contactmoment" onClose={onClose}>
      <Wizard<MomentValues>
        steps={steps}
        initialValues={initialValues}
        schema={momentSchema}
        submitLabel="Toevoegen"
        onSubmit={async (values) => {
          await save({ editionId, moment: momentInput(values) });
          await reload();
          onClose();
        }}
        onCancel={onClose}
      />
    </MomentFrame>
  );
}

interface EditMomentDialogProps {
  moment: FragmentType<typeof ClubMomentFormFragmentDoc>;
  onClose: () => void;
}

/** The same for a concept, which others may edit at the same time. */
export function EditMomentDialog({ moment: masked, onClose }: EditMomentDialogProps) {
  const moment = getFragmentData(ClubMomentFormFragmentDoc, masked);
  const latest = useLatest(ClubMomentLatestDocument);
  const { save } = useSave(ClubEditMomentDocument, { done: 'Contactmoment opgeslagen' });
  const { formKey, initialValues, onSubmit, dialog } = useRecordForm<ClubMomentFormFragment, MomentValues>(
    {
      record: moment,
      valuesOf: momentValues,
      send: ({ id, revision }, values) => save({ id, revision, moment: momentInput(values) }),
      fetchLatest: async () =>
        getFragmentData(ClubMomentFormFragmentDoc, (await latest({ id: moment.id }))?.clubContactMoment),
      differences: (mine, theirs) => differingRows(labels, shown(mine), shown(momentValues(theirs))),
    },
    onClose,
  );
  return (
    <MomentFrame title={`${moment.title} aanpassen`} onClose={onClose}>
      <Wizard<MomentValues>
        key={formKey}
        steps={steps}
        initialValues={initialValues}
        schema={momentSchema}
        submitLabel="Opslaan"
        onSubmit={onSubmit}
        onCancel={onClose}
      />
      {dialog}
    </MomentFrame>
  );
}

interface MomentFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Around the wizard, which has its own way out; Escape asks as that does. */
function MomentFrame({ title, onClose, children }: MomentFrameProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      noClose
      title={title}
      onClose={() => (unsaved.question() === undefined ? onClose() : setAsking(true))}
    >
      {children}
      <DiscardDialog isOpen={isAsking} onDiscard={onClose} onCancel={() => setAsking(false)} />
    </Dialog>
  );
}

const steps: [WizardStep<MomentValues>, WizardStep<MomentValues>] = [
  {
    id: 'details',
    title: 'Gegevens',
    question: 'Wat voor contactmoment is het?',
    fields: ['title', 'payment', 'who', 'buut', 'buutMax', 'buutPrice', 'buutDeadline'],
    render: () => <DetailsFields />,
  },
  {
    id: 'letter',
    title: 'Conceptbrief',
    question: 'Wat staat er in de brief?',
    fields: ['letter'],
    isComplete: ({ letter }) => letter.length > 0,
    render: () => <LetterField />,
  },
];

const yesNo = (is: boolean) => (is ? 'Ja' : 'Nee');

const labels = {
  title: 'Titel',
  payment: { label: 'Om betaling vragen', show: yesNo },
  who: { label: 'Wie', show: (who: MomentValues['who']) => (who === 'all' ? 'Alle leden' : 'Niet-betalers') },
  cards: 'Kaarten',
  letter: 'Brief',
};

/** A version as it is compared. */
function shown({ title, payment, who, letter, ...cards }: MomentValues) {
  const { buut, buutMax, buutPrice, buutDeadline } = cards;
  return {
    title,
    payment,
    who,
    cards: buut
      ? `${buutMax} voor ${formatEuro(Number(buutPrice))}, tot en met ${formatDate(buutDeadline)}`
      : 'Geen',
    letter: letter.map(({ type, text }) => (type === 'text' ? text : '[betaalmodule]')).join('\n\n'),
  };
}

const audiences = [
  { value: 'all', label: 'Alle leden' },
  { value: 'nonPayers', label: 'Alleen wie dit jaar nog niet heeft betaald' },
];

/** The first step of a contact moment: what it is, for whom, and whether cards go with it. */
function DetailsFields() {
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
