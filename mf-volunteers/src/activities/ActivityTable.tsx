import { useAddressRow } from 'kit/lists';
import { type Column, Table } from 'kit/table';

import { type ActivityAction, countOf, type Counts, type ListedActivity } from './activity';
import { ActivityDetails } from './ActivityDetails';

interface ActivityTableProps {
  activities: readonly ListedActivity[];
  counts: Counts;
  season: number;
  onAction: (what: ActivityAction, activity: ListedActivity) => void;
}

/** Activity name and number of volunteers; each opens with who they are. */
export function ActivityTable({ activities, counts, season, onAction }: ActivityTableProps) {
  const columns: Column<ListedActivity>[] = [
    {
      id: 'name',
      header: 'Activiteit',
      keepWords: true,
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
    },
    {
      id: 'count',
      header: 'Vrijwilligers',
      phone: 'labelled',
      align: 'right',
      cell: ({ id }) => countOf(counts, id, season),
      sortValue: ({ id }) => countOf(counts, id, season),
    },
  ];
  const row = useAddressRow();
  return (
    <Table
      caption="Activiteiten"
      columns={columns}
      rows={activities}
      rowKey={({ id }) => id}
      {...row}
      details={{
        name: ({ name }) => name,
        render: (activity) => (
          <ActivityDetails
            // what was begun belongs to the season in which it was begun
            key={season}
            activity={activity}
            season={season}
            onAction={(what) => onAction(what, activity)}
          />
        ),
      }}
    />
  );
}
