import { useFormField } from 'kit/forms';
import { ButtonRow, FieldCaption, FieldError, FieldHelp, type FieldTexts } from 'kit/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

import type { Option } from './Select';

/** The props of FormCheckboxGroup. */
export type FormCheckboxGroupProps = Pick<FieldTexts, 'label' | 'description'> & {
  name: string;
  options: readonly Option[];
};

/** Any number out of a few, as chips, in a Form; its value is the list of chosen values in the order of the options. */
export function FormCheckboxGroup({ name, label, description, options }: FormCheckboxGroupProps) {
  const field = useFormField(name);
  const id = useId();
  const chosen = Array.isArray(field.value) ? (field.value as string[]) : [];
  const toggle = (value: string, isOn: boolean) =>
    field.setValue(
      options
        .map((option) => option.value)
        .filter((option) => (option === value ? isOn : chosen.includes(option))),
    );
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <FieldCaption as="span" id={`${id}-label`}>
        {label}
      </FieldCaption>
      {description && <FieldHelp>{description}</FieldHelp>}
      <ButtonRow>
        {options.map(({ value, label: text, disabled }) => (
          <Chip key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={disabled}
              onChange={(event) => toggle(value, event.target.checked)}
              onBlur={field.onBlur}
            />
            <Check aria-hidden />
            {text}
          </Chip>
        ))}
      </ButtonRow>
      {field.error && <FieldError>{field.error}</FieldError>}
    </div>
  );
}

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  /* A long label has several lines on a phone. */
  padding: 6px var(--s4);
  border: 1.5px solid var(--line-strong);
  border-radius: 22px;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    display: none;
    flex-shrink: 0;
    width: 18px;
    height: 18px;
  }
  &:has(:checked) {
    border-color: var(--yellow);
    background: var(--yellow);
    color: var(--on-yellow);
    font-weight: 650;
    svg {
      display: block;
    }
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;
