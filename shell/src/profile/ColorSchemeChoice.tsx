import { Card, type ColorScheme, useColorScheme } from 'kit/ui';
import styled from 'styled-components';

const choices: readonly { value: ColorScheme; label: string }[] = [
  { value: 'system', label: 'Zoals dit apparaat' },
  { value: 'light', label: 'Licht' },
  { value: 'dark', label: 'Donker' },
];

/** Light or dark, on this device. */
export function ColorSchemeChoice() {
  const { choice, choose } = useColorScheme();
  return (
    <Card title="Weergave">
      <Options role="radiogroup" aria-label="Weergave">
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="weergave" checked={choice === value} onChange={() => choose(value)} />
            {label}
          </label>
        ))}
      </Options>
    </Card>
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
