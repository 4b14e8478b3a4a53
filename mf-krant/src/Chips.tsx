import { phone, useMediaQuery } from 'kit/ui';
import styled from 'styled-components';

/** The props of Chips. */
export interface ChipsProps {
  /** Of what, for screen readers: 'Totalen van 2027'. */
  label: string;
  chips: readonly { label: string; value: string | number }[];
}

/** Totals as chips; on a phone in one line, which scrolls sideways. */
export function Chips({ label, chips }: ChipsProps) {
  const onPhone = useMediaQuery(phone);
  return (
    // What scrolls can be reached by key.
    <Row aria-label={label} role="list" tabIndex={onPhone ? 0 : undefined}>
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
    flex-wrap: nowrap;
    gap: var(--s4);
    margin: -4px calc(-1 * var(--s4));
    padding-inline: var(--s4);
    overflow-x: auto;
    scrollbar-width: none;
    font-size: 14px;
    white-space: nowrap;
    span {
      padding: 0;
      border: 0;
      background: none;
      color: var(--ink-2);
    }
    b {
      color: var(--ink);
    }
  }
`;
