import { toApiError, useQuery, useSave } from 'kit/graphql';
import { ChoiceSearch, SHORTEST_SEARCH, useDebouncedValue } from 'kit/lists';
import { useSnackbar } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { VolunteersChoicesDocument, VolunteersJoinDocument } from '../gql/graphql';
import type { Activity, TakingPart } from './activity';
import { useReloadParticipants } from './useActivities';

interface AddParticipantProps {
  activity: Activity;
  season: number;
  /** Who takes part already. */
  people: readonly TakingPart[];
}

/** Adds volunteers to an activity for a season, found by name; the search stays, for the next of the family. */
export function AddParticipant({ activity, season, people }: AddParticipantProps) {
  const snackbar = useSnackbar();
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  const { data, previousData, error } = useQuery(VolunteersChoicesDocument, {
    variables: { search },
    skip: search.length < SHORTEST_SEARCH,
  });
  const found = (data ?? previousData)?.volunteers;
  const { save, saving } = useSave(VolunteersJoinDocument);
  const reload = useReloadParticipants();
  const takesPart = ({ id }: { id: string }) => people.some((one) => one.id === id);
  const join = async ({ id, name }: TakingPart) => {
    // One at a time: the next one comes with the list that is read anew.
    if (saving) return;
    try {
      await save({ volunteerId: id, activityId: activity.id, season });
      await reload();
      snackbar.show(`${name} doet mee`);
    } catch (failure) {
      snackbar.show(toApiError(failure).message, { tone: 'error' });
    }
  };
  return (
    <Root data-no-print aria-busy={saving || undefined}>
      <ChoiceSearch
        label={`Vrijwilliger toevoegen aan ${activity.name}`}
        placeholder="Vrijwilliger toevoegen: zoek op naam"
        text={text}
        onText={setText}
        found={{
          choices: found?.edges.map(({ node }) => node),
          searched: data ? search : '',
          rest: found && found.totalCount - found.edges.length,
          error: error && toApiError(error).message,
        }}
        listLabel="Gevonden vrijwilligers"
        nothingFound="Geen vrijwilliger gevonden. Voeg die eerst toe bij Vrijwilligers."
        canChoose={(person) => !takesPart(person)}
        buttonLabel={({ name }) => `${name} toevoegen aan ${activity.name}`}
        onChoose={(person) => void join(person)}
      >
        {(person) => (
          <>
            <span>
              {person.name} <small>{person.email}</small>
            </span>
            {takesPart(person) ? (
              <small>Doet mee</small>
            ) : (
              <Add>
                <Plus aria-hidden /> Toevoegen
              </Add>
            )}
          </>
        )}
      </ChoiceSearch>
    </Root>
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

const Add = styled.b`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--red);
  font-weight: 650;
  svg {
    width: 18px;
    height: 18px;
  }
`;
