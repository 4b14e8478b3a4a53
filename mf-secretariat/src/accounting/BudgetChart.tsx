import { formatEuro } from 'kit/format';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';

/** The props of BudgetChart. */
export interface BudgetChartProps {
  /** Amounts are cents. */
  rows: readonly { label: string; budget: number; actual: number }[];
  /** Such as 'uitgaven'. */
  what: string;
}

const ROW_PX = 52;
const AXIS_PX = 36;
const euros = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const text = { fill: 'var(--ink-2)', fontSize: 13 };

/**
 * Two bars per committee: what was planned is striped, what came is full, so that no colour is needed to tell them
 * apart. For who does not see it the table of the committees is the alternative.
 */
export function BudgetChart({ rows, what }: BudgetChartProps) {
  const stripes = useId();
  return (
    <>
      <Legend what={what} />
      <Picture
        role="img"
        aria-label={`Staafdiagram: begrote en werkelijke ${what} per commissie. De tabel met commissies geeft dezelfde cijfers.`}
        style={{ height: rows.length * ROW_PX + AXIS_PX }}
      >
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            layout="vertical"
            data={[...rows]}
            accessibilityLayer={false}
            margin={{ right: 28 }}
            barGap={2}
          >
            <defs>
              <pattern
                id={stripes}
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="2.5" height="6" fill="var(--ink-2)" />
              </pattern>
            </defs>
            <CartesianGrid horizontal={false} stroke="var(--line)" />
            <XAxis
              type="number"
              tick={text}
              stroke="var(--line-strong)"
              height={AXIS_PX}
              tickCount={3}
              tickFormatter={(cents: number) => euros.format(cents / 100)}
            />
            <YAxis
              type="category"
              dataKey="label"
              width={112}
              tick={text}
              stroke="var(--line-strong)"
              tickFormatter={shortened}
              interval={0}
            />
            <Tooltip
              formatter={(cents) => formatEuro(Number(cents))}
              cursor={{ fill: 'var(--line)', opacity: 0.35 }}
              contentStyle={tooltip}
              itemStyle={{ color: 'var(--ink)' }}
            />
            <Bar
              dataKey="budget"
              name="Begroot"
              fill={`url(#${stripes})`}
              stroke="var(--ink-2)"
              barSize={14}
              isAnimationActive={false}
            />
            <Bar
              dataKey="actual"
              name="Werkelijk"
              fill="var(--red)"
              stroke="var(--red)"
              barSize={14}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </Picture>
    </>
  );
}

const tooltip = { background: 'var(--card)', border: '1px solid var(--line-strong)', borderRadius: 8 };

function shortened(label: string): string {
  return label.length > 15 ? `${label.slice(0, 14).trimEnd()}…` : label;
}

function Legend({ what }: { what: string }) {
  return (
    <Keys>
      <li>
        <i data-striped /> Begrote {what}
      </li>
      <li>
        <i /> Werkelijke {what}
      </li>
    </Keys>
  );
}

const Picture = styled.div`
  width: 100%;
`;

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  margin: 0 0 var(--s3);
  padding: 0;
  list-style: none;
  font-size: 14px;
  i {
    display: inline-block;
    width: 22px;
    height: 12px;
    margin-right: var(--s1);
    border: 1px solid var(--red);
    background: var(--red);
  }
  i[data-striped] {
    border-color: var(--ink-2);
    background: repeating-linear-gradient(135deg, var(--ink-2) 0 2.5px, transparent 2.5px 6px);
  }
`;
