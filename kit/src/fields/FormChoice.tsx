import { useFormField } from 'kit/forms';
import { FieldError, type FieldTexts, visuallyHidden } from 'kit/ui';
import { useId } from 'react';
import styled from 'styled-components';

import type { Option } from './Select';

/** The props of FormChoice. */
export type FormChoiceProps = Pick<FieldTexts, 'label' | 'hideLabel' | 'description'> & {
  name: string;
  options: readonly Option[];
};

/** A question with a few answers below each other, in a Form; its value is the chosen option's. */
export function FormChoice({ name, label, hideLabel, description, options }: FormChoiceProps) {
  const field = useFormField(name);
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={field.error ? `${id}-error` : undefined}
      aria-invalid={field.error ? true : undefined}
      tabIndex={-1}
    >
      <Label id={`${id}-label`} $hidden={hideLabel ?? false}>
        {label}
      </Label>
      {description && <p>{description}</p>}
      {options.map(({ value, label: text, disabled }) => (
        <Row key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={field.value === value}
            disabled={disabled}
            onChange={() => field.setValue(value)}
            onBlur={field.onBlur}
          />
          <span>{text}</span>
        </Row>
      ))}
      {field.error && <FieldError id={`${id}-error`}>{field.error}</FieldError>}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: var(--s2);
  outline: none;
  > p:not([id]) {
    margin: 0;
    color: var(--ink-2);
  }
`;

const Label = styled.span<{ $hidden: boolean }>`
  font-weight: 650;
  font-size: 14px;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 48px;
  padding: var(--s2) var(--s4);
  border: 1.5px solid var(--line);
  border-radius: 10px;
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--red);
    background: var(--red-soft);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.55;
    cursor: not-allowed;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--red);
    outline: none;
  }
`;
