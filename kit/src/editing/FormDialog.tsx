import type { FormikValues } from 'formik';
import type { Revised } from 'kit/conflict';
import { DiscardDialog, Form, FormError, type FormProps, SubmitButton, useFormState } from 'kit/forms';
import { Button, Dialog, DialogActions, type DialogSize, Stack } from 'kit/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

import { type EditedRecord, type OtherSave, useEitherSave, useRecordForm } from './recordForm';

interface Frame<Values extends FormikValues> {
  title: string;
  /** One that is mounted only while it is open leaves it out. */
  isOpen?: boolean;
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
  /** Brings the page up to date with what was saved, before the dialog closes. */
  onDone?: () => unknown;
  /**
   * Where rows are added in batches: offers 'Opslaan en volgende', by which the dialog stays for the next one.
   * @returns what that begins with
   */
  next?: (saved: Values) => Values;
};

/** What was pressed last in the dialogs of this tab, by their titles: the one that Enter presses. */
const goesOnByTitle = new Map<string, boolean>();

/**
 * A form in a dialog, for a new row of a list. It closes when the server has confirmed; closing it with edits asks
 * first, and a failure stays inside with all that was typed. Of two buttons the last pressed is the main one, also when
 * the dialog is opened again.
 */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { initialValues, onSubmit, onDone, next, children, schema, ...frame } = props;
  const [isNextMain, setNextMain] = useState(() => Boolean(next && goesOnByTitle.get(frame.title)));
  const goesOn = useRef(isNextMain);
  // Each next one is a form of its own.
  const [{ turn, values: first }, setForm] = useState({ turn: 0, values: initialValues });
  const remember = (isNext: boolean) => {
    goesOnByTitle.set(frame.title, isNext);
    setNextMain(isNext);
  };
  return (
    <DialogFrame {...frame} fields={children} goesOnRef={next && goesOn} isNextMain={isNextMain}>
      {(fields) => (
        <Form
          key={turn}
          initialValues={turn === 0 ? initialValues : first}
          schema={schema}
          onSubmit={async (values) => {
            const isNext = Boolean(next && goesOn.current);
            await onSubmit(values);
            await onDone?.();
            if (next) remember(isNext);
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
  EditedRecord<Read, Values> & {
    /** A second button, that keeps it in another way. Enter presses the main one. */
    other?: OtherSave<Read, Values>;
  };

/** The same for an existing record, which others may edit at the same time: see useRevisionSave of kit/conflict. */
export function EditDialog<Read extends Revised, Values extends FormikValues>(
  props: EditDialogProps<Read, Values>,
) {
  const { record, valuesOf, fetchLatest, differences, other, children, schema, ...frame } = props;
  const { send, press } = useEitherSave(props.send, other);
  const otherButton = other && { label: other.label, press };
  return (
    <DialogFrame submitLabel="Opslaan" {...frame} fields={children} otherButton={otherButton}>
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
  /** Offers 'Opslaan en volgende', and is told which of the two was pressed. */
  goesOnRef?: RefObject<boolean>;
  /** That one is the main button. */
  isNextMain?: boolean;
  /** A second way to send it, and what is told when either button is pressed. */
  otherButton?: OtherButton;
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
    children,
    ...next
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
            <Submits {...next} label={submitLabel} canSubmit={canSubmit} />
          </DialogActions>
        </>,
      )}
      <DiscardDialog isOpen={asking} onDiscard={discard} onCancel={() => setAsking(false)} />
    </Dialog>
  );
}

interface OtherButton {
  label: string;
  press: (isOther: boolean) => void;
}

interface SubmitsProps extends Pick<FrameProps, 'canSubmit' | 'goesOnRef' | 'isNextMain' | 'otherButton'> {
  label: string;
}

/** Each keeps its place, also when the other becomes the main one. */
function Submits({ label, canSubmit, goesOnRef, isNextMain = false, otherButton }: SubmitsProps) {
  const { values } = useFormState();
  if (canSubmit && !canSubmit(values as never)) return null;
  if (otherButton) return <OtherSubmits label={label} other={otherButton} />;
  if (!goesOnRef) return <SubmitButton>{label}</SubmitButton>;
  return (
    <>
      <EitherSubmit isMain={isNextMain} onPress={() => void (goesOnRef.current = true)}>
        Opslaan en volgende
      </EitherSubmit>
      <EitherSubmit isMain={!isNextMain} onPress={() => void (goesOnRef.current = false)}>
        {label}
      </EitherSubmit>
    </>
  );
}

/** The main button of a form and, before it, one that keeps it in another way. */
export function OtherSubmits({ label, other }: { label: string; other: OtherButton }) {
  return (
    <>
      <EitherSubmit isMain={false} onPress={() => other.press(true)}>
        {other.label}
      </EitherSubmit>
      <EitherSubmit isMain onPress={() => other.press(false)}>
        {label}
      </EitherSubmit>
    </>
  );
}

interface EitherSubmitProps {
  isMain: boolean;
  onPress: () => void;
  children: string;
}

function EitherSubmit({ isMain, onPress, children }: EitherSubmitProps) {
  const { isSubmitting } = useFormState();
  if (isMain) return <SubmitButton onClick={onPress}>{children}</SubmitButton>;
  return (
    <Button
      variant="ghost"
      disabled={isSubmitting}
      // Not a submit button: Enter would press the first one of those.
      onClick={({ currentTarget }) => {
        onPress();
        currentTarget.form?.requestSubmit();
      }}
    >
      {children}
    </Button>
  );
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
