import { type FormikContextType, type FormikValues, getIn, useFormikContext } from 'formik';
import type { ChangeEvent } from 'react';

import type { FieldErrors } from './submitErrors';

/** What Form keeps in formik's status: the server's refusal with the values it was about, and its own texts. */
export type FormStatus = { refusal?: FieldErrors & { values: FormikValues } };

/** formik's state with the status typed. */
export function useFormState(): FormikContextType<FormikValues> & { refusal: FormStatus['refusal'] } {
  const formik = useFormikContext<FormikValues>();
  const status = formik.status as FormStatus | undefined;
  return { ...formik, refusal: status?.refusal };
}

/** What a field needs: its value, its handlers, and its error when it is time to show one. */
export function useFormField(name: string): {
  value: unknown;
  error: string | undefined;
  setValue: (value: unknown) => void;
  onBlur: () => void;
} {
  const { values, errors, touched, refusal, setFieldValue, setFieldTouched } = useFormState();
  const value: unknown = getIn(values, name);
  const own: unknown = getIn(touched, name) ? getIn(errors, name) : undefined;
  // the server's word stands as long as the value it was about
  const refused = refusal && Object.is(getIn(refusal.values, name), value) ? refusal.fields[name] : undefined;
  return {
    value,
    error: typeof own === 'string' ? own : refused,
    setValue: (next) => void setFieldValue(name, next),
    onBlur: () => void setFieldTouched(name),
  };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The attributes of a control whose value in the form is the text in it, or ''. */
export function useTextControl(name: string) {
  const { value, error, setValue, onBlur } = useFormField(name);
  return {
    name,
    value: typeof value === 'string' ? value : '',
    error,
    onChange: ({ target }: ChangeEvent<TextControl>) => setValue(target.value),
    onBlur,
  };
}
