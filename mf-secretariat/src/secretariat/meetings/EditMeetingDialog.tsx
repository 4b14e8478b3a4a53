import { differingRows } from 'kit/conflict';
import { EditDialog } from 'kit/editing';
import { FormDateField, FormTextArea } from 'kit/fields';
import { formatDate } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { object, string } from 'yup';

import { SecretariatEditMeetingDocumentDocument } from '../../gql/graphql';
import type { MeetingDocument } from './meetingKinds';

type Values = Pick<MeetingDocument, 'date' | 'description'>;

const schema = object({ date: requiredText(), description: string().trim() });

interface EditMeetingDialogProps {
  document: MeetingDocument;
  /** The document as it is now on the server. */
  fetchLatest: () => Promise<MeetingDocument | undefined>;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Mends the date, of which the title is made, and the description of an agenda or minutes. */
export function EditMeetingDialog({ document, fetchLatest, onSaved, onClose }: EditMeetingDialogProps) {
  const { save } = useSave(SecretariatEditMeetingDocumentDocument, { done: 'Document aangepast' });
  return (
    <EditDialog<MeetingDocument, Values>
      title="Document aanpassen"
      isOpen
      onClose={onClose}
      schema={schema}
      record={document}
      valuesOf={({ date, description }) => ({ date, description })}
      send={async ({ id, revision }, values) => {
        await save({ id, revision, document: values });
        // By its date it may stand elsewhere.
        await onSaved();
      }}
      fetchLatest={fetchLatest}
      differences={(mine, theirs) =>
        differingRows<Values>(
          { date: { label: 'Datum', show: formatDate }, description: 'Omschrijving' },
          mine,
          theirs,
        )
      }
    >
      <FormDateField name="date" label="Datum" />
      <FormTextArea name="description" label="Omschrijving" rows={2} maxLength={2000} />
    </EditDialog>
  );
}
