import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type VolunteersActivityInfoFragment,
  VolunteersActivityInfoFragmentDoc,
  VolunteersAddActivityDocument,
  VolunteersRenameActivityDocument,
  type VolunteersRenameActivityFragment,
  VolunteersRenameActivityFragmentDoc,
  VolunteersSetActivityInfoDocument,
} from '../gql/graphql';

const LONGEST = 120;
const schema = object({ name: requiredText() });
const nameField = <FormTextField name="name" label="Naam" required maxLength={LONGEST} autoComplete="off" />;

interface AddProps {
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** A new activity, for all seasons. Mounted when opened. */
export function AddActivityDialog({ onDone, onClose }: AddProps) {
  const { save } = useSave(VolunteersAddActivityDocument, { done: 'Activiteit toegevoegd' });
  return (
    <FormDialog<{ name: string }>
      title="Activiteit toevoegen"
      onClose={onClose}
      size={400}
      schema={schema}
      initialValues={{ name: '' }}
      onSubmit={({ name }) => save({ name })}
      onDone={onDone}
    >
      {nameField}
    </FormDialog>
  );
}

interface RenameProps extends AddProps {
  activity: FragmentType<typeof VolunteersRenameActivityFragmentDoc>;
  /** The activity as it is now. */
  fetchLatest: () => Promise<FragmentType<typeof VolunteersRenameActivityFragmentDoc> | undefined>;
}

/** Another name, in all seasons. */
export function RenameDialog({ activity: masked, fetchLatest, onDone, onClose }: RenameProps) {
  const activity = getFragmentData(VolunteersRenameActivityFragmentDoc, masked);
  const { save } = useSave(VolunteersRenameActivityDocument, { done: 'Naam gewijzigd' });
  return (
    <EditDialog<VolunteersRenameActivityFragment, { name: string }>
      title={`Naam van ${activity.name} wijzigen`}
      onClose={onClose}
      size={400}
      schema={schema}
      record={activity}
      valuesOf={({ name }) => ({ name })}
      send={async ({ id, revision }, { name }) => {
        await save({ id, revision, name });
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(VolunteersRenameActivityFragmentDoc, await fetchLatest())}
      differences={(mine, { name }) => differingRows({ name: 'Naam' }, mine, { name })}
    >
      {nameField}
    </EditDialog>
  );
}

interface InfoProps extends AddProps {
  activity: FragmentType<typeof VolunteersActivityInfoFragmentDoc>;
  /** The activity as it is now. */
  fetchLatest: () => Promise<FragmentType<typeof VolunteersActivityInfoFragmentDoc> | undefined>;
}

type InfoValues = Pick<VolunteersActivityInfoFragment, 'place' | 'contactName' | 'contactPhone'>;

const infoLabels = { place: 'Plaats', contactName: 'Wie de leiding heeft', contactPhone: 'Telefoon' };
const LONGEST_PLACE = 200;
const LONGEST_PHONE = 40;
const infoSchema = object({ place: string(), contactName: string(), contactPhone: string() });

/** Where people come to, and who is in charge: it stands in the reminder of the day before. */
export function InfoDialog({ activity: masked, fetchLatest, onDone, onClose }: InfoProps) {
  const activity = getFragmentData(VolunteersActivityInfoFragmentDoc, masked);
  const { save } = useSave(VolunteersSetActivityInfoDocument, { done: 'Plaats en contact opgeslagen' });
  const valuesOf = ({ place, contactName, contactPhone }: InfoValues) => ({
    place,
    contactName,
    contactPhone,
  });
  const off = { autoComplete: 'off' } as const;
  return (
    <EditDialog<VolunteersActivityInfoFragment, InfoValues>
      title={`Plaats en contact van ${activity.name}`}
      onClose={onClose}
      size={400}
      schema={infoSchema}
      record={activity}
      valuesOf={valuesOf}
      send={async ({ id, revision }, values) => {
        await save({ id, revision, info: valuesOf(values) });
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(VolunteersActivityInfoFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) => differingRows(infoLabels, mine, valuesOf(theirs))}
    >
      <p>Vrijwilligers lezen dit de dag ervoor, in de mail van 18:00.</p>
      <FormTextField name="place" label={infoLabels.place} maxLength={LONGEST_PLACE} {...off} />
      <FormTextField name="contactName" label={infoLabels.contactName} maxLength={LONGEST} {...off} />
      <FormTextField
        name="contactPhone"
        label={infoLabels.contactPhone}
        type="tel"
        inputMode="tel"
        maxLength={LONGEST_PHONE}
        {...off}
      />
    </EditDialog>
  );
}
