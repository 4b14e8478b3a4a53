import { formatEuro } from 'kit/format';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';

/** The props of TurnoverChart. */
export interface TurnoverChartProps {
  /** Amounts are cents. */
  rows: readonly { title: string; value: number; turnover: number }[];
}

const ROW_PX = 52;
const AXIS_PX = 36;
const euros = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const text = { fill: 'var(--ink-2)', fontSize: 13 };
const tooltip = { background: 'var(--card)', border: '1px solid var(--line-strong)', borderRadius: 8 };

/**
 * Two bars per product: what lies there is striped, what was sold is full, so that no colour is needed to tell them
 * apart. For who does not see it the table below is the alternative.
 */
export function TurnoverChart({ rows }: TurnoverChartProps) {
  const stripes = useId();
  return (
    <>
      <Legend />
      <div
        role="img"
        aria-label="Staafdiagram: waarde van de voorraad en omzet per product. De tabel geeft dezelfde cijfers."
        style={{ width: '100%', height: rows.length * ROW_PX + AXIS_PX }}
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
              <Stripes id={stripes} />
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
              dataKey="title"
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
            <Bar dataKey="value" name="Waarde nu" fill={`url(#${stripes})`} stroke="var(--ink-2)" {...bar} />
            <Bar dataKey="turnover" name="Omzet" fill="var(--red)" stroke="var(--red)" {...bar} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}

const bar = { barSize: 14, isAnimationActive: false } as const;

function Stripes({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2.5" height="6" fill="var(--ink-2)" />
    </pattern>
  );
}

function shortened(title: string): string {
  return title.length > 15 ? `${title.slice(0, 14).trimEnd()}…` : title;
}

function Legend() {
  return (
    <Keys>
      <li>
        <i data-striped /> Waarde van de voorraad nu
      </li>
      <li>
        <i /> Omzet in het seizoen
      </li>
    </Keys>
  );
}

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
