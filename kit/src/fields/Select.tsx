import { useTextControl } from 'kit/forms';
import { Field, type FieldTexts, inputStyle } from 'kit/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

/** One thing to choose: what is kept, and what is shown. */
export type Option<Value extends string = string> = { value: Value; label: string; disabled?: boolean };

/** The props of Select: those of a native select, the texts of a field, and its options. */
export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> &
  FieldTexts & {
    options: readonly Option[];
    /** Shown as long as nothing is chosen. */
    placeholder?: string;
  };

const Control = styled.select`
  ${inputStyle}
  padding-right: 8px;
`;

/** A choice out of a list. The browser's own list: the best there is on a phone. */
export function Select({
  label,
  hideLabel,
  description,
  error,
  id,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} description={description} error={error}>
      {(control) => (
        <Control {...rest} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </Control>
      )}
    </Field>
  );
}

/** A choice out of a list in a Form; its value is the option's, or ''. */
export function FormSelect({
  name,
  ...rest
}: Omit<SelectProps, 'value' | 'onChange' | 'error'> & { name: string }) {
  return <Select {...rest} {...useTextControl(name)} />;
}
