import { Checkbox, type CheckboxProps } from 'kit/ui';

import { useFormField } from './useFormState';

/** The props of FormCheckbox: those of Checkbox; the form sees to checked and error. */
export type FormCheckboxProps = Omit<CheckboxProps, 'checked' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** A checkbox in a Form; its value is true or false. */
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  const field = useFormField(name);
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={field.value === true}
      error={field.error}
      onChange={(event) => field.setValue(event.target.checked)}
      onBlur={field.onBlur}
    />
  );
}
