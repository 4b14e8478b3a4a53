import { saveBlob } from 'kit/download';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { useApolloClient, toApiError } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState, Stack, Tag, IconButton, useSnackbar } from 'kit/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { countOf, type Counts, headsOf, type ListedActivity, type Activity } from '../activities/activity';
import { textFile } from '../activities/addresses';
import { useActivities } from '../activities/useActivities';
import { Loaded } from '../Loading';
import { seasonName, useSeason } from '../seasons';
import { HoursCard } from './HoursCard';
import { readParticipants, linesOf } from './participants';
import { SeasonsCard } from './SeasonsCard';

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
          rowKey={({ id }) => id}
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
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const found = await readParticipants(client, activities, season);
      saveBlob(textFile(linesOf(found)), `vrijwilligers ${title} ${seasonName(season)}.txt`);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      aria-label={`Namen en e-mailadressen van ${title} downloaden`}
      pending={isBusy}
      onClick={() => void download()}
    >
      <Download aria-hidden />
    </IconButton>
  );
}
