import { AddActivityDialog, EditActivityDialog } from 'kit/activities';
import { useSave } from 'kit/graphql';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  WebsiteAddAgendaEntryDocument,
  type WebsiteAgendaFormFragment,
  WebsiteAgendaFormFragmentDoc,
  WebsiteEditAgendaEntryDocument,
} from '../gql/graphql';
import { agendaFields, type AgendaValues, valuesOf } from './agendaFields';

interface AddProps {
  isOpen: boolean;
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new row of the agenda. */
export function AddAgendaDialog({ isOpen, onAdded, onClose }: AddProps) {
  const { save } = useSave(WebsiteAddAgendaEntryDocument, { done: 'Activiteit toegevoegd' });
  return (
    <AddActivityDialog<AgendaValues>
      fields={agendaFields}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={async (entry) => {
        await save({ entry });
        await onAdded();
      }}
    />
  );
}

interface EditProps {
  row: FragmentType<typeof WebsiteAgendaFormFragmentDoc>;
  /** The row as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteAgendaFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes a row of the agenda. */
export function EditAgendaDialog({ row, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(WebsiteEditAgendaEntryDocument, { done: 'Activiteit aangepast' });
  return (
    <EditActivityDialog<WebsiteAgendaFormFragment, AgendaValues>
      fields={agendaFields}
      onClose={onClose}
      record={getFragmentData(WebsiteAgendaFormFragmentDoc, row)}
      valuesOf={valuesOf}
      send={({ id, revision }, entry) => save({ id, revision, entry })}
      fetchLatest={async () => getFragmentData(WebsiteAgendaFormFragmentDoc, await fetchLatest())}
    />
  );
}
