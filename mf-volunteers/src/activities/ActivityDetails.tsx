import { ChangeLog } from 'kit/editing';
import { useQuery } from 'kit/graphql';
import { Button, ButtonRow, Stack, lazyDialog } from 'kit/ui';
import { Archive, Mail, MailPlus, MapPin, Pencil } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { VolunteersActivityDetailsFragmentDoc, VolunteersOfActivityDocument } from '../gql/graphql';
import { Loaded } from '../Loading';
import { Shifts } from '../shifts/Shifts';
import { SignUpPart } from '../signUps/SignUpPart';
import type { ActivityAction } from './activity';
import { AddressesDialog } from './AddressesDialog';
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
