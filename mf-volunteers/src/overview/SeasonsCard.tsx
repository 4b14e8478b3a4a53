import { Select } from 'kit/fields';
import { type Column, Table } from 'kit/table';
import { Button, Card, Skeleton } from 'kit/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';

import type { Activity, Counts } from '../activities/activity';
import { seasonName } from '../seasons';
import type { SeasonsChartProps } from './SeasonsChart';

interface SeasonsCardProps {
  activities: readonly Activity[];
  counts: Counts;
  /** Is there, also without volunteers. */
  season: number;
}

/** Numbers of a season. */
type Row = { season: number; count: number };

const columns: Column<Row>[] = [
  { id: 'season', header: 'Seizoen', nowrap: true, cell: ({ season }) => seasonName(season) },
  { id: 'count', header: 'Aantal', align: 'right', cell: ({ count }) => count },
];

/** The seasons side by side as a picture, with the same figures in the table behind it (issue 7). */
export function SeasonsCard({ activities, counts, season }: SeasonsCardProps) {
  const [subject, setSubject] = useState('');
  const { Chart, failed, retry } = useChart();
  const what = activities.find(({ id }) => id === subject)?.name ?? 'alle activiteiten';
  const rows = rowsOf(counts, season, subject);
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
      {failed && (
        <p>
          De grafiek kan niet worden geladen.{' '}
          <Button variant="text" size="small" onClick={retry}>
            Opnieuw proberen
          </Button>
        </p>
      )}
      {!Chart && !failed && <Skeleton rows={3} />}
      {Chart && (
        <div data-no-print>
          <Chart
            rows={rows.map(({ season: year, count }) => ({ label: seasonName(year), count }))}
            what={what}
          />
        </div>
      )}
      <Table
        caption={`Vrijwilligers per seizoen, ${what}`}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.season)}
      />
      {!subject && <Note>Wie aan meer activiteiten meedoet, telt bij elke mee.</Note>}
    </Card>
  );
}

/** From the first season with somebody to the last, and the chosen one. @param activityId '' for all */
function rowsOf(counts: Counts, season: number, activityId: string): Row[] {
  const seasons = [...counts.map((each) => each.season), season];
  const first = Math.min(...seasons);
  return Array.from({ length: Math.max(...seasons) - first + 1 }, (_, at) => {
    const of = counts.filter(
      (each) => each.season === first + at && (!activityId || each.activityId === activityId),
    );
    return { season: first + at, count: of.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** The chart with its library, which no other page needs. Without it the page is whole but for a picture. */
function useChart() {
  const [Chart, setChart] = useState<ComponentType<SeasonsChartProps>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    import('./SeasonsChart').then(
      (loaded) => void (!isGone && setChart(() => loaded.SeasonsChart)),
      () => void (!isGone && setFailed(true)),
    );
    return () => void (isGone = true);
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { Chart, failed, retry };
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
