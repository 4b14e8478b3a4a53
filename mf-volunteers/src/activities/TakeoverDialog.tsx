import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Button, Checkbox, Dialog, DialogActions, EmptyState, Stack, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  VolunteersTakeoverDocument,
  type VolunteersTakeoverQuery,
  VolunteersTakeOverDocument,
  VolunteersUndoTakeOverDocument,
} from '../gql/graphql';
import { Loaded } from '../Loading';
import { seasonName } from '../seasons';
import { dayText, timesText } from '../shifts/shift';

type Row = VolunteersTakeoverQuery['seasonTakeover'][number];

interface TakeoverDialogProps {
  /** Into which. */
  season: number;
  /** Brings the lists up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * The shifts of the season before with the day that each gets, as far from carnival: first what somebody has to look at. What is ticked is
 * taken over, with nobody on it. Mounted when opened.
 */
export function TakeoverDialog({ season, onDone, onClose }: TakeoverDialogProps) {
  const query = useQuery(VolunteersTakeoverDocument, { variables: { season }, fetchPolicy: 'network-only' });
  return (
    <Dialog onClose={onClose} title={`Diensten van ${seasonName(season - 1)} overnemen`} size={600}>
      <Loaded query={query} subject="De lijst met diensten">
        {({ seasonTakeover }) =>
          seasonTakeover.length === 0 ? (
            <EmptyState
              title="Er is niets om over te nemen."
              text="Er waren vorig seizoen geen diensten, of ze zijn al overgenomen."
            />
          ) : (
            <Choice
              rows={seasonTakeover}
              season={season}
              onStale={() => void query.refetch().catch(() => undefined)}
              onDone={onDone}
              onClose={onClose}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface ChoiceProps extends TakeoverDialogProps {
  rows: readonly Row[];
  /** What was shown is not so any more. */
  onStale: () => void;
}

function Choice({ rows, season, onStale, onDone, onClose }: ChoiceProps) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save, saving } = useSave(VolunteersTakeOverDocument);
  const { save: takeBack } = useSave(VolunteersUndoTakeOverDocument, { done: 'Overnemen teruggedraaid' });
  const [left, setLeft] = useState<readonly string[]>([]);
  const taken = rows.flatMap(({ id, newDay }) => (newDay && !left.includes(id) ? [{ id, day: newDay }] : []));
  const undo = async () => {
    await attempt(async () => {
      await takeBack({ season, shiftIds: taken.map(({ id }) => id) });
      await onDone();
    });
  };
  const take = async () => {
    const isTaken = await attempt(async () => {
      const { takeOverSeason: count } = await save({ season, shifts: taken });
      await onDone();
      snackbar.show(count === 1 ? '1 dienst overgenomen' : `${count} diensten overgenomen`, { undo });
      onClose();
    });
    if (!isTaken) onStale();
  };
  const toggle = (id: string, isTaken: boolean) =>
    setLeft(isTaken ? left.filter((one) => one !== id) : [...left, id]);
  const odd = rows.filter(whyOdd);
  const list = (title: string, of: readonly Row[]) =>
    of.length > 0 && (
      <section aria-label={title}>
        <Title>{title}</Title>
        <PlainList>
          {of.map((row) => (
            <li key={row.id}>
              <Checkbox
                label={`${row.activity}, ${dayText(row.day)}`}
                description={becomesText(row)}
                checked={row.newDay !== null && !left.includes(row.id)}
                disabled={row.newDay === null}
                onChange={({ target }) => toggle(row.id, target.checked)}
              />
            </li>
          ))}
        </PlainList>
      </section>
    );
  return (
    <>
      <Stack>
        <p>
          Elke dienst komt even ver van carnaval, op dezelfde dag van de week. Er staat nog niemand op, en
          aanmelden is gesloten.
        </p>
        <Checkbox
          label="Alle diensten"
          checked={taken.length > 0}
          indeterminate={taken.length > 0 && left.length > 0}
          onChange={() => setLeft(taken.length > 0 ? rows.map(({ id }) => id) : [])}
        />
        {list('Kijk hier eerst naar', odd)}
        {list(
          'Verder',
          rows.filter((row) => !whyOdd(row)),
        )}
      </Stack>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Annuleren
        </Button>
        <Button pending={saving} disabled={taken.length === 0} onClick={() => void take()}>
          {taken.length === 1 ? '1 dienst overnemen' : `${taken.length} diensten overnemen`}
        </Button>
      </DialogActions>
    </>
  );
}

/** Why somebody has to look at it; '': nothing is odd. */
function whyOdd({ newDay, isMoved, isFar }: Row): string {
  if (newDay === null) return 'Valt buiten het seizoen: maak deze zelf.';
  if (isMoved) return 'Vorig seizoen met de hand verplaatst.';
  return isFar ? 'Ver van carnaval: klopt deze dag?' : '';
}

/** 'wordt vrijdag 25/02/2028, 19:00 - 02:00 (volgende dag), 3 nodig.' with why it is odd. */
function becomesText(row: Row): string {
  const becomes = row.newDay ? `wordt ${dayText(row.newDay)}, ${timesText(row)}, ${row.needed} nodig. ` : '';
  return `${becomes}${whyOdd(row)}`.trim();
}

const Title = styled.h3`
  margin: 0 0 var(--s1);
  font-size: 15px;
`;
