import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersAddActivityDocument,
  VolunteersRenameActivityDocument,
  type VolunteersRenameActivityFragment,
  VolunteersRenameActivityFragmentDoc,
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
      isOpen
      onClose={onClose}
      size={400}
      schema={schema}
      initialValues={{ name: '' }}
      onSubmit={async ({ name }) => {
        await save({ name });
        await onDone();
      }}
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
      isOpen
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
