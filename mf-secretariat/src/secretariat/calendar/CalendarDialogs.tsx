import { AddActivityDialog, EditActivityDialog } from 'kit/activities';
import { ChangeLog } from 'kit/editing';
import { useQuery, useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddCalendarEntryDocument,
  type SecretariatCalendarFormFragment,
  SecretariatCalendarFormFragmentDoc,
  SecretariatCalendarLogsDocument,
  SecretariatEditCalendarEntryDocument,
} from '../../gql/graphql';
import { calendarFields, type CalendarValues, valuesOf } from './calendarFields';

interface AddProps {
  isOpen: boolean;
  /** Brings the page up to date. */
  onSaved: (entry: CalendarValues) => Promise<unknown>;
  onClose: () => void;
}

/** A new row of the yearly programme. */
export function AddCalendarDialog({ isOpen, onSaved, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddCalendarEntryDocument, { done: 'Activiteit toegevoegd' });
  return (
    <AddActivityDialog<CalendarValues>
      fields={calendarFields}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={async (entry) => {
        await save({ entry });
        await onSaved(entry);
      }}
    />
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
    <EditActivityDialog<SecretariatCalendarFormFragment, CalendarValues>
      fields={calendarFields}
      onClose={onClose}
      record={row}
      valuesOf={valuesOf}
      send={async ({ id, revision }, entry) => {
        await save({ id, revision, entry });
        await onSaved(entry);
      }}
      fetchLatest={async () => getFragmentData(SecretariatCalendarFormFragmentDoc, await fetchLatest())}
    >
      <History id={row.id} />
    </EditActivityDialog>
  );
}

function History({ id }: { id: string }) {
  const { data } = useQuery(SecretariatCalendarLogsDocument, { fetchPolicy: 'cache-and-network' });
  return <ChangeLog lines={data?.calendar.find((each) => each.id === id)?.changeLog ?? []} />;
}
