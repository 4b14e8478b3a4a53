import { Loaded } from 'kit/data';
import { DeleteDialog } from 'kit/editing';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { DownloadButton } from 'kit/files';
import { formatDateTime } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { EditAndDelete, EmailLink, PhoneLink } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, ButtonRow, EmptyState, lazyDialog } from 'kit/ui';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';

import { Approval } from '../enrolment/Approval';
import {
  WebsiteCheckParticipantDocument,
  WebsiteDeleteParticipantDocument,
  WebsiteParticipantsDocument,
  type WebsiteParticipantsQuery,
} from '../gql/graphql';

const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);
const ParticipantDialog = lazyDialog(async () => (await import('./ParticipantDialog')).ParticipantDialog);

type Participant = WebsiteParticipantsQuery['participants'][number];

/** Who takes part in an edition, with the approval of each. */
export function Participants({ year }: { year: number }) {
  const query = useQuery(WebsiteParticipantsDocument, {
    variables: { year },
    fetchPolicy: 'cache-and-network',
  });
  const { save: remove } = useSave(WebsiteDeleteParticipantDocument, { done: 'Deelnemer verwijderd' });
  const [doing, setDoing] = useState<{ what: 'edit' | 'delete'; participant: Participant }>();
  const [isMailing, setMailing] = useState(false);
  const deleting = doing?.what === 'delete' ? doing.participant : undefined;
  const close = () => setDoing(undefined);
  return (
    <>
      <Loaded query={query} subject="De lijst met deelnemers">
        {({ participants }) =>
          participants.length === 0 ? (
            <EmptyState title={`Er zijn nog geen deelnemers voor ${year}.`} />
          ) : (
            <>
              <ButtonRow data-no-print>
                <Button
                  variant="ghost"
                  size="small"
                  icon={<MailPlus aria-hidden />}
                  onClick={() => setMailing(true)}
                >
                  Mail sturen
                </Button>
                <ExportButtons fileName={`liedjesfestival-${year}`} columns={exported} rows={participants} />
              </ButtonRow>
              <Table
                caption={`Deelnemers ${year}`}
                columns={columns((what, participant) => setDoing({ what, participant }))}
                rows={participants}
                rowKey={({ id }) => id}
              />
            </>
          )
        }
      </Loaded>
      <DeleteDialog
        isOpen={deleting !== undefined}
        question="Deelnemer verwijderen? Deze actie is onomkeerbaar."
        onDelete={async () => {
          if (!deleting) return;
          await remove({ id: deleting.id });
          await query.refetch().catch(() => undefined);
        }}
        onClose={close}
      >
        {deleting && `${deleting.actName} met ${deleting.songName}, en de originaliteitsverklaring.`}
      </DeleteDialog>
      {doing?.what === 'edit' && (
        <ParticipantDialog
          participant={doing.participant}
          fetchLatest={async () =>
            (await query.refetch()).data?.participants.find(({ id }) => id === doing.participant.id)
          }
          onClose={close}
        />
      )}
      {isMailing && (
        <MailingDialog to={{ audience: 'participants', season: year }} onClose={() => setMailing(false)} />
      )}
    </>
  );
}

const exported: ExportColumn<Participant>[] = [
  { header: 'Act', value: ({ actName }) => actName },
  { header: 'Lied', value: ({ songName }) => songName },
  { header: 'Personen', value: ({ numberOfParticipants }) => numberOfParticipants },
  { header: 'Contactpersoon', value: ({ contactName }) => contactName },
  { header: 'Telefoon', value: ({ contactPhone }) => contactPhone },
  { header: 'E-mail', value: ({ contactEmail }) => contactEmail },
  { header: 'Goedgekeurd', value: ({ checked }) => (checked ? 'ja' : 'nee') },
  { header: 'Ingeschreven', value: ({ createdAt }) => formatDateTime(createdAt) },
];

function columns(
  onAction: (what: 'edit' | 'delete', participant: Participant) => void,
): Column<Participant>[] {
  return [
    {
      id: 'checked',
      header: 'Goedgekeurd',
      phone: 'action',
      cell: (participant) => <ParticipantApproval participant={participant} />,
      sortValue: ({ checked }) => (checked ? 0 : 1),
    },
    {
      id: 'act',
      header: 'Act',
      phone: 'title',
      cell: ({ actName }) => actName,
      sortValue: ({ actName }) => actName,
    },
    { id: 'song', header: 'Lied', cell: ({ songName }) => songName, sortValue: ({ songName }) => songName },
    {
      id: 'people',
      header: 'Personen',
      align: 'right',
      cell: ({ numberOfParticipants }) => numberOfParticipants,
      sortValue: ({ numberOfParticipants }) => numberOfParticipants,
    },
    {
      id: 'contact',
      header: 'Contactpersoon',
      cell: ({ contactName }) => contactName,
      sortValue: ({ contactName }) => contactName,
    },
    {
      id: 'phone',
      header: 'Telefoon',
      nowrap: true,
      cell: ({ contactPhone }) => <PhoneLink number={contactPhone} />,
    },
    {
      id: 'email',
      header: 'E-mail',
      cell: ({ contactEmail }) => <EmailLink address={contactEmail} />,
    },
    {
      id: 'actions',
      header: 'Verklaring',
      cell: (participant) => (
        <RowActions>
          <DownloadButton
            file={participant.statement}
            label={`Verklaring van ${participant.actName} downloaden`}
          />
          <EditAndDelete
            name={participant.actName}
            onEdit={() => onAction('edit', participant)}
            onDelete={() => onAction('delete', participant)}
          />
        </RowActions>
      ),
    },
  ];
}

function ParticipantApproval({ participant: { id, checked, actName } }: { participant: Participant }) {
  const { save } = useSave(WebsiteCheckParticipantDocument);
  return (
    <Approval name={actName} checked={checked} onApprove={(isChecked) => save({ id, checked: isChecked })} />
  );
}
