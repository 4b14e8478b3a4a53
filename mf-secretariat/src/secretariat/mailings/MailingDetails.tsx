import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { DownloadButton } from 'kit/files';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { EmailLink } from 'kit/lists';
import { RichText } from 'kit/richtext';
import { type Column, Table } from 'kit/table';
import { Button, ButtonRow, DefinitionList, DefinitionRow, Stack, useSnackbar } from 'kit/ui';
import { CircleStop, Pause, Play } from 'lucide-react';
import { useState } from 'react';

import {
  SecretariatMailingDocument,
  type SecretariatMailingQuery,
  SecretariatPauseMailingDocument,
  SecretariatResumeMailingDocument,
  SecretariatStopMailingDocument,
  type MailDelivery,
  type MailingState,
  type SecretariatMailingRowFragment,
} from '../../gql/graphql';

/** How far a mailing is, in words. */
export const mailingStates: Readonly<Record<MailingState, string>> = {
  sending: 'Onderweg',
  paused: 'Gepauzeerd',
  stopped: 'Gestopt',
  done: 'Klaar',
};

/** What became of the mail to somebody, in words. */
const deliveries: Readonly<Record<MailDelivery, string>> = {
  waiting: 'Nog aan de beurt',
  given: 'Wordt verstuurd',
  sent: 'Afgeleverd',
  refused: 'Geweigerd',
  bounced: 'Teruggekomen',
  skipped: 'Niet verstuurd',
};

/** How many it reached and did not reach: '33 afgeleverd, 1 mislukt'. */
export function sentText({ sentCount, failedCount }: SecretariatMailingRowFragment): string {
  return [`${sentCount} afgeleverd`, ...(failedCount > 0 ? [`${failedCount} mislukt`] : [])].join(', ');
}

type Mailing = SecretariatMailingQuery['mailing'];
type Recipient = Mailing['recipients'][number];

/** How often it is looked at anew while it goes out, in ms. */
const EVERY = 10_000;

interface MailingDetailsProps {
  id: string;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** What was sent, to whom, and what became of each; while it goes out it can be paused and stopped. */
export function MailingDetails({ id, onChanged }: MailingDetailsProps) {
  const [isGoingOut, setGoingOut] = useState(true);
  const query = useQuery(SecretariatMailingDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isGoingOut ? EVERY : 0,
  });
  const state = query.data?.mailing.state;
  if (state && isGoingOut !== (state === 'sending')) setGoingOut(state === 'sending');
  return (
    <Loaded query={query} subject="Deze mail">
      {({ mailing }) => (
        <Stack>
          <Actions mailing={mailing} onChanged={onChanged} />
          <DefinitionList>
            <DefinitionRow label="Van">{mailing.senderName}</DefinitionRow>
            <DefinitionRow label="Antwoord naar">{mailing.replyTo}</DefinitionRow>
          </DefinitionList>
          {mailing.html ? <RichText html={mailing.html} /> : <p>De tekst is voor ieder anders.</p>}
          {mailing.attachments.length > 0 && (
            <ButtonRow>
              {mailing.attachments.map((file) => (
                <DownloadButton key={file.id} file={file} text={file.name} />
              ))}
            </ButtonRow>
          )}
          <Table
            caption="Wie kreeg deze mail"
            columns={columns}
            rows={failedFirst(mailing.recipients)}
            rowKey={({ key }) => key}
          />
        </Stack>
      )}
    </Loaded>
  );
}

/** Whoever it did not reach is to be looked at. */
function failedFirst(recipients: readonly Recipient[]): Recipient[] {
  const isFailed = ({ delivery }: Recipient) => delivery === 'refused' || delivery === 'bounced';
  return [...recipients].sort((one, other) => Number(isFailed(other)) - Number(isFailed(one)));
}

const columns: Column<Recipient>[] = [
  {
    id: 'name',
    header: 'Naam',
    keepWords: true,
    cell: ({ name }) => name || 'Gewist',
    sortValue: ({ name }) => name,
  },
  {
    id: 'delivery',
    header: 'Stand',
    keepWords: true,
    phone: 'line',
    cell: ({ delivery, reason }) => (reason ? `${deliveries[delivery]}: ${reason}` : deliveries[delivery]),
    sortValue: ({ delivery }) => deliveries[delivery],
  },
  {
    id: 'email',
    header: 'E-mail',
    wide: true,
    phone: 'line',
    cell: ({ email }) => email && <EmailLink address={email} />,
  },
];

function Actions({
  mailing: { id, state },
  onChanged,
}: { mailing: Mailing } & Pick<MailingDetailsProps, 'onChanged'>) {
  const snackbar = useSnackbar();
  const [isStopping, setStopping] = useState(false);
  const pause = useSave(SecretariatPauseMailingDocument, { done: 'Er gaat niets meer uit tot je doorgaat' });
  const resume = useSave(SecretariatResumeMailingDocument, { done: 'De mail gaat verder' });
  const stop = useSave(SecretariatStopMailingDocument, { done: 'De mail is gestopt' });
  if (state === 'done' || state === 'stopped') return null;
  const isPaused = state === 'paused';
  const change = () =>
    (isPaused ? resume : pause)
      .save({ id })
      .then(onChanged)
      .catch((error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' }));
  return (
    <ButtonRow data-no-print>
      <Button
        size="small"
        variant="ghost"
        pending={pause.saving || resume.saving}
        icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        onClick={() => void change()}
      >
        {isPaused ? 'Doorgaan' : 'Pauzeren'}
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon={<CircleStop aria-hidden />}
        onClick={() => setStopping(true)}
      >
        Stoppen
      </Button>
      <ConfirmActionDialog
        isOpen={isStopping}
        question="Deze mail stoppen?"
        confirmLabel="Stoppen"
        onConfirm={() => stop.save({ id }).then(onChanged)}
        onClose={() => setStopping(false)}
      >
        Wie de mail nog niet kreeg, krijgt hem niet meer. Dit kan niet terug.
      </ConfirmActionDialog>
    </ButtonRow>
  );
}
