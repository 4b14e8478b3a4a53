import { FormDialog } from 'kit/editing';
import { FormDateField, FormTextArea } from 'kit/fields';
import { FormDocumentField } from 'kit/files';
import { FormCheckbox, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { boolean, object, string } from 'yup';

import { SecretariatAddMeetingDocumentDocument } from '../../gql/graphql';
import type { MeetingKind } from './meetingKinds';

type Values = { date: string; description: string; fileId: string | null; dbOnly: boolean };

const empty: Values = { date: '', description: '', fileId: null, dbOnly: false };

// A date and a document.
const schema = object({
  date: requiredText(),
  description: string().trim(),
  fileId: string().required(),
  dbOnly: boolean(),
});

interface AddProps {
  words: MeetingKind;
  isOpen: boolean;
  /** Brings the page up to date. */
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new agenda or new minutes. */
export function AddMeetingDialog({ words, isOpen, onAdded, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddMeetingDocumentDocument, { done: words.added });
  return (
    <FormDialog<Values>
      title={words.add}
      isOpen={isOpen}
      onClose={onClose}
      schema={schema}
      initialValues={empty}
      onSubmit={async ({ fileId, ...rest }) => {
        await save({ kind: words.kind, document: { ...rest, fileId: fileId ?? '' } });
        await onAdded();
      }}
    >
      <FormDateField name="date" label="Datum" />
      <FormTextArea name="description" label="Omschrijving" rows={2} maxLength={2000} />
      <FormDocumentField name="fileId" label="Document" folder="docs/secretary" />
      <FormCheckbox name="dbOnly" label="Alleen voor het DB" />
    </FormDialog>
  );
}
