import { formatEuro } from 'kit/format';
import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';

/** What the striped and what the full bar is. */
function ComparisonLegend({ first, second }: { first: string; second: string }) {
  return (
    <Keys>
      <li>
        <i data-striped /> {first}
      </li>
      <li>
        <i /> {second}
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

/** Two amounts of one thing, in cents; or two numbers. */
export interface PairRow {
  label: string;
  first: number;
  second: number;
}

/** The props of ComparisonBars. */
export interface ComparisonBarsProps {
  /** What it shows and where the same figures are, for who does not see it. */
  description: string;
  rows: readonly PairRow[];
  /** What the striped bar is: beside the figure, and in the legend. */
  first: { name: string; legend: string };
  /** The same of the full bar. */
  second: { name: string; legend: string };
  /** What is drawn; amounts, unless it says otherwise. */
  unit?: 'euro' | 'number';
}

const ROW_PX = 52;
const AXIS_PX = 36;
const euros = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const shown = {
  euro: { onAxis: (cents: number) => euros.format(cents / 100), inWords: formatEuro },
  number: { onAxis: String, inWords: String },
};
const text = { fill: 'var(--ink-2)', fontSize: 13 };
const tooltip = { background: 'var(--card)', border: '1px solid var(--line-strong)', borderRadius: 8 };
const bar = { barSize: 14, isAnimationActive: false } as const;

/**
 * Two bars for each row, one striped and one full, so that no colour is needed to tell them apart. For who does not see
 * them the table beside the chart is the alternative.
 */
export function ComparisonBars({ description, rows, first, second, unit = 'euro' }: ComparisonBarsProps) {
  const stripes = useId();
  return (
    <>
      <ComparisonLegend first={first.legend} second={second.legend} />
      <div
        role="img"
        aria-label={description}
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
              allowDecimals={unit === 'euro'}
              tickFormatter={shown[unit].onAxis}
            />
            <YAxis
              type="category"
              dataKey="label"
              width={128}
              tick={text}
              stroke="var(--line-strong)"
              tickFormatter={shortened}
              interval={0}
            />
            <Tooltip
              formatter={(value) => shown[unit].inWords(Number(value))}
              cursor={{ fill: 'var(--line)', opacity: 0.35 }}
              contentStyle={tooltip}
              itemStyle={{ color: 'var(--ink)' }}
            />
            <Bar dataKey="first" name={first.name} fill={`url(#${stripes})`} stroke="var(--ink-2)" {...bar} />
            <Bar dataKey="second" name={second.name} fill="var(--red)" stroke="var(--red)" {...bar} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}

function Stripes({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2.5" height="6" fill="var(--ink-2)" />
    </pattern>
  );
}

/** Two lines of the axis. */
const MOST_LETTERS = 30;

/** A word of one line, which is only parted at a space. */
const LONGEST_WORD = 16;

function shortened(label: string): string {
  const text = label.replace(/\S+/g, (word) => cut(word, LONGEST_WORD));
  return cut(text, MOST_LETTERS);
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
