import { Loaded } from 'kit/data';
import { DeleteDialog } from 'kit/editing';
import { DownloadButton } from 'kit/files';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { EmailLink, PhoneLink } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Checkbox, EmptyState, IconButton, useSnackbar } from 'kit/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import {
  WebsiteCheckParticipantDocument,
  WebsiteDeleteParticipantDocument,
  WebsiteParticipantsDocument,
  type WebsiteParticipantsQuery,
} from '../gql/graphql';

type Participant = WebsiteParticipantsQuery['participants'][number];

/** Who takes part in an edition, with the approval of each. */
export function Participants({ year }: { year: number }) {
  const query = useQuery(WebsiteParticipantsDocument, {
    variables: { year },
    fetchPolicy: 'cache-and-network',
  });
  const { save: remove } = useSave(WebsiteDeleteParticipantDocument, { done: 'Deelnemer verwijderd' });
  const [deleting, setDeleting] = useState<Participant>();
  return (
    <>
      <Loaded query={query} subject="De lijst met deelnemers">
        {({ participants }) =>
          participants.length === 0 ? (
            <EmptyState title={`Er zijn nog geen deelnemers voor ${year}.`} />
          ) : (
            <Table
              caption={`Deelnemers ${year}`}
              columns={columns(setDeleting)}
              rows={participants}
              rowKey={({ id }) => id}
            />
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
        onClose={() => setDeleting(undefined)}
      >
        {deleting && `${deleting.actName} met ${deleting.songName}, en de originaliteitsverklaring.`}
      </DeleteDialog>
    </>
  );
}

function columns(onDelete: (participant: Participant) => void): Column<Participant>[] {
  return [
    {
      id: 'checked',
      header: 'Goedgekeurd',
      phone: 'action',
      cell: (participant) => <Approval participant={participant} />,
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
          <IconButton aria-label={`${participant.actName} verwijderen`} onClick={() => onDelete(participant)}>
            <Trash2 aria-hidden />
          </IconButton>
        </RowActions>
      ),
    },
  ];
}

/** The approval, stored at once; a refusal puts it back. */
function Approval({ participant: { id, checked, actName } }: { participant: Participant }) {
  const { save } = useSave(WebsiteCheckParticipantDocument);
  const snackbar = useSnackbar();
  /** What was clicked, as long as the server has not answered. */
  const [wanted, setWanted] = useState<boolean>();
  const approve = async (isChecked: boolean) => {
    setWanted(isChecked);
    try {
      await save({ id, checked: isChecked });
    } catch (error) {
      snackbar.show(toApiError(error).message);
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Checkbox
      label=""
      aria-label={`${actName} goedgekeurd`}
      checked={wanted ?? checked}
      disabled={wanted !== undefined}
      onChange={(event) => void approve(event.target.checked)}
    />
  );
}
