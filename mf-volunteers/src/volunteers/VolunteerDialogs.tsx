import { differingRows, useLatest } from 'kit/conflict';
import { DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { FormTextField, optionalEmail, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import {
  labelsOf,
  RecordInputs,
  SameRecord,
  emptyValues,
  pickValues,
  schemaOf,
  type FormFields,
} from 'kit/records';
import { string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersAddDocument,
  VolunteersDeleteDocument,
  type VolunteersFormFragment,
  VolunteersFormFragmentDoc,
  VolunteersOneDocument,
  type VolunteersRowFragment,
  VolunteersUpdateDocument,
  type VolunteerInput,
  VolunteersFieldsFragmentDoc,
} from '../gql/graphql';

/** What is filled in of a volunteer: every field of the API's input, as text. */
type VolunteerTexts = Record<Exclude<keyof VolunteerInput, 'allowDuplicate'>, string>;

const LONGEST = 120;

/**
 * What is filled in of a volunteer, in the order of the form: one entry for each field (CONTRIBUTING.md, "Adding a
 * field"). A name is required, an address is checked when it is given.
 */
const volunteerFields = {
  name: {
    label: 'Naam',
    empty: '',
    schema: requiredText().max(LONGEST, 'Maak deze tekst korter'),
    input: <FormTextField name="name" label="Naam" required autoComplete="off" />,
  },
  email: {
    label: 'E-mail',
    empty: '',
    schema: optionalEmail(),
    input: <FormTextField name="email" label="E-mail" type="email" inputMode="email" autoComplete="off" />,
  },
} satisfies FormFields<VolunteerTexts>;

/** What is filled in of a volunteer, as it was read. */
function textsOf(volunteer: FragmentType<typeof VolunteersFieldsFragmentDoc>): VolunteerTexts {
  return pickValues<VolunteerTexts>(volunteerFields, getFragmentData(VolunteersFieldsFragmentDoc, volunteer));
}

/** A volunteer in a form. */
interface VolunteerValues extends VolunteerTexts {
  /** Name and address that are kept although somebody has them already. */
  agreed: string;
}

/** Checks the form. */
const volunteerSchema = schemaOf<VolunteerTexts>(volunteerFields).shape({ agreed: string() });

/** The form of a new volunteer. */
const newVolunteer: VolunteerValues = { ...emptyValues<VolunteerTexts>(volunteerFields), agreed: '' };

/** The form of a volunteer. */
const valuesOf = (volunteer: VolunteersFormFragment): VolunteerValues => ({
  ...textsOf(volunteer),
  agreed: '',
});

/** What somebody agrees to when it is said that this looks like somebody else. */
const agreementOf = ({ name, email }: Pick<VolunteerValues, 'name' | 'email'>): string =>
  `${name.trim()}\n${email.trim()}`;

/** What is sent. */
function volunteerInput(values: VolunteerValues): VolunteerInput {
  const texts = pickValues<VolunteerTexts>(volunteerFields, values);
  return { ...texts, ...(values.agreed === agreementOf(values) && { allowDuplicate: true }) };
}

interface AddProps {
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

interface EditProps extends AddProps {
  person: FragmentType<typeof VolunteersFormFragmentDoc>;
}

interface DeleteProps extends AddProps {
  person: Pick<VolunteersRowFragment, 'id' | 'name' | 'activities'>;
}

/** A new volunteer; the same person twice is pointed out. Mounted when opened. */
export function AddVolunteerDialog({ onDone, onClose }: AddProps) {
  const { save } = useSave(VolunteersAddDocument, { done: 'Vrijwilliger toegevoegd' });
  return (
    <FormDialog<VolunteerValues>
      title="Vrijwilliger toevoegen"
      isOpen
      onClose={onClose}
      size={400}
      schema={volunteerSchema}
      initialValues={newVolunteer}
      next={() => newVolunteer}
      onSubmit={async (values) => {
        await save({ volunteer: volunteerInput(values) });
        await onDone();
      }}
    >
      <VolunteerInputs anyway="Toch toevoegen" />
    </FormDialog>
  );
}

/** Changes a volunteer, who may be changed by somebody else at the same time. */
export function EditVolunteerDialog({ person: masked, onDone, onClose }: EditProps) {
  const person = getFragmentData(VolunteersFormFragmentDoc, masked);
  const latest = useLatest(VolunteersOneDocument);
  const { save } = useSave(VolunteersUpdateDocument, { done: 'Vrijwilliger aangepast' });
  const { id, name } = person;
  return (
    <EditDialog<VolunteersFormFragment, VolunteerValues>
      title={`${name} aanpassen`}
      isOpen
      onClose={onClose}
      size={400}
      schema={volunteerSchema}
      record={person}
      valuesOf={valuesOf}
      send={async ({ revision }, values) => {
        await save({ id, revision, volunteer: volunteerInput(values) });
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(VolunteersFormFragmentDoc, (await latest({ id }))?.volunteer)}
      differences={(mine, theirs) =>
        differingRows<VolunteerTexts>(labelsOf<VolunteerTexts>(volunteerFields), mine, valuesOf(theirs))
      }
    >
      <VolunteerInputs anyway="Toch opslaan" />
    </EditDialog>
  );
}

/** Removes a volunteer from the pool, after a question. */
export function DeleteVolunteerDialog({ person: { id, name, activities }, onDone, onClose }: DeleteProps) {
  const { save } = useSave(VolunteersDeleteDocument, { done: 'Vrijwilliger verwijderd' });
  return (
    <DeleteDialog
      isOpen
      question={`${name} verwijderen? Deze actie is onomkeerbaar.`}
      onDelete={async () => {
        await save({ id });
        await onDone();
      }}
      onClose={onClose}
    >
      {activities.length > 0
        ? `Naam en e-mailadres verdwijnen. Wat ${name} tot nu toe deed, blijft zonder naam meetellen. Wie nog op een dienst staat, kan niet worden verwijderd.`
        : `${name} doet nu aan geen activiteit mee.`}
    </DeleteDialog>
  );
}

/** The fields of a volunteer. @param anyway the verb that keeps somebody who looks the same as another */
function VolunteerInputs({ anyway }: { anyway: string }) {
  return (
    <>
      <RecordInputs fields={volunteerFields} />
      <SameRecord<VolunteerValues>
        title="Staat deze vrijwilliger er al in?"
        anyway={anyway}
        fields={['name', 'email']}
        agreementOf={agreementOf}
      />
    </>
  );
}
