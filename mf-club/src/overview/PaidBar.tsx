import styled from 'styled-components';

interface PaidBarProps {
  /** How many members paid, and how many did not. */
  paid: number;
  unpaid: number;
}

/** Which part of the members paid, as a bar with the words beside it. */
export function PaidBar({ paid, unpaid }: PaidBarProps) {
  const all = paid + unpaid;
  if (all === 0) return null;
  const text = `${paid} van ${all} betaald`;
  return (
    <Root>
      <Track
        role="meter"
        aria-label="Betaald"
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={paid}
        aria-valuetext={text}
      >
        <i style={{ width: `${(100 * paid) / all}%` }} />
      </Track>
      <span>{text}</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  color: var(--ink-2);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  flex: 1;
  min-width: min(100%, 200px);
  height: 12px;
  border: 1px solid var(--line-strong);
  border-radius: 99px;
  overflow: hidden;
  i {
    display: block;
    height: 100%;
    background: var(--ok);
  }
  @media print {
    print-color-adjust: exact;
  }
`;
