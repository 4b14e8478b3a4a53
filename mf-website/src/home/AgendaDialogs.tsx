import { differingRows } from 'kit/conflict';
import { EditDialog, FormDialog } from 'kit/editing';
import { FormDateField, FormTextArea } from 'kit/fields';
import { formatDate } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type AgendaEntryInput,
  WebsiteAddAgendaEntryDocument,
  type WebsiteAgendaFormFragment,
  WebsiteAgendaFormFragmentDoc,
  WebsiteEditAgendaEntryDocument,
} from '../gql/graphql';

const schema = object({ date: requiredText(), name: requiredText(), comment: string().trim() });
const valuesOf = ({ date, name, comment }: AgendaEntryInput): AgendaEntryInput => ({ date, name, comment });

const Fields = () => (
  <>
    <FormDateField name="date" label="Datum" />
    <FormTextField name="name" label="Activiteit" />
    <FormTextArea name="comment" label="Opmerkingen" rows={2} />
  </>
);

interface AddProps {
  isOpen: boolean;
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new row of the agenda. */
export function AddAgendaDialog({ isOpen, onAdded, onClose }: AddProps) {
  const { save } = useSave(WebsiteAddAgendaEntryDocument, { done: 'Activiteit toegevoegd' });
  return (
    <FormDialog<AgendaEntryInput>
      title="Activiteit toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={schema}
      initialValues={{ date: '', name: '', comment: '' }}
      onSubmit={async (entry) => {
        await save({ entry });
        await onAdded();
      }}
    >
      <Fields />
    </FormDialog>
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
    <EditDialog<WebsiteAgendaFormFragment, AgendaEntryInput>
      title="Activiteit aanpassen"
      isOpen
      onClose={onClose}
      schema={schema}
      record={getFragmentData(WebsiteAgendaFormFragmentDoc, row)}
      valuesOf={valuesOf}
      send={({ id, revision }, entry) => save({ id, revision, entry })}
      fetchLatest={async () => getFragmentData(WebsiteAgendaFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(
          { date: { label: 'Datum', show: formatDate }, name: 'Activiteit', comment: 'Opmerkingen' },
          mine,
          valuesOf(theirs),
        )
      }
    >
      <Fields />
    </EditDialog>
  );
}
