import { differingRows, type Revised } from 'kit/conflict';
import { DeleteDialog, EditDialog, type EditedRecord, FormDialog } from 'kit/editing';
import { formatDate } from 'kit/format';
import { emptyValues, type FormFields, labelsOf, RecordInputs, schemaOf } from 'kit/records';
import type { ReactNode } from 'react';

import type { ActivityValues } from './activityFields';

interface AddProps<Values> {
  fields: FormFields<Values>;
  isOpen: boolean;
  /** Saves. @throws ApiError, shown at its fields */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
}

/** A new activity. */
export function AddActivityDialog<Values extends ActivityValues>({ fields, ...rest }: AddProps<Values>) {
  return (
    <FormDialog<Values>
      title="Activiteit toevoegen"
      schema={schemaOf(fields)}
      initialValues={emptyValues(fields)}
      {...rest}
    >
      <RecordInputs fields={fields} />
    </FormDialog>
  );
}

interface EditProps<Read extends Revised, Values extends ActivityValues> extends Pick<
  EditedRecord<Read, Values>,
  'record' | 'valuesOf' | 'send' | 'fetchLatest'
> {
  fields: FormFields<Values>;
  onClose: () => void;
  /** Below the fields, such as a change log. */
  children?: ReactNode;
}

/** Changes an activity, which may be changed by somebody else at the same time. */
export function EditActivityDialog<Read extends Revised, Values extends ActivityValues>(
  props: EditProps<Read, Values>,
) {
  const { fields, valuesOf, children, ...rest } = props;
  return (
    <EditDialog<Read, Values>
      title="Activiteit aanpassen"
      schema={schemaOf(fields)}
      valuesOf={valuesOf}
      differences={(mine, theirs) => differingRows<Values>(labelsOf(fields), mine, valuesOf(theirs))}
      {...rest}
    >
      <RecordInputs fields={fields} />
      {children}
    </EditDialog>
  );
}

interface DeleteProps {
  /** Absent: the dialog is closed. */
  activity: Pick<ActivityValues, 'date' | 'name'> | undefined;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an activity goes. */
export function DeleteActivityDialog({ activity, onDelete, onClose }: DeleteProps) {
  return (
    <DeleteDialog
      isOpen={activity !== undefined}
      question="Activiteit verwijderen? Deze actie is onomkeerbaar."
      onDelete={onDelete}
      onClose={onClose}
    >
      {activity && `${formatDate(activity.date)} ${activity.name}`}
    </DeleteDialog>
  );
}
