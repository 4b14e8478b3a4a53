import { Card, type ColorScheme, useColorScheme } from 'kit/ui';
import { useId } from 'react';
import styled from 'styled-components';

const choices: readonly { value: ColorScheme; label: string }[] = [
  { value: 'system', label: 'Zoals dit apparaat' },
  { value: 'light', label: 'Licht' },
  { value: 'dark', label: 'Donker' },
];

/** The card of it on the personal page. */
export function ColorSchemeChoice() {
  return (
    <Card title="Weergave">
      <ColorSchemeOptions />
    </Card>
  );
}

/** Light or dark, on this device. */
export function ColorSchemeOptions() {
  const { choice, choose } = useColorScheme();
  const group = useId();
  return (
    <Options role="radiogroup" aria-label="Weergave">
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={group} checked={choice === value} onChange={() => choose(value)} />
          {label}
        </label>
      ))}
    </Options>
  );
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  label {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 44px;
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--red);
  }
`;
