import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';

import { FieldError } from './Field';

/** The props of Checkbox: those of a native input, and these. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> & {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean;
};

const Label = styled.label`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  min-height: 36px;
  padding: 6px 0;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: 44px;
    padding: 10px 0;
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 400;
  }
`;

const check =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3.5 8.4l3 3 6-6.600'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' stroke='black' stroke-width='2.6' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E\")";

const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  width: 22px;
  height: 22px;
  margin: 1px 0 0;
  border: 1.5px solid var(--line-strong);
  border-radius: 6px;
  background: var(--card);
  cursor: inherit;
  &::after {
    content: '';
    background: var(--on-red);
    mask: var(--mark, none) center / 16px no-repeat;
    opacity: 0;
  }
  &:checked,
  &:indeterminate {
    background: var(--red);
    border-color: var(--red);
    &::after {
      opacity: 1;
    }
  }
  &:checked {
    --mark: ${check};
  }
  &:indeterminate {
    --mark: ${dash};
  }
  &[aria-invalid='true'] {
    border-color: var(--red);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
  @media print {
    appearance: auto;
  }
`;

/** A checkbox whose whole row is the target; can be half checked. */
export function Checkbox({ label, description, error, indeterminate = false, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate, rest.checked]);
  const describedBy = [rest['aria-describedby'], description && `${id}-help`, error && `${id}-error`];
  return (
    <div>
      <Label>
        <Box
          {...rest}
          ref={box}
          type="checkbox"
          aria-labelledby={rest['aria-label'] ? undefined : (rest['aria-labelledby'] ?? `${id}-label`)}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>
          <span id={`${id}-label`}>{label}</span>
          {description && <small id={`${id}-help`}>{description}</small>}
        </span>
      </Label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
