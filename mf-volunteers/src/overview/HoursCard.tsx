import { ExportButtons, type ExportColumn } from 'kit/export';
import { useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState } from 'kit/ui';

import { VolunteersHoursDocument, type VolunteersHoursQuery } from '../gql/graphql';
import { Loaded } from '../Loading';
import { seasonName } from '../seasons';

type Hours = VolunteersHoursQuery['volunteerHours'][number];

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });
const hoursOf = ({ minutes }: Pick<Hours, 'minutes'>) => minutes / 60;
const hoursText = (of: Pick<Hours, 'minutes'>) => number.format(hoursOf(of));

const exported: ExportColumn<Hours>[] = [
  { header: 'Naam', value: ({ name }) => name },
  { header: 'Diensten', value: ({ shifts }) => shifts },
  { header: 'Uren', value: (row) => Math.round(hoursOf(row) * 100) / 100 },
];

/** How long each volunteer helped in a season, until now. */
export function HoursCard({ season }: { season: number }) {
  const query = useQuery(VolunteersHoursDocument, {
    variables: { season },
    fetchPolicy: 'cache-and-network',
  });
  const rows = query.data?.volunteerHours ?? [];
  return (
    <Card
      title={`Uren in ${seasonName(season)}`}
      actions={
        rows.length > 0 && (
          <ExportButtons fileName={`uren boerenploeg ${seasonName(season)}`} columns={exported} rows={rows} />
        )
      }
    >
      <Loaded query={query} subject="De uren">
        {({ volunteerHours }) =>
          volunteerHours.length > 0 ? (
            <Table
              caption={`Uren per vrijwilliger in ${seasonName(season)}`}
              columns={columnsOf(volunteerHours)}
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

const columnsOf = (rows: readonly Hours[]): Column<Hours>[] => [
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
