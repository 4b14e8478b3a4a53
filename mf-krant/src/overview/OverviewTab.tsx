import { lazyPage, Loaded } from 'kit/data';
import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { EditionSelect, useRefetch, WorkList } from 'kit/lists';
import { Button, Card, EmptyState, lazyDialog, PageActions, Skeleton, Stack } from 'kit/ui';
import { CheckCheck, MessageCircleQuestionMark, Newspaper, PenLine, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';

import { ArchiveNotice } from '../ArchiveNotice';
import { Chips } from '../Chips';
import { type Edition, useEdition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import {
  KrantEditionTotalsFragmentDoc,
  KrantEditorialTotalsFragmentDoc,
  KrantOverviewDocument,
  type KrantOverviewQuery,
} from '../gql/graphql';
import { useKeptView } from '../useKeptView';
import { ViewChoice } from '../ViewChoice';
import { EditionCard } from './EditionCard';
import { SalesCard } from './SalesCard';
import { SellersView } from './SellersView';

const AddEditionDialog = lazyDialog(async () => (await import('./EditionDialogs')).AddEditionDialog, {
  title: 'Nieuwe editie',
  size: 400,
});
const AdsView = lazyPage(async () => (await import('./AdsView')).AdsView);
const OpenView = lazyPage(async () => (await import('./OpenView')).OpenView);

const AddAdvertiserDialog = lazyDialog(
  async () => (await import('../advertisers/AdvertiserDialogs')).AddAdvertiserDialog,
  { title: 'Adverteerder toevoegen' },
);

/** What waits at the newspaper, its figures and lists; below them the edition with its settings. */
export function OverviewTab() {
  const { edition, choose } = useEdition();
  const [adding, setAdding] = useState<'advertiser' | 'edition'>();
  const reload = useRefetch(['KrantEditions']);
  const recount = useRefetch(['KrantOverview']);
  const added = async (id: string) => {
    await reload();
    choose(id);
  };
  const close = () => setAdding(undefined);
  const newEdition = (
    <div data-no-print>
      <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setAdding('edition')}>
        Nieuwe editie
      </Button>
    </div>
  );
  return (
    <Stack>
      <PageActions
        primary={
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding('advertiser')}>
            Adverteerder toevoegen
          </Button>
        }
      />
      {edition ? <Overview key={edition.id} edition={edition} /> : <NoEdition />}
      {newEdition}
      {adding === 'advertiser' && <AddAdvertiserDialog onDone={recount} onClose={close} />}
      <AddEditionDialog isOpen={adding === 'edition'} onAdded={added} onClose={close} />
    </Stack>
  );
}

const views = [
  { id: 'sellers', label: 'Totalen per verkoper' },
  { id: 'initial', label: 'Te beoordelen' },
  { id: 'open', label: 'Open' },
  { id: 'notSold', label: 'Niet verkocht' },
] as const;
type View = (typeof views)[number]['id'];

function Overview({ edition }: { edition: Edition }) {
  const { editions, choose } = useEdition();
  const query = useQuery(KrantOverviewDocument, {
    variables: { id: edition.id },
    fetchPolicy: 'cache-and-network',
  });
  const [view, setView] = useKeptView<View>('overzicht', views);
  return (
    <Loaded query={query} subject="Het overzicht van de editie">
      {({ paperEdition }) => (
        <>
          <ArchiveNotice />
          {edition.active && <Waiting totals={paperEdition.totals} />}
          <Top data-no-print>
            <EditionSelect editions={editions} value={edition.id} onChoose={choose} />
          </Top>
          <Totals title={edition.title} totals={paperEdition.totals} />
          <ViewChoice label="Weergave" options={views} value={view} onChange={setView} />
          {view === 'sellers' ? (
            <SellersView edition={paperEdition} />
          ) : (
            <Suspense fallback={<Skeleton rows={4} />}>
              <AdsOf view={view} edition={edition} />
            </Suspense>
          )}
          <SalesCard edition={edition} />
          <EditionCard
            edition={paperEdition}
            fetchLatest={async () => (await query.refetch()).data?.paperEdition}
          />
        </>
      )}
    </Loaded>
  );
}

type AllTotals = KrantOverviewQuery['paperEdition']['totals'];

/** What is to be done with the advertisements of the active edition. */
function Waiting({ totals: masked }: { totals: AllTotals }) {
  const { initial, editing, placement, openQuestions } = getFragmentData(
    KrantEditorialTotalsFragmentDoc,
    masked,
  );
  const items = [
    { count: initial, text: 'te beoordelen', icon: <CheckCheck />, to: 'tab=overzicht&lijst=initial' },
    { count: editing, text: 'te verwerken', icon: <PenLine />, to: 'tab=redactie&lijst=editing' },
    { count: placement, text: 'te plaatsen', icon: <Newspaper />, to: 'tab=redactie&lijst=placement' },
    {
      count: openQuestions,
      text: openQuestions === 1 ? 'open vraag aan een verkoper' : 'open vragen aan verkopers',
      icon: <MessageCircleQuestionMark />,
      to: 'tab=redactie&lijst=editing&vraag=ja',
    },
  ];
  return (
    <WorkList
      label="Wat er wacht bij de krant"
      items={items
        .filter(({ count }) => count > 0)
        .map(({ count, text, to, icon }) => ({
          icon,
          text: `${count} ${text}`,
          to: `/krant_administratie?${to}`,
        }))}
    />
  );
}

function Totals({ title, totals: masked }: { title: string; totals: AllTotals }) {
  const totals = getFragmentData(KrantEditionTotalsFragmentDoc, masked);
  return (
    <Chips
      label={`Totalen van ${title}`}
      chips={[
        { label: 'Verkocht', value: totals.sold },
        { label: 'Open', value: totals.open },
        { label: 'Niet verkocht', value: totals.notSold },
        { label: 'Omzet', value: formatEuro(totals.revenue) },
        { label: 'Betaald', value: formatEuro(totals.paidAmount) },
        { label: 'Open vragen', value: totals.openQuestions },
      ]}
    />
  );
}

function AdsOf({ view, edition }: { view: Exclude<View, 'sellers'>; edition: Edition }) {
  if (view === 'open') return <OpenView edition={edition} />;
  return <AdsView key={view} edition={edition} list={view} />;
}

function NoEdition() {
  return (
    <Card>
      <EmptyState title="Er zijn nog geen edities." text="Maak de eerste: die is meteen actief." />
    </Card>
  );
}

const Top = styled.div`
  display: flex;
  > * {
    min-width: 160px;
  }
`;
