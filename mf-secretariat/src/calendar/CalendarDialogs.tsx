import { differingRows } from 'kit/conflict';
import { ChangeLog, EditDialog, FormDialog } from 'kit/editing';
import { FormDateField, FormTextArea } from 'kit/fields';
import { formatDate } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type CalendarEntryInput,
  SecretariatAddCalendarEntryDocument,
  type SecretariatCalendarFormFragment,
  SecretariatCalendarFormFragmentDoc,
  SecretariatCalendarLogsDocument,
  SecretariatEditCalendarEntryDocument,
} from '../gql/graphql';

const schema = object({ date: requiredText(), name: requiredText(), comment: string().trim() });
const valuesOf = ({ date, name, comment }: CalendarEntryInput): CalendarEntryInput => ({
  date,
  name,
  comment,
});

const Fields = () => (
  <>
    <FormDateField name="date" label="Datum" />
    <FormTextField name="name" label="Activiteit" maxLength={200} autoComplete="off" />
    <FormTextArea name="comment" label="Opmerkingen" rows={2} maxLength={2000} />
  </>
);

interface AddProps {
  isOpen: boolean;
  /** Brings the page up to date. */
  onSaved: (entry: CalendarEntryInput) => Promise<unknown>;
  onClose: () => void;
}

/** A new row of the yearly programme. */
export function AddCalendarDialog({ isOpen, onSaved, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddCalendarEntryDocument, { done: 'Activiteit toegevoegd' });
  return (
    <FormDialog<CalendarEntryInput>
      title="Activiteit toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={schema}
      initialValues={{ date: '', name: '', comment: '' }}
      onSubmit={async (entry) => {
        await save({ entry });
        await onSaved(entry);
      }}
    >
      <Fields />
    </FormDialog>
  );
}

interface EditProps {
  row: FragmentType<typeof SecretariatCalendarFormFragmentDoc>;
  /** The row as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatCalendarFormFragmentDoc> | undefined>;
  onSaved: AddProps['onSaved'];
  onClose: () => void;
}

/** Changes a row of the yearly programme. */
export function EditCalendarDialog({ row: masked, fetchLatest, onSaved, onClose }: EditProps) {
  const row = getFragmentData(SecretariatCalendarFormFragmentDoc, masked);
  const { save } = useSave(SecretariatEditCalendarEntryDocument, { done: 'Activiteit aangepast' });
  return (
    <EditDialog<SecretariatCalendarFormFragment, CalendarEntryInput>
      title="Activiteit aanpassen"
      isOpen
      onClose={onClose}
      schema={schema}
      record={row}
      valuesOf={valuesOf}
      send={async ({ id, revision }, entry) => {
        await save({ id, revision, entry });
        await onSaved(entry);
      }}
      fetchLatest={async () => getFragmentData(SecretariatCalendarFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(
          { date: { label: 'Datum', show: formatDate }, name: 'Activiteit', comment: 'Opmerkingen' },
          mine,
          valuesOf(theirs),
        )
      }
    >
      <Fields />
      <History id={row.id} />
    </EditDialog>
  );
}

function History({ id }: { id: string }) {
  const { data } = useQuery(SecretariatCalendarLogsDocument, { fetchPolicy: 'cache-and-network' });
  return <ChangeLog lines={data?.calendar.find((each) => each.id === id)?.changeLog ?? []} />;
}
