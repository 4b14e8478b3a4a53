import { Accordion, Loaded } from 'kit/data';
import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { ActiveCard, WorkList } from 'kit/lists';
import { Button, Card, EmptyState, lazyDialog, PageActions, Stack, Tag } from 'kit/ui';
import { ClipboardCheck, EuroIcon, Plus } from 'lucide-react';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { ClubEditionCardFragmentDoc, ClubOverviewDocument, type ClubOverviewQuery } from '../gql/graphql';
import { ActivateDialog, AddEditionDialog, DeleteEditionDialog, EditEditionDialog } from './EditionDialogs';
import { EditionFigures, type EditionFiguresProps } from './EditionFigures';
import { MembersByYear } from './MembersByYear';
import { SettingsCard } from './SettingsCard';

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
  const query = useQuery(ClubOverviewDocument, { fetchPolicy: 'cache-and-network' });
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
