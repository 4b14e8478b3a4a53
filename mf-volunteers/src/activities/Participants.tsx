import { DeleteDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { EmailLink, LinedList } from 'kit/lists';
import { EmptyState, IconButton } from 'kit/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { VolunteersLeaveDocument } from '../gql/graphql';
import { seasonName } from '../seasons';
import type { Activity, TakingPart } from './activity';
import { AddParticipant } from './AddParticipant';
import { useReloadParticipants } from './useActivities';

interface ParticipantsProps {
  activity: Activity;
  season: number;
  people: readonly TakingPart[];
}

/** Who takes part in an activity in a season, with controls to add and remove. */
export function Participants({ activity, season, people }: ParticipantsProps) {
  const [leaving, setLeaving] = useState<TakingPart>();
  return (
    <>
      {people.length === 0 && <EmptyState title="Er zijn geen vrijwilligers om weer te geven." />}
      <List>
        {people.map((person) => (
          <li key={person.id}>
            <Who>
              <span>{person.name}</span>
              {person.email && <EmailLink address={person.email} />}
            </Who>
            <IconButton
              aria-label={`${person.name} verwijderen uit ${activity.name}`}
              onClick={() => setLeaving(person)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </List>
      <AddParticipant activity={activity} season={season} people={people} />
      {leaving && (
        <LeaveDialog
          activity={activity}
          season={season}
          person={leaving}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

interface LeaveDialogProps extends Omit<ParticipantsProps, 'people'> {
  person: TakingPart;
  onClose: () => void;
}

/** Takes somebody out of this season only. */
function LeaveDialog({ activity, season, person, onClose }: LeaveDialogProps) {
  const { save } = useSave(VolunteersLeaveDocument, { done: `${person.name} doet niet meer mee` });
  const reload = useReloadParticipants();
  return (
    <DeleteDialog
      isOpen
      question={`${person.name} verwijderen uit ${activity.name}?`}
      onDelete={async () => {
        await save({ volunteerId: person.id, activityId: activity.id, season });
        await reload();
      }}
      onClose={onClose}
    >
      {`Dit geldt voor seizoen ${seasonName(season)}. De andere seizoenen blijven staan.`}
    </DeleteDialog>
  );
}

const List = styled(LinedList)`
  margin-bottom: var(--s3);
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
  }
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s3);
  min-width: 0;
  padding: var(--s1) 0;
  overflow-wrap: anywhere;
  a {
    font-size: 14px;
  }
`;
