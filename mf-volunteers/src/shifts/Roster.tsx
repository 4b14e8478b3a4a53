import { PrintedOn, PrintStyle } from 'kit/export';
import { PlainList } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, ButtonRow, Card, EmptyState, Stack } from 'kit/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import styled from 'styled-components';

import type { Activity } from '../activities/activity';
import { getFragmentData } from '../gql/fragment-masking';
import { type VolunteersRosterShiftFragment, VolunteersRosterShiftFragmentDoc } from '../gql/graphql';
import { Loaded } from '../Loading';
import { seasonName } from '../seasons';
import { answers, byDay, dayText, timesText } from './shift';
import { Gap } from './ShiftItem';
import { useShifts } from './Shifts';

interface RosterProps {
  activity: Activity;
  season: number;
  onClose: () => void;
}

/** All shifts of an activity in a season by day, to print on A4 and hang up. */
export function Roster({ activity, season, onClose }: RosterProps) {
  const { query } = useShifts(activity.id, season);
  return (
    <Stack>
      <PrintStyle />
      <ButtonRow data-no-print>
        <Button variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          Terug naar de activiteiten
        </Button>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Afdrukken
        </Button>
      </ButtonRow>
      <Card title={`Rooster ${activity.name} ${seasonName(season)}`}>
        <Loaded query={query} subject="Het rooster">
          {({ shifts }) =>
            shifts.length === 0 ? (
              <EmptyState title="Er zijn nog geen diensten." />
            ) : (
              byDay(shifts).map(({ day, shifts: ofDay }) => (
                <Day key={day}>
                  <h3>{dayText(day)}</h3>
                  <Table
                    caption={`Diensten op ${dayText(day)}`}
                    columns={columns}
                    rows={getFragmentData(VolunteersRosterShiftFragmentDoc, ofDay)}
                  />
                </Day>
              ))
            )
          }
        </Loaded>
        <PrintedOn />
      </Card>
    </Stack>
  );
}

const columns: Column<VolunteersRosterShiftFragment>[] = [
  { id: 'times', header: 'Tijd', cell: timesText },
  { id: 'who', header: 'Wie', keepWords: true, cell: ({ volunteers }) => <Names volunteers={volunteers} /> },
  {
    id: 'needed',
    header: 'Bezetting',
    align: 'right',
    cell: ({ needed, missing }) => (
      <>
        {needed} nodig <Gap missing={missing} />
      </>
    ),
  },
];

/** Who declined is not coming, and not on paper either. */
function Names({ volunteers }: Pick<VolunteersRosterShiftFragment, 'volunteers'>) {
  const coming = volunteers.filter(({ answer }) => answer !== 'declined');
  return (
    <PlainList>
      {coming.map(({ volunteerId, name, answer }) => (
        <li key={volunteerId}>{answer === 'confirmed' ? name : `${name} (${answers[answer].text})`}</li>
      ))}
    </PlainList>
  );
}

const Day = styled.div`
  break-inside: avoid;
  & + & {
    margin-top: var(--s5);
  }
  h3 {
    margin: 0 0 var(--s1);
    font-size: 17px;
  }
`;
