import styled from 'styled-components';

/** The props of SeasonsChart. */
export interface SeasonsChartProps {
  rows: readonly { label: string; count: number }[];
  /** Whose numbers, such as 'alle activiteiten'. */
  what: string;
}

/**
 * A bar per season with its number. For who does not see it, the table below it says the same. Drawn without the
 * library of the other charts: that is 100 KB, on the first page of this area, for a few bars.
 */
export function SeasonsChart({ rows, what }: SeasonsChartProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Picture
      role="img"
      aria-label={`Staafdiagram: aantal vrijwilligers per seizoen, ${what}. De tabel hieronder geeft dezelfde cijfers.`}
      data-no-print
    >
      {rows.map(({ label, count }) => (
        <div key={label}>
          <span>{label}</span>
          <Track>
            <i style={{ width: `${(100 * count) / most}%` }} />
            <b>{count}</b>
          </Track>
        </div>
      ))}
    </Picture>
  );
}

const Picture = styled.div`
  margin-bottom: var(--s5);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 32px;
  }
  > div > span {
    flex: none;
    width: 80px;
    color: var(--ink-2);
  }
`;

/** Leaves room for the number behind the longest bar. */
const Track = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s2);
  padding: 6px 48px 6px 0;
  border-left: 1px solid var(--line-strong);
  i {
    flex: none;
    height: 20px;
    background: var(--red);
    border-radius: 0 4px 4px 0;
  }
  b {
    font-weight: 650;
  }
`;
