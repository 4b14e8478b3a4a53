import { phone } from 'kit/ui';
import styled from 'styled-components';

/** The props of Chips. */
export interface ChipsProps {
  /** Of what, for screen readers: 'Totalen van 2027'. */
  label: string;
  chips: readonly { label: string; value: string | number }[];
}

/** Totals as chips; on a phone two by two, as text. */
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
  @media ${phone} {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 var(--s4);
    font-size: 14px;
    span {
      padding: 0;
      border: 0;
      background: none;
      color: var(--ink-2);
      line-height: 20px;
    }
    b {
      color: var(--ink);
    }
  }
`;
