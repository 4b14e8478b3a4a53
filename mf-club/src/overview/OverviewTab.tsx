import { Accordion, Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { Switch } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { ActiveCard, WorkList } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, Card, EmptyState, lazyDialog, PageActions, Stack, Tag, useSnackbar } from 'kit/ui';
import { ClipboardCheck, EuroIcon, MailCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubEditionCardFragmentDoc,
  ClubMembersByYearDocument,
  type ClubMembersByYearQuery,
  ClubOverviewDocument,
  type ClubOverviewQuery,
  ClubSaveSettingsDocument,
  ClubSendDetailsLinksDocument,
  ClubSettingsDocument,
  type ClubSettingsQuery,
} from '../gql/graphql';
import { ActivateDialog, AddEditionDialog, DeleteEditionDialog, EditEditionDialog } from './EditionDialogs';
import { EditionFigures, type EditionFiguresProps } from './EditionFigures';

const AddMemberDialog = lazyDialog(async () => (await import('../members/MemberDialogs')).AddMemberDialog);
const AddPaymentDialog = lazyDialog(
  async () => (await import('../members/payments/PaymentDialogs')).AddPaymentDialog,
);

type Edition = ClubOverviewQuery['clubEditions'][number];
type Doing = { what: 'add' | 'member' | 'pay' } | { what: 'edit' | 'activate' | 'delete'; edition: Edition };

/** So many editions have a card; a club of 55 years keeps the rest out of the way. */
const CARDS = 3;

/** What waits at the club; then its editions, and how its members keep their details right. */
export function OverviewTab() {
  const query = useQuery(ClubOverviewDocument);
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const editions = async () => (await query.refetch()).data?.clubEditions ?? [];
  return (
    <Stack>
      <PageActions
        primary={
          <Button icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'member' })}>
            Lid toevoegen
          </Button>
        }
      >
        <Button variant="ghost" onClick={() => setDoing({ what: 'pay' })}>
          Betaling noteren
        </Button>
      </PageActions>
      <Loaded query={query} subject="Het overzicht van de edities">
        {({ clubEditions, waiting }) => (
          <>
            <Waiting edition={clubEditions.find(({ active }) => active)} changes={waiting.totalCount} />
            <Editions editions={clubEditions} onDo={setDoing} />
            <div data-no-print>
              <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
                Nieuwe editie
              </Button>
            </div>
            <AddEditionDialog
              isOpen={doing?.what === 'add'}
              latest={clubEditions[0]}
              onAdded={() => editions().catch(() => undefined)}
              onClose={close}
            />
          </>
        )}
      </Loaded>
      <MembersByYear />
      <SettingsCard />
      {doing?.what === 'member' && <AddMemberDialog onDone={editions} onClose={close} />}
      {doing?.what === 'pay' && <AddPaymentDialog onDone={editions} onClose={close} />}
      {doing?.what === 'edit' && (
        <EditEditionDialog
          edition={doing.edition}
          fetchLatest={async () => (await editions()).find(({ id }) => id === doing.edition.id)}
          onClose={close}
        />
      )}
      {doing?.what === 'delete' && (
        <DeleteEditionDialog edition={doing.edition} onDone={() => query.refetch()} onClose={close} />
      )}
      <ActivateDialog edition={doing?.what === 'activate' ? doing.edition : undefined} onClose={close} />
    </Stack>
  );
}

/** What is to be approved, and who did not pay for the active edition. */
function Waiting({ edition, changes }: { edition: Edition | undefined; changes: number }) {
  // As many as the list has: who paid a part is not in it.
  const open = edition?.unpaid ?? 0;
  const part = edition?.partlyPaid ?? 0;
  const partly = part > 0 ? `, ${part} ${part === 1 ? 'betaalde' : 'betaalden'} een deel` : '';
  const items = [
    {
      count: changes,
      icon: <ClipboardCheck />,
      text: changes === 1 ? '1 wijziging goed te keuren' : `${changes} wijzigingen goed te keuren`,
      detail: 'Door leden zelf gewijzigd',
      to: '/club?tab=leden&who=all&waiting=ja',
    },
    {
      count: open,
      icon: <EuroIcon />,
      text: open === 1 ? '1 lid moet nog betalen' : `${open} leden moeten nog betalen`,
      detail: edition && `${formatEuro(edition.unpaidAmount)} open van ${edition.title}${partly}`,
      to: `/club?tab=leden&payment=notPaid&year=${edition?.title}`,
    },
  ];
  return <WorkList label="Wat er wacht bij de club" items={items.filter(({ count }) => count > 0)} />;
}

interface EditionsProps {
  /** Newest first. */
  editions: readonly Edition[];
  onDo: (doing: Doing) => void;
}

