import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { DeleteDialog, EditLock } from 'kit/editing';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { DownloadButton } from 'kit/files';
import { formatDateTime } from 'kit/format';
import { FormTextField } from 'kit/forms';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { EditAndDelete, EmailLink, PhoneLink } from 'kit/lists';
import { FormRichText, RichText } from 'kit/richtext';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, ButtonRow, Card, EmptyState, lazyDialog, PageTitle, Stack, useSnackbar } from 'kit/ui';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { object, string } from 'yup';

import { PublicDocuments } from '../documents/PublicDocuments';
import { Approval } from '../enrolment/Approval';
import { EnrolmentCard, yearOptions } from '../enrolment/EnrolmentCard';
import {
  type EnlistmentInput,
  WebsiteCheckParticipantDocument,
  WebsiteDeleteParticipantDocument,
  WebsiteEnlistmentDocument,
  WebsiteParticipantsDocument,
  type WebsiteParticipantsQuery,
  WebsiteUpdateEnlistmentDocument,
  WebsiteUpdateWinnersDocument,
  WebsiteWinnersDocument,
  type WebsiteWinnersQuery,
} from '../gql/graphql';
import { IntroCard, richText } from '../texts/IntroCard';
import { webAddress } from '../webAddress';

/** The song festival: intro, winners, enrolment, documents. */
export function SongFestivalPage() {
  return (
    <Stack>
      <PageTitle>Liedjesfestival</PageTitle>
      <IntroCard textKey="liedjes" />
      <WinnersCard />
      <EnlistmentCard />
      <PublicDocuments section="liedjes" title="Documenten" emptyText="Er zijn nog geen documenten." />
    </Stack>
  );
}

/**
 * Opens and closes enrolment on the website, chooses its edition and its last day, and shows who takes part in that edition.
 */
export function EnlistmentCard() {
  const query = useQuery(WebsiteEnlistmentDocument);
  const { save, saving } = useSave(WebsiteUpdateEnlistmentDocument, { done: 'Opgeslagen' });
  const snackbar = useSnackbar();
  /** Another edition that is only looked at. */
  const [shownYear, setShownYear] = useState<number>();

  const update = async (revision: number, enlistment: EnlistmentInput) => {
    try {
      await save({ revision, enlistment });
      setShownYear(undefined);
    } catch (error) {
      // Somebody else was first: what they did is shown, and this one decides again.
      await query.refetch().catch(() => undefined);
      snackbar.show(toApiError(error).message);
    }
  };
  return (
    <Loaded query={query} subject="De inschrijving">
      {({ songFestivalEnlistment: enlistment, songFestivalYears: years }) => (
        <>
          <EnrolmentCard
            enrolment={enlistment}
            years={years}
            saving={saving}
            page="liedjesfestival"
            onChange={(changed) => void update(enlistment.revision, changed)}
          />
          <Card
            title="Deelnemers"
            actions={
              <Select
                label="Deelnemers van editie"
                hideLabel
                options={yearOptions(years)}
                value={String(shownYear ?? enlistment.year)}
                onChange={(event) => setShownYear(Number(event.target.value))}
              />
            }
          >
            <Participants year={shownYear ?? enlistment.year} />
          </Card>
        </>
      )}
    </Loaded>
  );
}

const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);
const ParticipantDialog = lazyDialog(async () => (await import('./ParticipantDialog')).ParticipantDialog);

type Participant = WebsiteParticipantsQuery['participants'][number];

/** Who takes part in an edition, with the approval of each. */
function Participants({ year }: { year: number }) {
  const query = useQuery(WebsiteParticipantsDocument, { variables: { year } });
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

const schema = object({ text: string(), link: webAddress() });
type Winners = WebsiteWinnersQuery['songFestivalWinners'];

const valuesOf = ({ text, link }: Winners) => ({ text, link: link ?? '' });

/** The latest winners: text and link. */
function WinnersCard() {
  const query = useQuery(WebsiteWinnersDocument);
  const { save } = useSave(WebsiteUpdateWinnersDocument, { done: 'Opgeslagen' });
  return (
    <Loaded query={query} subject="De tekst over de winnaars">
      {({ songFestivalWinners }) => (
        <EditLock
          title="Winnaars"
          record={songFestivalWinners}
          schema={schema}
          read={<WinnersText winners={songFestivalWinners} />}
          valuesOf={valuesOf}
          send={({ revision }, { text, link }) => save({ revision, winners: { text, link: link || null } })}
          fetchLatest={async () => (await query.refetch()).data?.songFestivalWinners}
          differences={(mine, theirs) =>
            differingRows({ text: { label: 'Tekst', show: richText }, link: 'Link' }, mine, valuesOf(theirs))
          }
        >
          <FormRichText name="text" label="Tekst" />
          <FormTextField name="link" label="Link" inputMode="url" />
        </EditLock>
      )}
    </Loaded>
  );
}

function WinnersText({ winners: { text, link } }: { winners: Winners }) {
  if (!text && !link) return <em>Nog niet ingevuld</em>;
  return (
    <>
      <RichText html={text} />
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      )}
    </>
  );
}
