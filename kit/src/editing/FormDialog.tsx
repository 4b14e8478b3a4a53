import type { FormikValues } from 'formik';
import type { Revised } from 'kit/conflict';
import { DiscardDialog, Form, FormError, type FormProps, SubmitButton, useFormState } from 'kit/forms';
import { Button, Dialog, DialogActions, type DialogSize, Stack } from 'kit/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import { type EditedRecord, useRecordForm } from './recordForm';

interface Frame<Values extends FormikValues> {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  schema?: FormProps<Values>['schema'];
  /** The verb on the main button. */
  submitLabel?: string;
  /** Only then the main button is offered; otherwise always, and it says what is missing. */
  canSubmit?: (values: Values) => boolean;
  size?: DialogSize;
  /** Shown above the buttons after a submit with an obligatory field left empty. */
  incompleteMessage?: string;
  /** The fields of the form. */
  children: ReactNode;
}

/** The props of FormDialog. */
export type FormDialogProps<Values extends FormikValues> = Frame<Values> & {
  initialValues: Values;
  /** Saves. @throws ApiError, shown at its fields */
  onSubmit: (values: Values) => Promise<unknown>;
  /**
   * Where rows are added in batches: offers 'Opslaan en volgende', by which the dialog stays for the next one.
   * @returns what that begins with
   */
  next?: (saved: Values) => Values;
};

/**
 * A form in a dialog, for a new row of a list. It closes when the server has confirmed; closing it with edits asks
 * first, and a failure stays inside with all that was typed.
 */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { initialValues, onSubmit, next, children, schema, ...frame } = props;
  const goesOn = useRef(false);
  // Each next one is a form of its own.
  const [{ turn, values: first }, setForm] = useState({ turn: 0, values: initialValues });
  return (
    <DialogFrame
      {...frame}
      fields={children}
      more={next && <SaveAndNext canSubmit={frame.canSubmit} goesOnRef={goesOn} />}
      onMain={() => void (goesOn.current = false)}
    >
      {(fields) => (
        <Form
          key={turn}
          initialValues={turn === 0 ? initialValues : first}
          schema={schema}
          onSubmit={async (values) => {
            const isNext = goesOn.current;
            await onSubmit(values);
            if (next && isNext) setForm({ turn: turn + 1, values: next(values) });
            else frame.onClose();
          }}
        >
          {turn > 0 && <FocusFirst />}
          {fields}
        </Form>
      )}
    </DialogFrame>
  );
}

interface SaveAndNextProps {
  goesOnRef: RefObject<boolean>;
  canSubmit?: (values: never) => boolean;
}

function SaveAndNext({ goesOnRef, canSubmit }: SaveAndNextProps) {
  const { values, isSubmitting } = useFormState();
  if (canSubmit && !canSubmit(values as never)) return null;
  return (
    <Button
      variant="ghost"
      disabled={isSubmitting}
      // Not a submit button: Enter would press the first one of those.
      onClick={({ currentTarget }) => {
        goesOnRef.current = true;
        currentTarget.form?.requestSubmit();
      }}
    >
      Opslaan en volgende
    </Button>
  );
}

/** The next one is typed at once. */
function FocusFirst() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const field = mark.current?.closest('form')?.querySelector<HTMLElement>('input, select, textarea');
    field?.focus();
  }, []);
  return <span ref={mark} hidden />;
}

/** The props of EditDialog. */
export type EditDialogProps<Read extends Revised, Values extends FormikValues> = Frame<Values> &
  EditedRecord<Read, Values>;

/** The same for an existing record, which others may edit at the same time: see useRevisionSave of kit/conflict. */
export function EditDialog<Read extends Revised, Values extends FormikValues>(
  props: EditDialogProps<Read, Values>,
) {
  const { record, valuesOf, send, fetchLatest, differences, children, schema, ...frame } = props;
  return (
    <DialogFrame submitLabel="Opslaan" {...frame} fields={children}>
      {(fields) => (
        <RecordForm
          {...{ record, valuesOf, send, fetchLatest, differences }}
          schema={schema}
          onSaved={frame.onClose}
        >
          {fields}
        </RecordForm>
      )}
    </DialogFrame>
  );
}

interface RecordFormProps<Read extends Revised, Values extends FormikValues> extends EditedRecord<
  Read,
  Values
> {
  schema?: FormProps<Values>['schema'];
  onSaved: () => void;
  children: ReactNode;
}

function RecordForm<Read extends Revised, Values extends FormikValues>(props: RecordFormProps<Read, Values>) {
  const { schema, onSaved, children, ...edited } = props;
  const { formKey, initialValues, onSubmit, dialog } = useRecordForm(edited, onSaved);
  return (
    <>
      <Form key={formKey} initialValues={initialValues} schema={schema} onSubmit={onSubmit}>
        {children}
      </Form>
      {dialog}
    </>
  );
}

type FrameProps = Omit<Frame<FormikValues>, 'schema' | 'children' | 'canSubmit'> & {
  // Each kind of form knows its own values.
  canSubmit?: (values: never) => boolean;
  fields: ReactNode;
  /** A button beside the main one. */
  more?: ReactNode;
  /** The main one is pressed, by Enter too. */
  onMain?: () => void;
  /** The form around fields and buttons. */
  children: (content: ReactNode) => ReactNode;
};

function DialogFrame(props: FrameProps) {
  const {
    title,
    isOpen,
    onClose,
    submitLabel = 'Toevoegen',
    canSubmit,
    size = 600,
    incompleteMessage,
    fields,
    more,
    onMain,
    children,
  } = props;
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const close = () => (dirty.current ? setAsking(true) : onClose());
  const discard = () => {
    setAsking(false);
    dirty.current = false;
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} size={size}>
      {children(
        <>
          <Stack>{fields}</Stack>
          <TellDirty dirtyRef={dirty} />
          <FormError incompleteMessage={incompleteMessage} />
          <DialogActions>
            <Button variant="text" onClick={close}>
              Annuleren
            </Button>
            {more}
            <Submit label={submitLabel} canSubmit={canSubmit} onClick={onMain} />
          </DialogActions>
        </>,
      )}
      <DiscardDialog isOpen={asking} onDiscard={discard} onCancel={() => setAsking(false)} />
    </Dialog>
  );
}

interface SubmitProps {
  label: string;
  canSubmit: FrameProps['canSubmit'];
  onClick?: () => void;
}

function Submit({ label, canSubmit, onClick }: SubmitProps) {
  const { values } = useFormState();
  if (canSubmit && !canSubmit(values as never)) return null;
  return <SubmitButton onClick={onClick}>{label}</SubmitButton>;
}

function TellDirty({ dirtyRef }: { dirtyRef: RefObject<boolean> }) {
  const state = useFormState();
  useEffect(() => {
    dirtyRef.current = state.dirty;
    return () => {
      dirtyRef.current = false;
    };
  }, [dirtyRef, state.dirty]);
  return null;
}
