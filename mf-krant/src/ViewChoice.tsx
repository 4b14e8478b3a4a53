import { useId } from 'react';
import styled from 'styled-components';

/** The props of ViewChoice. */
export interface ViewChoiceProps<Id extends string> {
  /** What is chosen, such as 'Weergave'. */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** The radio choice of what a tab shows. */
export function ViewChoice<Id extends string>({ label, options, value, onChange }: ViewChoiceProps<Id>) {
  const name = useId();
  return (
    <Options role="radiogroup" aria-label={label} data-no-print>
      {options.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            name={name}
            checked={value === option.id}
            onChange={() => onChange(option.id)}
          />
          {option.label}
        </label>
      ))}
    </Options>
  );
}

const Options = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  label {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 44px;
    padding: 0 var(--s4) 0 var(--s3);
    border: 1.5px solid var(--line-strong);
    border-radius: 99px;
    background: var(--card);
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--red);
    background: var(--red-soft);
    font-weight: 650;
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--red);
    outline: none;
  }
`;
