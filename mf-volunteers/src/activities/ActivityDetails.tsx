import { saveBlob } from 'kit/download';
import { ChangeLog } from 'kit/editing';
import { TextArea } from 'kit/fields';
import { useQuery } from 'kit/graphql';
import { Button, ButtonRow, Stack, lazyDialog, Dialog, useSnackbar } from 'kit/ui';
import { Archive, Mail, MailPlus, MapPin, Pencil, Copy, Download } from 'lucide-react';
import { useState, useRef } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { VolunteersActivityDetailsFragmentDoc, VolunteersOfActivityDocument } from '../gql/graphql';
import { Loaded } from '../Loading';
import { seasonName } from '../seasons';
import { Shifts } from '../shifts/Shifts';
import { SignUpPart } from '../signUps/SignUpPart';
import type { ActivityAction, Activity, TakingPart } from './activity';
import { bccText, textFile, withAddress } from './addresses';
import { Participants } from './Participants';

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
  const query = useQuery(VolunteersOfActivityDocument, {
    variables: { activityId: id, season },
    fetchPolicy: 'cache-and-network',
  });
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
    <Dialog isOpen onClose={onClose} title={`E-mailadressen van ${activity.name}`}>
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
