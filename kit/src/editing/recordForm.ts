import type { FormikValues } from 'formik';
import { type Revised, type RevisionSaveOptions, useRevisionSave } from 'kit/conflict';
import { useSnackbar } from 'kit/ui';
import { type ReactNode, useRef, useState } from 'react';

/** How a record is edited in a form. */
export interface EditedRecord<Read extends Revised, Values extends FormikValues> extends RevisionSaveOptions<
  Read,
  Values
> {
  /** As it was last read. */
  record: Read;
  /** The values of the form for a version of the record. */
  valuesOf: (record: Read) => Values;
}

/** A second way to keep a record, beside its main button: 'Bewaren als concept'. */
export interface OtherSave<Read extends Revised, Values extends FormikValues> {
  /** The verb on its button. */
  label: string;
  /** Sends it, as `send` of the record does. @throws ApiError */
  send: EditedRecord<Read, Values>['send'];
}

/**
 * Sends a form by the button that was pressed.
 * @returns how it is sent, and what the buttons call: true for the other one
 */
export function useEitherSave<Read extends Revised, Values extends FormikValues>(
  send: EditedRecord<Read, Values>['send'],
  other: OtherSave<Read, Values> | undefined,
): { send: EditedRecord<Read, Values>['send']; press: (isOther: boolean) => void } {
  const isOther = useRef(false);
  return {
    send: (read, values) => (other && isOther.current ? other.send : send)(read, values),
    press: (pressed) => void (isOther.current = pressed),
  };
}

/** What a Form needs to edit a record. */
export interface RecordForm<Values> {
  /** Another one: the form begins anew with `initialValues`. */
  formKey: number;
  initialValues: Values;
  onSubmit: (values: Values) => Promise<void>;
  /** The question about two versions, to render beside the form. */
  dialog: ReactNode;
}

/**
 * Keeps the version that a form began with, whatever is read in the meantime, and saves against it. When the version
 * of somebody else is taken over, the form begins anew with that one.
 */
export function useRecordForm<Read extends Revised, Values extends FormikValues>(
  { record, valuesOf, ...how }: EditedRecord<Read, Values>,
  onSaved: () => void,
): RecordForm<Values> {
  const snackbar = useSnackbar();
  const [read, setRead] = useState(record);
  const { save, dialog } = useRevisionSave(how);
  const onSubmit = async (values: Values) => {
    const theirs = await save(read, values);
    if (!theirs) return onSaved();
    setRead(theirs);
    snackbar.show('De andere versie staat in het formulier');
  };
  return { formKey: read.revision, initialValues: valuesOf(read), onSubmit, dialog };
}
