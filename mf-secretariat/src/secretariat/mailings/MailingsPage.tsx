import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { ConfirmActionDialog, EditLock } from 'kit/editing';
import { FormNumberField } from 'kit/fields';
import { DownloadButton } from 'kit/files';
import { formatDateTime } from 'kit/format';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { EmailLink, PagedCard, useAddressRow, usePages } from 'kit/lists';
import { RichText } from 'kit/richtext';
import { useUser } from 'kit/session';
import { type Column, Table } from 'kit/table';
import { Button, ButtonRow, Card, DefinitionList, DefinitionRow, PageTitle, Stack, Tag } from 'kit/ui';
import { CircleStop, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { number, object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type MailDelivery,
  type MailingState,
  SecretariatMailingDocument,
  type SecretariatMailingQuery,
  type SecretariatMailingRowFragment,
  SecretariatMailingRowFragmentDoc,
  SecretariatMailingsDocument,
  SecretariatMailingSettingsDocument,
  SecretariatPauseMailingDocument,
  SecretariatResumeMailingDocument,
  SecretariatStopMailingDocument,
  SecretariatUpdateMailingSettingsDocument,
} from '../../gql/graphql';

type Row = SecretariatMailingRowFragment;

/** What was written to many, with what became of it: one's own, and what was sent by a right that one holds. */
export function MailingsPage() {
  const pages = usePages({ query: SecretariatMailingsDocument, variables: {}, field: 'mailings' });
  const row = useAddressRow();
  const user = useUser();
  return (
    <Stack>
      <PageTitle sub="Wat naar velen ging, ieder in een eigen mail, en wat er aankwam">
        Verstuurde mail
      </PageTitle>
      <Loaded query={pages.query} subject="De verstuurde mail">
        {({ mailings }) => (
          <PagedCard
            pages={pages}
            list={mailings}
            rowsOf={(nodes) => getFragmentData(SecretariatMailingRowFragmentDoc, nodes)}
            nouns={['mail', 'mails']}
            fileName="verstuurde-mail"
            exported={[
              { header: 'Onderwerp', value: ({ subject }) => subject },
              { header: 'Aan', value: ({ title }) => title },
              { header: 'Door', value: ({ creator }) => creator },
              { header: 'Verstuurd', value: ({ sentAt }) => formatDateTime(sentAt) },
              { header: 'Ontvangers', value: ({ recipientCount }) => recipientCount },
              { header: 'Aangekomen', value: ({ sentCount }) => sentCount },
              { header: 'Mislukt', value: ({ failedCount }) => failedCount },
            ]}
            isNarrowed={false}
            empty={{
              title: 'Er is nog niets verstuurd.',
              text: 'Wat jij of je team naar velen mailt, komt hier te staan.',
            }}
          >
            {(rows) => (
              <Table
                caption="Verstuurde mail"
                columns={columns}
                rows={rows}
                {...row}
                details={{
                  name: ({ subject }) => subject,
                  render: ({ id }) => <MailingDetails id={id} onChanged={pages.reload} />,
                }}
              />
            )}
          </PagedCard>
        )}
      </Loaded>
      {user.role === 'Admin' && <PerHourCard />}
    </Stack>
  );
}

// Not sortable: newest first, and there may be more.
const columns: Column<Row>[] = [
  { id: 'subject', header: 'Onderwerp', keepWords: true, cell: ({ subject }) => subject },
  {
    id: 'to',
    header: 'Aan',
    keepWords: true,
    phone: 'line',
    cell: ({ title, recipientCount }) => `${title} (${recipientCount})`,
  },
  { id: 'by', header: 'Door', keepWords: true, phone: 'line', cell: ({ creator }) => creator },
  {
    id: 'at',
    header: 'Verstuurd',
    nowrap: true,
    phone: 'line',
    cell: ({ sentAt }) => formatDateTime(sentAt),
  },
  {
    id: 'state',
    header: 'Stand',
    keepWords: true,
    cell: (row) => (
      <span>
        {row.state !== 'done' && <Tag>{mailingStates[row.state]}</Tag>} {sentText(row)}
      </span>
    ),
  },
];

/** As on the server. */
const [LEAST, MOST] = [10, 5000];
const schema = object({
  perHour: number().required('Verplicht').min(LEAST, `Minstens ${LEAST}`).max(MOST, `Hoogstens ${MOST}`),
});
const label = 'Mails per uur';

/** For Admins: how many mails go out in an hour, as the mail server allows. */
export function PerHourCard() {
  const query = useQuery(SecretariatMailingSettingsDocument);
  const { save } = useSave(SecretariatUpdateMailingSettingsDocument);
  return (
    <Loaded query={query} subject="De instelling">
      {({ mailingSettings }) => (
        <Card>
          <EditLock
            title="Hoeveel mail er per uur uitgaat"
            read={<p>{`Hoogstens ${mailingSettings.perHour} mails per uur, over het hele portaal.`}</p>}
            record={mailingSettings}
            schema={schema}
            valuesOf={({ perHour }) => ({ perHour })}
            send={({ revision }, { perHour }) => save({ revision, settings: { perHour } })}
            fetchLatest={async () => (await query.refetch()).data?.mailingSettings}
            differences={({ perHour }, theirs) =>
              differingRows(
                { perHour: label },
                { perHour: String(perHour) },
                { perHour: String(theirs.perHour) },
              )
            }
          >
            <FormNumberField name="perHour" label={label} />
          </EditLock>
        </Card>
      )}
    </Loaded>
  );
}

/** How far a mailing is, in words. */
const mailingStates: Readonly<Record<MailingState, string>> = {
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
function sentText({ sentCount, failedCount }: SecretariatMailingRowFragment): string {
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
function MailingDetails({ id, onChanged }: MailingDetailsProps) {
  const [isGoingOut, setGoingOut] = useState(true);
  const query = useQuery(SecretariatMailingDocument, {
    variables: { id },
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
            columns={recipientColumns}
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

const recipientColumns: Column<Recipient>[] = [
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
  const { attempt } = useAttempt();
  const [isStopping, setStopping] = useState(false);
  const pause = useSave(SecretariatPauseMailingDocument, { done: 'Er gaat niets meer uit tot je doorgaat' });
  const resume = useSave(SecretariatResumeMailingDocument, { done: 'De mail gaat verder' });
  const stop = useSave(SecretariatStopMailingDocument, { done: 'De mail is gestopt' });
  if (state === 'done' || state === 'stopped') return null;
  const isPaused = state === 'paused';
  const change = () => attempt(() => (isPaused ? resume : pause).save({ id }).then(onChanged));
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
