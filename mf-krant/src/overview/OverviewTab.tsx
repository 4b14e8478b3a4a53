import { lazyPage, Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { EditionSelect, useRefetch } from 'kit/lists';
import { Button, Card, EmptyState, lazyDialog, Skeleton, Stack } from 'kit/ui';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';

import { ArchiveNotice } from '../ArchiveNotice';
import { type Edition, useEdition } from '../EditionContext';
import { KrantOverviewDocument } from '../gql/graphql';
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

/** The editions of the newspaper and their totals. */
export function OverviewTab() {
  const { editions, edition, choose } = useEdition();
  const [isAdding, setAdding] = useState(false);
  const reload = useRefetch(['KrantEditions']);
  const added = async (id: string) => {
    await reload();
    choose(id);
  };
  return (
    <Stack>
      <Top data-no-print>
        {edition && <EditionSelect editions={editions} value={edition.id} onChoose={choose} />}
        <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          Nieuwe editie
        </Button>
      </Top>
      {edition ? <Overview key={edition.id} edition={edition} /> : <NoEdition />}
      <AddEditionDialog isOpen={isAdding} onAdded={added} onClose={() => setAdding(false)} />
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
          <EditionCard
            edition={paperEdition}
            fetchLatest={async () => (await query.refetch()).data?.paperEdition}
          />
          <ViewChoice label="Weergave" options={views} value={view} onChange={setView} />
          {view === 'sellers' ? (
            <SellersView edition={paperEdition} />
          ) : (
            <Suspense fallback={<Skeleton rows={4} />}>
              <AdsOf view={view} edition={edition} />
            </Suspense>
          )}
          <SalesCard edition={edition} />
        </>
      )}
    </Loaded>
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
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
  > :first-child:not(button) {
    min-width: 160px;
  }
`;
