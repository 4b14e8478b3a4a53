import { useId } from 'react';
import styled from 'styled-components';

/** One measured value; null: nothing could be measured. */
export interface DayPoint {
  /** Milliseconds since 1970. */
  at: number;
  value: number | null;
}

/** The props of DayLine. */
export interface DayLineProps {
  /** What it shows, as the title above it. */
  title: string;
  /** In time; moments that were not measured miss, and leave a gap. */
  points: readonly DayPoint[];
  /** Where the chart begins and ends, in milliseconds since 1970. */
  from: number;
  until: number;
  /** How far apart two points may be and still be one line, in milliseconds. */
  gap: number;
  /** A value in words, such as '12 ms'. */
  format: (value: number) => string;
  /** What stands below the left end, such as '24 uur geleden'. */
  begin: string;
}

const WIDTH = 288;
const HEIGHT = 64;
const time = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** How one figure went, as an area from zero. Its last, lowest and highest value stand beside it, in words. */
export function DayLine({ title, points, from, until, gap, format, begin }: DayLineProps) {
  const id = useId();
  const measured = points.flatMap(({ at, value }) => (value === null ? [] : { at, value }));
  const last = measured.at(-1);
  if (!last) {
    return (
      <Root aria-labelledby={id}>
        <figcaption id={id}>{title}</figcaption>
        <p>Nog geen metingen</p>
      </Root>
    );
  }
  const highest = measured.reduce((most, one) => (one.value > most.value ? one : most));
  const lowest = measured.reduce((least, one) => (one.value < least.value ? one : least));
  const place = ({ at, value }: { at: number; value: number }) => ({
    x: ((at - from) / (until - from)) * WIDTH,
    // Room for the thickness of the line, above and below.
    y: HEIGHT - 2 - (value / (highest.value || 1)) * (HEIGHT - 4),
  });
  const words = `hoogst ${format(highest.value)} om ${time.format(highest.at)}, laagst ${format(lowest.value)}`;
  return (
    <Root aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <b>{format(last.value)}</b>
      <svg
        role="img"
        aria-label={`${title}: nu ${format(last.value)}, ${words}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {linesOf(measured, gap).map((line) => (
          <Area key={line[0]?.at} points={line.map(place)} />
        ))}
      </svg>
      <Scale aria-hidden>
        <span>{begin}</span>
        <span>nu</span>
      </Scale>
      <p>
        {words.charAt(0).toUpperCase()}
        {words.slice(1)}
      </p>
    </Root>
  );
}

interface Place {
  x: number;
  y: number;
}

function Area({ points }: { points: readonly Place[] }) {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  // One point alone is a short stroke, not nothing; at the right edge it goes back.
  const end = last === first ? [{ x: first.x < WIDTH ? first.x + 1 : first.x - 1, y: first.y }] : [];
  const line = [...points, ...end].map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <>
      <polygon points={`${first.x.toFixed(1)},${HEIGHT} ${line} ${last.x.toFixed(1)},${HEIGHT}`} />
      <polyline points={line} vectorEffect="non-scaling-stroke" />
    </>
  );
}

/** The parts without a gap. */
function linesOf<Point extends { at: number }>(points: readonly Point[], gap: number): Point[][] {
  const lines: Point[][] = [];
  for (const point of points) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line && before && point.at - before.at <= gap) line.push(point);
    else lines.push([point]);
  }
  return lines;
}

const Root = styled.figure`
  margin: 0;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  figcaption {
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 600;
  }
  b {
    font: 700 22px/1.3 var(--head);
  }
  p {
    margin: var(--s1) 0 0;
    color: var(--ink-2);
    font-size: 14px;
  }
  svg {
    display: block;
    width: 100%;
    height: ${HEIGHT}px;
    margin-top: var(--s2);
    border-bottom: 1px solid var(--line-strong);
  }
  polygon {
    fill: var(--red);
    opacity: 0.16;
  }
  polyline {
    fill: none;
    stroke: var(--red);
    stroke-width: 2;
    stroke-linejoin: round;
  }
`;

const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 2px;
  color: var(--ink-2);
  font-size: 13px;
`;
