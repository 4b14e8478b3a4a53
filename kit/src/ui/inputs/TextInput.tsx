import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';

import { Field, type FieldTexts } from './Field';

/** The look of a text control, for inputs, selects and text areas alike. */
export const inputStyle = css`
  width: 100%;
  height: 46px;
  border: 1.5px solid var(--line-strong);
  border-radius: 10px;
  background: var(--card);
  color: var(--ink);
  padding: 0 14px;
  font: 16px var(--body);
  &[aria-invalid='true'] {
    border-color: var(--red);
    box-shadow: 0 0 0 1px var(--red);
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  /* Not :read-only, which a select is too. */
  &[readonly]:not(:disabled) {
    background: transparent;
  }
`;

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
