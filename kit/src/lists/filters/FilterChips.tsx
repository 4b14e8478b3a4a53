import styled from 'styled-components';

/** The props of FilterChips. */
export interface FilterChipsProps<Id extends string> {
  /** What is chosen, for screen readers: 'Welke leden'. */
  label: string;
  chips: readonly {
    id: Id;
    label: string;
    /** How many are shown when it is chosen and the other filters stay; absent until it is known. */
    count?: number;
  }[];
  /** Undefined while the filters say something that no chip does. */
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
}

/** The filters that are chosen most, with what each of them shows. One of them is chosen, or none. */
export function FilterChips<Id extends string>({ label, chips, chosen, onChoose }: FilterChipsProps<Id>) {
  return (
    <Row role="group" aria-label={label} data-no-print>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          aria-pressed={chip.id === chosen}
          onClick={() => onChoose(chip.id)}
        >
          {chip.label} {chip.count !== undefined && <span>{chip.count}</span>}
        </button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  /* Beside a search field that is higher. */
  align-self: center;
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 36px;
    padding: 0 14px;
    border: 1px solid var(--line);
    border-radius: 99px;
    background: var(--card);
    color: var(--ink);
    font: 650 14px/1 var(--body);
    cursor: pointer;
  }
  button:hover {
    border-color: var(--line-strong);
  }
  span {
    color: var(--ink-2);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  [aria-pressed='true'] {
    border-color: var(--yellow);
    background: var(--yellow);
    color: var(--on-yellow);
    span {
      color: inherit;
    }
  }
  @media (pointer: coarse) {
    button {
      height: 44px;
    }
  }
`;
