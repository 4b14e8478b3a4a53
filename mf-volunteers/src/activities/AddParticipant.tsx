import { toApiError, useQuery, useSave } from 'kit/graphql';
import { PlainList, SmallText, useDebouncedValue } from 'kit/lists';
import { Button, FieldError, SearchField, Spinner, useSnackbar } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { VolunteersChoicesDocument, VolunteersJoinDocument } from '../gql/graphql';
import type { Activity, TakingPart } from './activity';
import { useReloadParticipants } from './useActivities';

/** One letter finds too many. */
const SHORTEST = 2;

interface AddParticipantProps {
  activity: Activity;
  season: number;
  /** Who takes part already. */
  people: readonly TakingPart[];
}

/** Adds volunteers to an activity for a season, found by name; the search stays, for the next of the family. */
export function AddParticipant(props: AddParticipantProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  return (
    <Root data-no-print>
      <SearchField
        label={`Vrijwilliger toevoegen aan ${props.activity.name}`}
        placeholder="Vrijwilliger toevoegen: zoek op naam"
        value={text}
        onChange={setText}
      />
      {search.length >= SHORTEST && <Found search={search} {...props} />}
    </Root>
  );
}

function Found({ search, activity, season, people }: AddParticipantProps & { search: string }) {
  const query = useQuery(VolunteersChoicesDocument, { variables: { search } });
  const { error } = query;
  const data = query.data ?? (error ? undefined : query.previousData);
  if (error) return <FieldError>{toApiError(error).message}</FieldError>;
  if (!data) return <Spinner />;
  const { edges, totalCount } = data.volunteers;
  const rest = totalCount - edges.length;
  return (
    <>
      <SmallText role="status">
        {edges.length === 0 && 'Geen vrijwilliger gevonden. Voeg die eerst toe bij Vrijwilligers.'}
      </SmallText>
      <List>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <span>
              {node.name} <small>{node.email}</small>
            </span>
            {people.some(({ id }) => id === node.id) ? (
              <small>Doet mee</small>
            ) : (
              <Join activity={activity} season={season} person={node} />
            )}
          </li>
        ))}
      </List>
      {rest > 0 && <SmallText>{`En nog ${rest}: zoek preciezer.`}</SmallText>}
    </>
  );
}

function Join({ activity, season, person }: Omit<AddParticipantProps, 'people'> & { person: TakingPart }) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(VolunteersJoinDocument, { done: `${person.name} doet mee` });
  const reload = useReloadParticipants();
  const join = async () => {
    try {
      await save({ volunteerId: person.id, activityId: activity.id, season });
      await reload();
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return (
    <Button
      variant="ghost"
      size="small"
      pending={saving}
      icon={<Plus aria-hidden />}
      aria-label={`${person.name} toevoegen aan ${activity.name}`}
      onClick={() => void join()}
    >
      Toevoegen
    </Button>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  max-width: 560px;
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const List = styled(PlainList)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--s3);
    min-height: 48px;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
