import { Select } from 'kit/fields';
import { type Column, Table } from 'kit/table';
import { Card } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type Activity, type Counts, type Heads, headsOf } from '../activities/activity';
import { seasonName } from '../seasons';

interface SeasonsCardProps {
  activities: readonly Activity[];
  counts: Counts;
  heads: Heads;
  /** Is there, also without volunteers. */
  season: number;
}

/** Numbers of a season. */
type Row = { season: number; count: number; people: number };

const columns: Column<Row>[] = [
  { id: 'season', header: 'Seizoen', nowrap: true, cell: ({ season }) => seasonName(season) },
  { id: 'count', header: 'Aantal', align: 'right', cell: ({ count }) => count },
];

/** Of an activity they are as many. */
const withPeople: Column<Row>[] = [
  ...columns,
  { id: 'people', header: 'Personen', align: 'right', cell: ({ people }) => people },
];

/** The seasons side by side as a picture, with the same figures in the table behind it. */
export function SeasonsCard({ activities, counts, heads, season }: SeasonsCardProps) {
  const [subject, setSubject] = useState('');
  const what = activities.find(({ id }) => id === subject)?.name ?? 'alle activiteiten';
  const rows = rowsOf(counts, season, subject).map((row) => ({ ...row, people: headsOf(heads, row.season) }));
  return (
    <Card title="Per seizoen">
      <Choice data-no-print>
        <Select
          label="Toon"
          value={subject}
          options={[
            { value: '', label: 'Alle activiteiten' },
            ...activities.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => setSubject(target.value)}
        />
      </Choice>
      <SeasonsChart
        rows={rows.map(({ season: year, count }) => ({ label: seasonName(year), count }))}
        what={what}
      />
      <Table
        caption={`Vrijwilligers per seizoen, ${what}`}
        columns={subject ? columns : withPeople}
        rows={rows}
        rowKey={(row) => String(row.season)}
      />
      {!subject && <Note>Wie aan meer activiteiten meedoet, telt bij elke mee.</Note>}
    </Card>
  );
}

/** From the first season with somebody to the last, and the chosen one. @param activityId '' for all */
function rowsOf(counts: Counts, season: number, activityId: string): Omit<Row, 'people'>[] {
  const seasons = [...counts.map((each) => each.season), season];
  const first = Math.min(...seasons);
  return Array.from({ length: Math.max(...seasons) - first + 1 }, (_, at) => {
    const of = counts.filter(
      (each) => each.season === first + at && (!activityId || each.activityId === activityId),
    );
    return { season: first + at, count: of.reduce((sum, { count }) => sum + count, 0) };
  });
}

const Choice = styled.div`
  max-width: 320px;
  margin-bottom: var(--s4);
`;

const Note = styled.p`
  margin: var(--s3) 0 0;
  color: var(--ink-2);
  font-size: 14px;
`;

/** The props of SeasonsChart. */
interface SeasonsChartProps {
  rows: readonly { label: string; count: number }[];
  /** Whose numbers, such as 'alle activiteiten'. */
  what: string;
}

/**
 * A bar per season with its number. For who does not see it, the table below it says the same. Drawn without the
 * library of the other charts: that is 100 KB, on the first page of this area, for a few bars.
 */
function SeasonsChart({ rows, what }: SeasonsChartProps) {
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
