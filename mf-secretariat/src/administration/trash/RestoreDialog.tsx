import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormTextField, requiredText } from 'kit/forms';
import { type ApiError, useSave } from 'kit/graphql';
import { object } from 'yup';

import { SecretariatRestoreRecordDocument, type SecretariatTrashRowFragment } from '../../gql/graphql';

const schema = object({ title: requiredText() });

/** Something that could not be put back as it is, and why not. */
export interface Refused {
  row: SecretariatTrashRowFragment;
  error: ApiError;
}

interface RestoreDialogProps {
  refused: Refused;
  /** Brings the list up to date. */
  onRestored: () => Promise<unknown>;
  onClose: () => void;
}

/** Whether something can be done about a refusal: see RestoreDialog. */
export function hasRemedy({ details }: ApiError): boolean {
  return details.remedy === 'anyway' || details.remedy === 'title';
}

/** Says what is in the way of something from the trash, and puts it back all the same, or under another title. */
export function RestoreDialog({ refused: { row, error }, onRestored, onClose }: RestoreDialogProps) {
  const { entity, id } = row;
  const { save } = useSave(SecretariatRestoreRecordDocument, { done: 'Teruggezet' });
  if (error.details.remedy === 'title')
    return (
      <FormDialog<{ title: string }>
        title={`${row.title} terugzetten`}
        isOpen
        submitLabel="Terugzetten"
        schema={schema}
        initialValues={{ title: '' }}
        onSubmit={async ({ title }) => {
          await save({ entity, id, title });
          await onRestored();
        }}
        onClose={onClose}
      >
        <p>{error.message}</p>
        <FormTextField name="title" label="Nieuwe titel" autoComplete="off" />
      </FormDialog>
    );
  return (
    <ConfirmActionDialog
      isOpen
      question={`${row.title} toch terugzetten?`}
      confirmLabel="Toch terugzetten"
      onConfirm={async () => {
        await save({ entity, id, anyway: true });
        await onRestored();
      }}
      onClose={onClose}
    >
      {error.message}
    </ConfirmActionDialog>
  );
}
