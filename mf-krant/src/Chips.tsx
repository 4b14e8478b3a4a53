import styled from 'styled-components';

/** The props of Chips. */
export interface ChipsProps {
  /** Of what, for screen readers: 'Totalen van 2027'. */
  label: string;
  chips: readonly { label: string; value: string | number }[];
}

/** Totals as chips. */
export function Chips({ label, chips }: ChipsProps) {
  return (
    <Row aria-label={label} role="list">
      {chips.map((chip) => (
        <span key={chip.label} role="listitem">
          {chip.label} <b>{chip.value}</b>
        </span>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  font-variant-numeric: tabular-nums;
  span {
    padding: 5px 14px;
    border: 1px solid var(--line-strong);
    border-radius: 99px;
    background: var(--card);
  }
`;
