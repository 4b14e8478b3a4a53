import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

import { Field, type FieldTexts } from './Field';
import { inputStyle } from './inputStyle';

/** The props of TextInput: those of a native input, and the texts of a field. */
export type TextInputProps = ComponentPropsWithRef<'input'> & FieldTexts;

const Input = styled.input`
  ${inputStyle}
`;

/** A line of text with its label, help and error. */
export function TextInput({ label, hideLabel, description, error, id, ...rest }: TextInputProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} description={description} error={error}>
      {(control) => <Input type="text" {...rest} {...control} />}
    </Field>
  );
}
