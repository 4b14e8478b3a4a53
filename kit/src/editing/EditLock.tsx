import type { FormikValues } from 'formik';
import type { Revised } from 'kit/conflict';
import { DiscardDialog, Form, FormError, type FormProps, SubmitButton, useFormState } from 'kit/forms';
import { Button, ButtonRow, Card, Stack } from 'kit/ui';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { OtherSubmits } from './FormDialog';
import { type EditedRecord, type OtherSave, useEitherSave, useRecordForm } from './recordForm';

/** The props of EditLock. */
export interface EditLockProps<Read extends Revised, Values extends FormikValues> extends EditedRecord<
  Read,
  Values
> {
  title: string;
  /** What is shown while it is locked. */
  read: ReactNode;
  schema?: FormProps<Values>['schema'];
  /** The verb on the main button. */
  submitLabel?: string;
  /** A second button, that keeps it in another way. */
  other?: OtherSave<Read, Values>;
  /** What else can be done while it is locked: one menu beside 'Aanpassen'. */
  more?: ReactNode;
  /** The fields of the form. */
  children: ReactNode;
}

/**
 * A text or small record that is locked until somebody edits it: 'Aanpassen'
 * opens the form, 'Opslaan' locks it again as soon as the server has confirmed, 'Annuleren' locks it without saving.
 *
 * ```tsx
 * <EditLock title="Introductie" record={text} read={<RichText html={text.text} />}
 *   valuesOf={({ text }) => ({ text })} send={({ revision }, { text }) => save({ revision, intro: { name, text } })}
 *   fetchLatest={latest} differences={(mine, theirs) => differingRows({ text: 'Tekst' }, mine, { text: theirs.text })}>
 *   <FormRichText name="text" label="Tekst" />
 * </EditLock>
 * ```
 */
export function EditLock<Read extends Revised, Values extends FormikValues>(
  props: EditLockProps<Read, Values>,
) {
  const { title, read, schema, more, children, ...edited } = props;
  const [editing, setEditing] = useState(false);
  const lock = () => setEditing(false);
  if (editing) {
    return (
      <Card title={title}>
        <OpenForm {...edited} title={title} schema={schema} onLock={lock}>
          {children}
        </OpenForm>
      </Card>
    );
  }
  const edit = (
    <Button variant="ghost" aria-label={`${title} aanpassen`} onClick={() => setEditing(true)}>
      <Pencil aria-hidden /> Aanpassen
    </Button>
  );
  return (
    <Card
      title={title}
      actions={
        more ? (
          <ButtonRow>
            {edit}
            {more}
          </ButtonRow>
        ) : (
          edit
        )
      }
    >
      {read}
    </Card>
  );
}

interface OpenFormProps<Read extends Revised, Values extends FormikValues> extends EditedRecord<
  Read,
  Values
> {
  title: string;
  schema?: FormProps<Values>['schema'];
  submitLabel?: string;
  other?: OtherSave<Read, Values>;
  onLock: () => void;
  children: ReactNode;
}

function OpenForm<Read extends Revised, Values extends FormikValues>(props: OpenFormProps<Read, Values>) {
  const { title, schema, submitLabel = 'Opslaan', other, onLock, children, ...edited } = props;
  const { send, press } = useEitherSave(edited.send, other);
  const { formKey, initialValues, onSubmit, dialog } = useRecordForm({ ...edited, send }, onLock);
  return (
    <>
      <Form
        key={formKey}
        aria-label={title}
        initialValues={initialValues}
        schema={schema}
        onSubmit={onSubmit}
      >
        <Stack>
          {children}
          <FormError />
          <ButtonRow>
            {other ? (
              <OtherSubmits label={submitLabel} other={{ label: other.label, press }} />
            ) : (
              <SubmitButton>{submitLabel}</SubmitButton>
            )}
            <CancelButton onCancel={onLock} />
          </ButtonRow>
        </Stack>
      </Form>
      {dialog}
    </>
  );
}

/** Locks without saving; asks first when something was typed. */
function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { dirty, isSubmitting } = useFormState();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" disabled={isSubmitting} onClick={() => (dirty ? setAsking(true) : onCancel())}>
        Annuleren
      </Button>
      <DiscardDialog isOpen={asking} onDiscard={onCancel} onCancel={() => setAsking(false)} />
    </>
  );
}
