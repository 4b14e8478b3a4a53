import { lazyPage, Loaded, Tabs } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { lazyTab, useTabParam } from 'kit/lists';
import { PageTitle } from 'kit/ui';
import { useState } from 'react';

import { type Edition, EditionContext } from './EditionContext';
import { getFragmentData } from './gql/fragment-masking';
import { KrantEditionFragmentDoc, KrantEditionsDocument } from './gql/graphql';

const OverviewTab = lazyPage(
  async () => (await import(/* webpackPreload: true */ './overview/OverviewTab')).OverviewTab,
);
const AdvertisersTab = lazyPage(async () => (await import('./advertisers/AdvertisersTab')).AdvertisersTab);
const EditorialTab = lazyPage(async () => (await import('./editorial/EditorialTab')).EditorialTab);
const FinanceTab = lazyPage(async () => (await import('./finance/FinanceTab')).FinanceTab);

const tabs = [
  lazyTab('overzicht', 'Overzicht', OverviewTab),
  lazyTab('adverteerders', 'Adverteerders', AdvertisersTab),
  lazyTab('redactie', 'Redactie', EditorialTab),
  lazyTab('financieel', 'Financieel', FinanceTab),
];

/** The administration of the newspaper. */
export function KrantPage() {
  const query = useQuery(KrantEditionsDocument);
  return (
    <>
      <PageTitle>Krant</PageTitle>
      <Loaded query={query} subject="De krant">
        {({ paperEditions }) => (
          <KrantTabs editions={getFragmentData(KrantEditionFragmentDoc, paperEditions)} />
        )}
      </Loaded>
    </>
  );
}

function KrantTabs({ editions }: { editions: readonly Edition[] }) {
  const [selected, select] = useTabParam('overzicht');
  const [chosen, choose] = useState<string | null>(null);
  const active = editions.find((edition) => edition.active) ?? null;
  const edition = editions.find(({ id }) => id === chosen) ?? active ?? editions[0] ?? null;
  return (
    <EditionContext value={{ editions, edition, active, choose }}>
      <Tabs label="Onderdelen van de krant" items={tabs} selected={selected} onSelect={select} />
    </EditionContext>
  );
}
