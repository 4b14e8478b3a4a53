import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { useQuery } from 'kit/graphql';
import { Stack, useReload } from 'kit/lists';
import { Button, Card, EmptyState } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { ArchiveNotice } from '../ArchiveNotice';
import { useEdition } from '../EditionContext';
import {
  type KrantEditionPartsFragment,
  KrantOverviewDocument,
  type KrantOverviewQuery,
} from '../gql/graphql';
import { useKeptView } from '../useKeptView';
import { ViewChoice } from '../ViewChoice';
import { AdsView } from './AdsView';
import { EditionCard } from './EditionCard';
import { AddEditionDialog } from './EditionDialogs';
import { OpenView } from './OpenView';
import { SalesCard } from './SalesCard';
import { SellersView } from './SellersView';

/** An edition with its figures. */
export type Edition = KrantOverviewQuery['paperEdition'];

/** The editions of the newspaper and their totals (spec 3, section 2, "Newspaper administration"). */
export function OverviewTab() {
  const { editions, edition, choose } = useEdition();
  const [isAdding, setAdding] = useState(false);
  const reload = useReload(['KrantEditions']);
  const added = async ({ id }: KrantEditionPartsFragment) => {
    await reload();
    choose(id);
  };
  return (
    <Stack>
      <Top data-no-print>
        {edition && (
          <Select
            label="Editie"
            value={edition.id}
            options={editions.map(({ id, title, active }) => ({
              value: id,
              label: active ? `${title} (actief)` : title,
            }))}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          Nieuwe editie
        </Button>
      </Top>
      {edition ? <Overview key={edition.id} id={edition.id} /> : <NoEdition />}
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

function Overview({ id }: { id: string }) {
  const query = useQuery(KrantOverviewDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [view, setView] = useKeptView<View>('overzicht', views);
  return (
    <Loaded query={query} what="Het overzicht van de editie">
      {({ paperEdition }) => (
        <>
          <ArchiveNotice />
          <EditionCard
            edition={paperEdition}
            fetchLatest={async () => (await query.refetch()).data?.paperEdition}
          />
          <ViewChoice label="Weergave" options={views} value={view} onChange={setView} />
          <ViewOf view={view} edition={paperEdition} />
          <SalesCard edition={paperEdition} />
        </>
      )}
    </Loaded>
  );
}

function ViewOf({ view, edition }: { view: View; edition: Edition }) {
  if (view === 'sellers') return <SellersView edition={edition} />;
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