/** The active edition on top, then the newest; what is older opens below. */
function Editions({ editions, onDo }: EditionsProps) {
  if (editions.length === 0) {
    return (
      <Card>
        <EmptyState
          title="Er zijn nog geen edities."
          text="Maak een editie met het jaar en de contributie."
        />
      </Card>
    );
  }
  const sorted = [...editions].sort((a, b) => Number(b.active) - Number(a.active));
  const older = sorted.slice(CARDS);
  const doFor = (edition: Edition) => ({
    edition,
    onEdit: () => onDo({ what: 'edit', edition }),
    onActivate: () => onDo({ what: 'activate', edition }),
    onDelete: () => onDo({ what: 'delete', edition }),
  });
  return (
    <>
      {sorted.slice(0, CARDS).map((edition) => (
        <EditionCard key={edition.id} {...doFor(edition)} />
      ))}
      {older.length > 0 && (
        <Accordion
          items={[
            {
              id: 'older',
              header: <b>{`Oudere edities (${older.length})`}</b>,
              content: (
                <Accordion
                  items={older.map((edition) => ({
                    id: edition.id,
                    header: `Editie ${edition.title}: ${edition.members} leden, ${edition.paid} betaald`,
                    content: <EditionFigures {...doFor(edition)} />,
                  }))}
                />
              ),
            },
          ]}
        />
      )}
    </>
  );
}

interface EditionCardProps extends Omit<EditionFiguresProps, 'edition'> {
  edition: FragmentType<typeof ClubEditionCardFragmentDoc>;
}

/** An edition on a card of its own. */
function EditionCard({ edition: masked, ...actions }: EditionCardProps) {
  const edition = getFragmentData(ClubEditionCardFragmentDoc, masked);
  const { title, active } = edition;
  return (
    <ActiveCard
      data-active={active || undefined}
      title={`Editie ${title}`}
      actions={active && <Tag tone="ok">Actief</Tag>}
    >
      <EditionFigures edition={edition} {...actions} />
    </ActiveCard>
  );
}

type Row = ClubMembersByYearQuery['clubMembersByYear'][number];

const numbers = [
  ['joined', 'Erbij'],
  ['left', 'Eraf'],
  ['resigned', 'Opgezegd'],
  ['deceased', 'Overleden'],
  ['moved', 'Verhuisd'],
  ['other', 'Anders'],
] as const;

const columns: Column<Row>[] = [
  { id: 'year', header: 'Jaar', phone: 'title', nowrap: true, cell: ({ year }) => year },
  ...numbers.map(([id, header], at): Column<Row> => ({
    ...{ id, header, align: 'right', phone: at < 2 ? 'labelled' : 'rest' },
    cell: (row) => row[id],
  })),
];

/** Who came and who left, year by year, and why; asked for when it is opened. */
function MembersByYear() {
  return <Accordion items={[{ id: 'years', header: <b>Erbij en eraf per jaar</b>, content: <Years /> }]} />;
}

function Years() {
  const query = useQuery(ClubMembersByYearDocument);
  return (
    <Loaded query={query} subject="Het verloop van de leden">
      {({ clubMembersByYear: years }) =>
        years.length > 0 ? (
          <Table
            caption="Erbij en eraf per jaar"
            columns={columns}
            rows={years}
            rowKey={({ year }) => String(year)}
          />
        ) : (
          <p>Er zijn nog geen leden.</p>
        )
      }
    </Loaded>
  );
}

/** How members see and correct their own details on their private page. */
function SettingsCard() {
  const query = useQuery(ClubSettingsDocument);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title="Gegevens van leden">
      <p>
        Elk lid heeft een privélink. Daarmee ziet het lid zonder account de eigen gegevens, en verbetert het
        adres, e-mail en telefoon. De link staat in de brieven en in de mail die je hier verstuurt.
      </p>
      <Loaded query={query} subject="De instelling">
        {({ clubSettings }) => (
          <ApproveSwitch
            settings={clubSettings}
            onStale={() => void query.refetch().catch(() => undefined)}
          />
        )}
      </Loaded>
      <Send data-no-print>
        <Button variant="ghost" icon={<MailCheck aria-hidden />} onClick={() => setAsking(true)}>
          Gegevens laten controleren
        </Button>
      </Send>
      <SendLinksDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  );
}

interface ApproveSwitchProps {
  settings: Pick<ClubSettingsQuery['clubSettings'], 'approveDetails' | 'revision'>;
  /** Somebody else changed it: it must be read anew. */
  onStale: () => void;
}

function ApproveSwitch({ settings: { approveDetails, revision }, onStale }: ApproveSwitchProps) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(ClubSaveSettingsDocument, { done: 'Opgeslagen' });
  const change = async (isOn: boolean) => {
    try {
      await save({ revision, approveDetails: isOn });
    } catch (error) {
      const { code, message } = toApiError(error);
      if (code === 'CONFLICT') onStale();
      snackbar.show(message, { tone: 'error' });
    }
  };
  return (
    <Switch
      label="Wijzigingen van leden eerst goedkeuren"
      description={
        approveDetails
          ? 'Wat een lid verandert, wacht bij Leden tot jij het goedkeurt.'
          : 'Wat een lid verandert, staat er meteen.'
      }
      isOn={approveDetails}
      pending={saving}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

function SendLinksDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const snackbar = useSnackbar();
  const { save } = useSave(ClubSendDetailsLinksDocument);
  return (
    <ConfirmActionDialog
      isOpen={isOpen}
      question="Alle leden vragen hun gegevens te controleren?"
      confirmLabel="Mailen"
      onConfirm={async () => {
        const { sendClubDetailsLinks: count } = await save({});
        snackbar.show(count === 1 ? '1 mail verstuurd' : `${count} mails verstuurd`);
      }}
      onClose={onClose}
    >
      Elk actief lid met een e-mailadres krijgt een mail met de eigen privélink.
    </ConfirmActionDialog>
  );
}

const Send = styled.div`
  margin-top: var(--s3);
`;
