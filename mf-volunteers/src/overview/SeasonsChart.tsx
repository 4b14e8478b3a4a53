import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';

/** The props of SeasonsChart. */
export interface SeasonsChartProps {
  rows: readonly { label: string; count: number }[];
  /** Whose numbers, such as 'alle activiteiten'. */
  what: string;
}

const ROW_PX = 34;
const AXIS_PX = 36;
const text = { fill: 'var(--ink-2)', fontSize: 13 };

/** A bar per season with its number. For who does not see it, the table below it says the same. */
export function SeasonsChart({ rows, what }: SeasonsChartProps) {
  return (
    <Picture
      role="img"
      aria-label={`Staafdiagram: aantal vrijwilligers per seizoen, ${what}. De tabel hieronder geeft dezelfde cijfers.`}
      style={{ height: rows.length * ROW_PX + AXIS_PX }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart layout="vertical" data={[...rows]} accessibilityLayer={false} margin={{ right: 40 }}>
          <CartesianGrid horizontal={false} stroke="var(--line)" />
          <XAxis
            type="number"
            tick={text}
            stroke="var(--line-strong)"
            height={AXIS_PX}
            tickCount={4}
            allowDecimals={false}
          />
          <YAxis
            type="category"
            dataKey="label"
            width={84}
            tick={text}
            stroke="var(--line-strong)"
            interval={0}
          />
          <Bar dataKey="count" fill="var(--red)" barSize={18} isAnimationActive={false}>
            <LabelList dataKey="count" position="right" fill="var(--ink)" fontSize={13} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </Picture>
  );
}

const Picture = styled.div`
  width: 100%;
  margin-bottom: var(--s4);
`;
