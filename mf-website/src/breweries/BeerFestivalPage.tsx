import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { Button, EmptyState, PageActions, PageTitle, Stack } from 'kit/ui';
import { useState } from 'react';

import { WebsiteBreweriesDocument } from '../gql/graphql';
import { IntroCard } from '../texts/IntroCard';
import { BreweryCard } from './BreweryCard';
import { AddBreweryDialog } from './BreweryDialogs';

/** The beer festival: intro and the participating breweries. */
export function BeerFestivalPage() {
  const query = useQuery(WebsiteBreweriesDocument, { fetchPolicy: 'cache-and-network' });
  const [adding, setAdding] = useState(false);
  const breweries = async () => (await query.refetch()).data?.breweries ?? [];
  const reload = () => breweries().catch(() => undefined);
  return (
    <Stack>
      <PageTitle
        actions={
          <PageActions primary={<Button onClick={() => setAdding(true)}>Brouwerij toevoegen</Button>} />
        }
      >
        Ulster bierproeffestival
      </PageTitle>
      <IntroCard textKey="ubpf" />
      <Loaded query={query} subject="De lijst met brouwerijen">
        {(data) => (
          <>
            {data.breweries.length === 0 && (
              <EmptyState
                title="Er zijn nog geen deelnemende brouwerijen."
                text="Voeg de eerste brouwerij toe."
              />
            )}
            {data.breweries.map((brewery) => (
              <BreweryCard
                key={brewery.id}
                brewery={brewery}
                fetchLatest={async () => (await breweries()).find(({ id }) => id === brewery.id)}
                onDeleted={reload}
              />
            ))}
          </>
        )}
      </Loaded>
      <AddBreweryDialog isOpen={adding} onAdded={reload} onClose={() => setAdding(false)} />
    </Stack>
  );
}
