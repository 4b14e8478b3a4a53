import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** The props of Switch. */
export type SwitchProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  label: ReactNode;
  /** Below the label: what the present position means. */
  description?: ReactNode;
  /** The change is being stored. */
  pending?: boolean;
  disabled?: boolean;
};

/** Turns something on or off at once, without a save button. */
export function Switch({ isOn, onChange, label, description, pending = false, disabled }: SwitchProps) {
  const id = useId();
  return (
    <Root>
      <span>
        <span id={`${id}-label`}>{label}</span>
        {description && <small id={`${id}-help`}>{description}</small>}
      </span>
      <Track
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-help` : undefined}
        aria-busy={pending || undefined}
        disabled={disabled}
        onClick={() => void (!pending && onChange(!isOn))}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  min-height: 44px;
  > span > span {
    font-weight: 650;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const Track = styled.button`
  position: relative;
  flex: none;
  width: 56px;
  height: 44px;
  border: 0;
  padding: 0;
  background: none;
  cursor: pointer;
  &::before,
  &::after {
    content: '';
    position: absolute;
    border-radius: 99px;
    transition: 0.12s;
  }
  &::before {
    inset: 7px 2px;
    border: 2px solid var(--line-strong);
  }
  &::after {
    top: 13px;
    left: 8px;
    width: 18px;
    height: 18px;
    background: var(--line-strong);
  }
  &[aria-checked='true']::before {
    border-color: var(--ok);
    background: var(--ok);
  }
  &[aria-checked='true']::after {
    left: 30px;
    background: var(--card);
  }
  &[aria-busy='true'] {
    opacity: 0.6;
    cursor: progress;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
