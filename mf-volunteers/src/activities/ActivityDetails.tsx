import { saveBlob } from 'kit/download';
import { ChangeLog, DeleteDialog } from 'kit/editing';
import { TextArea } from 'kit/fields';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { ChoiceSearch, EmailLink, LinedList, SHORTEST_SEARCH, useDebouncedValue } from 'kit/lists';
import { Button, ButtonRow, Dialog, EmptyState, IconButton, lazyDialog, Stack, useSnackbar } from 'kit/ui';
import { Archive, Copy, Download, Mail, MailPlus, MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersActivityDetailsFragmentDoc,
  VolunteersChoicesDocument,
  VolunteersJoinDocument,
  VolunteersLeaveDocument,
  VolunteersOfActivityDocument,
} from '../gql/graphql';
import { Loaded } from '../Loading';
import { seasonName } from '../seasons';
import { Shifts } from '../shifts/Shifts';
import { SignUpPart } from '../signUps/SignUpPart';
import type { Activity, ActivityAction, TakingPart } from './activity';
import { bccText, textFile, withAddress } from './addresses';
import { useReloadParticipants } from './useActivities';

const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);

interface ActivityDetailsProps {
  activity: FragmentType<typeof VolunteersActivityDetailsFragmentDoc>;
  season: number;
  onAction: (what: ActivityAction) => void;
}

/** Who takes part in an activity in a season, their addresses and their shifts, below the row. */
export function ActivityDetails({ activity: masked, season, onAction }: ActivityDetailsProps) {
  const activity = getFragmentData(VolunteersActivityDetailsFragmentDoc, masked);
  const { id, name, changeLog } = activity;
  const query = useQuery(VolunteersOfActivityDocument, { variables: { activityId: id, season } });
  const [isOpen, setOpen] = useState<'addresses' | 'mail'>();
  const people = query.data?.activityVolunteers ?? [];
  const about = { activity, season, people, onClose: () => setOpen(undefined) };
  const button = { variant: 'ghost', size: 'small' } as const;
  return (
    <Stack>
      <ButtonRow data-no-print>
        {people.length > 0 && (
          <>
            <Button {...button} icon={<Mail aria-hidden />} onClick={() => setOpen('addresses')}>
              E-mailadressen downloaden
            </Button>
            <Button {...button} icon={<MailPlus aria-hidden />} onClick={() => setOpen('mail')}>
              Mail sturen
            </Button>
          </>
        )}
        <Button
          {...button}
          icon={<Pencil aria-hidden />}
          aria-label={`Naam wijzigen van ${name}`}
          onClick={() => onAction('rename')}
        >
          Naam wijzigen
        </Button>
        <Button
          {...button}
          icon={<MapPin aria-hidden />}
          aria-label={`Plaats en contact van ${name}`}
          onClick={() => onAction('info')}
        >
          Plaats en contact
        </Button>
        <Button
          {...button}
          icon={<Archive aria-hidden />}
          aria-label={`Archiveren: ${name}`}
          onClick={() => onAction('archive')}
        >
          Archiveren
        </Button>
      </ButtonRow>
      <Loaded query={query} subject="De lijst met vrijwilligers">
        {({ activityVolunteers }) => (
          <Part aria-label={`Vrijwilligers van ${name}`}>
            <h3>Vrijwilligers</h3>
            <Participants activity={activity} season={season} people={activityVolunteers} />
          </Part>
        )}
      </Loaded>
      <Part aria-label={`Diensten van ${name}`}>
        <h3>Diensten</h3>
        <Shifts activity={activity} season={season} people={people} onRoster={() => onAction('roster')} />
      </Part>
      <Part aria-label={`Aanmelden voor ${name}`}>
        <h3>Aanmelden</h3>
        <SignUpPart activity={activity} season={season} onAction={onAction} />
      </Part>
      <ChangeLog lines={changeLog} />
      {isOpen === 'addresses' && <AddressesDialog {...about} />}
      {isOpen === 'mail' && (
        <MailingDialog
          to={{ audience: 'activity', of: activity.id, season }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}

const Part = styled.section`
  padding-top: var(--s3);
  border-top: 1px solid var(--line);
  h3 {
    margin: 0 0 var(--s2);
    font-size: 17px;
  }
`;

interface AddresseesProps {
  activity: Activity;
  season: number;
  people: readonly TakingPart[];
  onClose: () => void;
}

/** The addresses of an activity, ready to be pasted into Bcc. */
function AddressesDialog({ activity, season, people, onClose }: AddresseesProps) {
  const snackbar = useSnackbar();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = bccText(people);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      snackbar.show('E-mailadressen gekopieerd');
    } catch {
      // Refused by the browser, or not there at all without https: then they are ready to be copied by hand.
      area.current?.focus();
      area.current?.select();
      snackbar.show('Kopiëren lukt niet vanzelf. De adressen zijn geselecteerd: kopieer ze zelf.');
    }
  };
  return (
    <Dialog onClose={onClose} title={`E-mailadressen van ${activity.name}`}>
      <Stack>
        <TextArea
          ref={area}
          label="Plak deze in het vak Bcc van je mail"
          description={reachedText(people)}
          value={text}
          readOnly
          rows={6}
          onFocus={({ target }) => target.select()}
        />
        <ButtonRow>
          <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
            Kopieer
          </Button>
          <Button
            variant="ghost"
            icon={<Download aria-hidden />}
            onClick={() =>
              saveBlob(textFile(text), `e-mailadressen ${activity.name} ${seasonName(season)}.txt`)
            }
          >
            Opslaan als tekstbestand
          </Button>
        </ButtonRow>
      </Stack>
    </Dialog>
  );
}

/** How many are not reached, when there are. */
function withoutAddressText(people: readonly TakingPart[]): string {
  const count = people.filter(({ email }) => !email).length;
  if (count === 0) return '';
  return count === 1
    ? 'Van 1 vrijwilliger is geen adres bekend.'
    : `Van ${count} vrijwilligers is geen adres bekend.`;
}

function reachedText(people: readonly TakingPart[]): string {
  const count = withAddress(people).length;
  return `${count === 1 ? '1 adres.' : `${count} adressen.`} ${withoutAddressText(people)}`.trim();
}

interface ParticipantsProps {
  activity: Activity;
  season: number;
  people: readonly TakingPart[];
}

/** Who takes part in an activity in a season, with controls to add and remove. */
function Participants({ activity, season, people }: ParticipantsProps) {
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
      question={`${person.name} verwijderen uit ${activity.name}?`}
      onDelete={() => save({ volunteerId: person.id, activityId: activity.id, season })}
      onDone={reload}
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

interface AddParticipantProps {
  activity: Activity;
  season: number;
  /** Who takes part already. */
  people: readonly TakingPart[];
}

/** Adds volunteers to an activity for a season, found by name; the search stays, for the next of the family. */
function AddParticipant({ activity, season, people }: AddParticipantProps) {
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
