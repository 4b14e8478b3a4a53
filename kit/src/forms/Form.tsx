import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useUnsaved } from 'kit/router';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ObjectSchema } from 'yup';

import { type FieldErrors, readFieldErrors, readThrown } from './submitErrors';
import { type FormStatus, useFormState } from './useFormState';

/** The props of Form. */
export type FormProps<Values extends FormikValues> = {
  initialValues: Values;
  schema?: ObjectSchema<FormikValues>;
  /**
   * Saves. Gets the values as the schema cleans them (trimmed). To refuse, throw or return `{ fields, message? }`;
   * any other error that is thrown shows its message in FormError. What was typed is kept.
   */
  onSubmit: (values: Values) => Promise<unknown>;
  /** After success: `keep` (the saved values are the new start, so the form is no longer dirty) or `clear`. */
  afterSubmit?: 'keep' | 'clear';
  /** Name of the form for screen readers, where the page does not make it clear. */
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
};

type BodyProps = Pick<FormProps<FormikValues>, 'aria-label' | 'className' | 'children'>;

/** Focus goes to the first wrong field when a submit has ended without success. */
function useFocusOnFirstError() {
  const { isSubmitting, submitCount } = useFormState();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting) return;
    if (submitCount > handled.current)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    handled.current = submitCount;
  }, [isSubmitting, submitCount]);
  return form;
}

function Body({ children, ...rest }: BodyProps) {
  const { submitForm, dirty } = useFormState();
  useUnsaved(dirty);
  const busy = useRef(false);
  const form = useFocusOnFirstError();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy.current) return;
    busy.current = true;
    try {
      await submitForm();
    } finally {
      busy.current = false;
    }
  };
  return (
    <form {...rest} ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {children}
    </form>
  );
}

/**
 * A form: formik with a yup schema. Shows errors after a field was left or submit was pressed, puts the server's on
 * their fields, moves focus to the first wrong one, sends once however often it is submitted, and loses nothing:
 * leaving the page with unsaved edits asks first.
 */
export function Form<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  afterSubmit = 'keep',
  ...rest
}: FormProps<Values>) {
  const latest = useRef<Values>(initialValues);
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    const refuse = (refusal: FieldErrors) => {
      const status: FormStatus = { refusal: { ...refusal, values } };
      helpers.setStatus(status);
    };
    helpers.setStatus(undefined);
    try {
      const cleaned = schema ? (schema.cast(values, { assert: false }) as Values) : values;
      const refusal = readFieldErrors(await onSubmit(cleaned));
      if (refusal) return refuse(refusal);
    } catch (error) {
      return refuse(readThrown(error));
    }
    if (afterSubmit === 'clear') helpers.resetForm();
    else if (latest.current === values) helpers.resetForm({ values });
  };
  return (
    <Formik<Values> initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ values }) => (
        <>
          <Remember values={values} onValues={(current) => void (latest.current = current)} />
          <Body {...rest} />
        </>
      )}
    </Formik>
  );
}

/** Tells the latest values, so that typing during a save is not undone by it. */
function Remember<Values>({ values, onValues }: { values: Values; onValues: (values: Values) => void }) {
  useEffect(() => onValues(values));
  return null;
}
