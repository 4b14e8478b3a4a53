import { useTextControl } from 'kit/forms';
import { Field, type FieldTexts, inputStyle } from 'kit/ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

/** The props of TextArea: those of a native text area, and the texts of a field. */
export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTexts;

const Area = styled.textarea`
  ${inputStyle}
  height: auto;
  padding: 10px 14px;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  min-height: 92px;
  max-height: 60dvh;
`;

/** Some lines of plain text. */
export function TextArea({ label, hideLabel, description, error, id, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hideLabel={hideLabel} description={description} error={error}>
      {(control) => <Area rows={4} {...rest} {...control} />}
    </Field>
  );
}

/** Some lines of plain text in a Form. */
export function FormTextArea({
  name,
  ...rest
}: Omit<TextAreaProps, 'value' | 'onChange' | 'error'> & { name: string }) {
  return <TextArea {...rest} {...useTextControl(name)} />;
}
