import { saveBlob } from 'kit/download';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { type ApolloClient, useApolloClient, useAttempt, useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState, IconButton, Stack, Tag } from 'kit/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  type Activity,
  countOf,
  type Counts,
  type Heads,
  headsOf,
  type ListedActivity,
  type TakingPart,
} from '../activities/activity';
import { nameLines, textFile } from '../activities/addresses';
import { useActivities } from '../activities/useActivities';
import {
  VolunteersHoursDocument,
  type VolunteersHoursQuery,
  VolunteersOfActivityDocument,
} from '../gql/graphql';
import { Loaded } from '../Loading';
import { seasonName, useSeason } from '../seasons';

/** Counts and downloads of a season, and how the seasons compare. */
export function OverviewTab() {
  const season = useSeason();
  const query = useActivities();
  return (
    <Loaded query={query} subject="Het overzicht">
      {({ active, archive, volunteerCounts, volunteerHeads }) => {
        const all = [...active, ...archive];
        // What is in the archive is shown where it had people.
        const shown = all.filter(({ id, archived }) => !archived || countOf(volunteerCounts, id, season) > 0);
        return (
          <Stack>
            <CountsCard
              activities={shown}
              counts={volunteerCounts}
              heads={headsOf(volunteerHeads, season)}
              season={season}
            />
            {all.length > 0 && (
              <SeasonsCard activities={all} counts={volunteerCounts} heads={volunteerHeads} season={season} />
            )}
            {all.length > 0 && <HoursCard season={season} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

interface CountsCardProps {
  activities: readonly ListedActivity[];
  counts: Counts;
  /** How many people they are together. */
  heads: number;
  season: number;
}

/** A line of the list that is taken along. */
type Line = { activity: string; season: string; name: string; email: string };

const exported: ExportColumn<Line>[] = [
  { header: 'Activiteit', value: ({ activity }) => activity },
  { header: 'Seizoen', value: ({ season }) => season },
  { header: 'Naam', value: ({ name }) => name },
  { header: 'E-mail', value: ({ email }) => email },
];

function CountsCard({ activities, counts, heads, season }: CountsCardProps) {
  const client = useApolloClient();
  const allRows = async (): Promise<Line[]> =>
    (await readParticipants(client, activities, season)).flatMap(({ activity, people }) =>
      people.map(({ name, email }) => ({ activity: activity.name, season: seasonName(season), name, email })),
    );
  const total = activities.reduce((sum, { id }) => sum + countOf(counts, id, season), 0);
  return (
    <Card
      title={`Vrijwilligers in ${seasonName(season)}`}
      actions={
        total > 0 && (
          <ExportButtons
            fileName={`boerenploeg ${seasonName(season)}`}
            columns={exported}
            rows={[]}
            allRows={allRows}
          />
        )
      }
    >
      {activities.length > 0 ? (
        <Table
          caption={`Vrijwilligers per activiteit in ${seasonName(season)}`}
          columns={columnsOf({ activities, counts, heads, season }, total)}
          rows={activities}
        />
      ) : (
        <EmptyState
          title="Er zijn geen activiteiten om weer te geven."
          text="Voeg er een toe bij Activiteiten."
        />
      )}
      {total > 0 && <Note>{headsText(heads)}</Note>}
    </Card>
  );
}

/** What the total is made of. */
function headsText(heads: number): string {
  const people = heads === 1 ? '1 persoon' : `${heads} personen`;
  return `Samen zijn het ${people}: wie aan meer activiteiten meedoet, telt bij elke mee.`;
}

/** Two columns: that fits a phone as rows, where the names can be compared. */
function columnsOf({ activities, counts, season }: CountsCardProps, total: number): Column<ListedActivity>[] {
  const count = ({ id }: ListedActivity) => countOf(counts, id, season);
  const withDownload = (number: number, of: readonly ListedActivity[], title: string) => (
    <Amount>
      {number}
      <span>{number > 0 && <DownloadLines activities={of} season={season} title={title} />}</span>
    </Amount>
  );
  return [
    {
      id: 'name',
      header: 'Activiteit',
      keepWords: true,
      cell: ({ name, archived }) => (
        <>
          {name} {archived && <Tag>Archief</Tag>}
        </>
      ),
      sortValue: ({ name }) => name,
      footer: 'Totaal',
    },
    {
      id: 'count',
      header: 'Aantal',
      align: 'right',
      cell: (activity) => withDownload(count(activity), [activity], activity.name),
      sortValue: count,
      footer: withDownload(total, activities, 'alle activiteiten'),
    },
  ];
}

/** The number and, in a place of its own, what is done with it. */
const Amount = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s2);
  min-height: 44px;
  span {
    width: 44px;
  }
  @media print {
    min-height: 0;
    span {
      display: none;
    }
  }
`;

const Note = styled.p`
  margin: var(--s3) 0 0;
  color: var(--ink-2);
  font-size: 14px;
`;

interface DownloadLinesProps {
  activities: readonly Activity[];
  season: number;
  /** Of what; in the name of the file too. */
  title: string;
}

/** The text file of name and email lines. */
export function DownloadLines({ activities, season, title }: DownloadLinesProps) {
  const client = useApolloClient();
  const { attempt, attempting } = useAttempt();
  const download = () =>
    attempt(async () => {
      const found = await readParticipants(client, activities, season);
      saveBlob(textFile(linesOf(found)), `vrijwilligers ${title} ${seasonName(season)}.txt`);
    });
  return (
    <IconButton
      aria-label={`Namen en e-mailadressen van ${title} downloaden`}
      pending={attempting}
      onClick={() => void download()}
    >
      <Download aria-hidden />
    </IconButton>
  );
}

type Hours = VolunteersHoursQuery['volunteerHours'][number];

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });
const hoursOf = ({ minutes }: Pick<Hours, 'minutes'>) => minutes / 60;
const hoursText = (of: Pick<Hours, 'minutes'>) => number.format(hoursOf(of));

const exportedHours: ExportColumn<Hours>[] = [
  { header: 'Naam', value: ({ name }) => name },
  { header: 'Diensten', value: ({ shifts }) => shifts },
  { header: 'Uren', value: (row) => Math.round(hoursOf(row) * 100) / 100 },
];

/** How long each volunteer helped in a season, until now. */
function HoursCard({ season }: { season: number }) {
  const query = useQuery(VolunteersHoursDocument, { variables: { season } });
  const rows = query.data?.volunteerHours ?? [];
  return (
    <Card
      title={`Uren in ${seasonName(season)}`}
      actions={
        rows.length > 0 && (
          <ExportButtons
            fileName={`uren boerenploeg ${seasonName(season)}`}
            columns={exportedHours}
            rows={rows}
          />
        )
      }
    >
      <Loaded query={query} subject="De uren">
        {({ volunteerHours }) =>
          volunteerHours.length > 0 ? (
            <Table
              caption={`Uren per vrijwilliger in ${seasonName(season)}`}
              columns={hoursColumns(volunteerHours)}
              rows={volunteerHours}
              rowKey={({ volunteerId }) => volunteerId}
            />
          ) : (
            <EmptyState
              title="Er zijn nog geen uren."
              text="Ze tellen na elke dienst. Wie niet is gekomen, telt niet mee."
            />
          )
        }
      </Loaded>
    </Card>
  );
}

const hoursColumns = (rows: readonly Hours[]): Column<Hours>[] => [
  {
    id: 'name',
    header: 'Naam',
    keepWords: true,
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    footer: 'Totaal',
  },
  {
    id: 'shifts',
    header: 'Diensten',
    align: 'right',
    phone: 'labelled',
    cell: ({ shifts }) => shifts,
    sortValue: ({ shifts }) => shifts,
    footer: rows.reduce((sum, { shifts }) => sum + shifts, 0),
  },
  {
    id: 'hours',
    header: 'Uren',
    align: 'right',
    phone: 'labelled',
    cell: hoursText,
    sortValue: hoursOf,
    footer: hoursText({ minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0) }),
  },
];

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
function SeasonsCard({ activities, counts, heads, season }: SeasonsCardProps) {
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

/** An activity with who takes part. */
type Participants = { activity: Activity; people: readonly TakingPart[] };

/** Who takes part in these activities in a season, as it is now. */
async function readParticipants(
  client: ApolloClient,
  activities: readonly Activity[],
  season: number,
): Promise<Participants[]> {
  const found: Participants[] = [];
  for (const activity of activities) {
    const { data } = await client.query({
      query: VolunteersOfActivityDocument,
      variables: { activityId: activity.id, season },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error(`Activity ${activity.id} has no answer.`);
    found.push({ activity, people: data.activityVolunteers });
  }
  return found;
}

/** Lines of name and email; of several activities below the name of each. */
function linesOf(found: readonly Participants[]): string {
  if (found.length === 1) return nameLines(found[0]?.people ?? []);
  return found
    .filter(({ people }) => people.length > 0)
    .map(({ activity, people }) => `${activity.name}\r\n${nameLines(people)}`)
    .join('\r\n');
}
