import { activityActions } from 'kit/activities';
import { formatDate } from 'kit/format';
import { MultilineText, useAddressSort } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Tag } from 'kit/ui';
import styled from 'styled-components';

import type { SecretariatCalendarQuery } from '../../gql/graphql';
import { MeetingsOfDay } from '../OfThatDay';
import { valuesOf } from './calendarFields';

/** The props of CalendarTable. */
export interface CalendarTableProps {
  rows: readonly CalendarRow[];
  /** The day of what comes first, which is marked. */
  nextDate: string | undefined;
  /** What who keeps it may do with a row; for others there are no buttons. */
  actions?: {
    onEdit: (row: CalendarRow) => void;
    onDelete: (row: CalendarRow) => void;
  };
}

/** When in the day: '20:00 tot 23:00', or 'vanaf 20:00'; '' for all of it. */
const timeText = ({ from, to }: CalendarRow) => (to ? `${from} tot ${to}` : from && `vanaf ${from}`);

/** The second line of a cell. */
const Beside = styled.small`
  display: block;
  color: var(--ink-2);
  font: 400 14px/1.4 var(--body);
`;

/** The activities by date. */
export function CalendarTable({ rows, nextDate, actions }: CalendarTableProps) {
  const columns: Record<'date' | 'name' | 'comment', Column<CalendarRow>> = {
    date: {
      id: 'date',
      header: 'Datum',
      nowrap: true,
      cell: (row) => [formatDate(row.date), timeText(row)].filter(Boolean).join(', '),
      sortValue: ({ date, from }) => `${date} ${from}`,
    },
    name: {
      id: 'name',
      header: 'Activiteit',
      keepWords: true,
      cell: ({ name, date, place, commission }) => (
        <span>
          {name}{' '}
          {date === nextDate && (
            // Not on paper, where it would soon be wrong.
            <span data-no-print>
              <Tag tone="ok">Eerstvolgende</Tag>
            </span>
          )}
          {(place || commission) && <Beside>{[place, commission].filter(Boolean).join(' · ')}</Beside>}
          <span data-no-print>
            <MeetingsOfDay date={date} of={name} />
          </span>
        </span>
      ),
      sortValue: ({ name }) => name,
    },
    // Nothing for an empty one: a card on a phone then leaves the line out.
    comment: {
      id: 'comment',
      header: 'Opmerkingen',
      phone: 'rest',
      cell: (row) => {
        const { comment } = valuesOf(row);
        return comment && <MultilineText>{comment}</MultilineText>;
      },
    },
  };
  return (
    <Table
      caption="Jaarprogramma"
      columns={[
        ...Object.values(columns),
        ...(actions ? [activityActions(actions.onEdit, actions.onDelete)] : []),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      {...useAddressSort({ column: 'date' })}
    />
  );
}

/** A row of the yearly programme. */
export type CalendarRow = SecretariatCalendarQuery['calendar'][number];

/** The programme as of a day. */
interface Programme {
  earlier: readonly CalendarRow[];
  /** Of this day and later. */
  coming: readonly CalendarRow[];
  /** The day of the first coming activity; several can be on it. */
  nextDate: string | undefined;
}

/** Parts the programme into what was and what comes. @param rows by date @param today YYYY-MM-DD */
export function programmeOf(rows: readonly CalendarRow[], today: string): Programme {
  const coming = rows.filter(({ date }) => date >= today);
  return { earlier: rows.filter(({ date }) => date < today), coming, nextDate: coming[0]?.date };
}
