import { useQuery } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { Button, PageTitle } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { StockLocationsDocument } from '../gql/graphql';
import { NoWebshop, WebshopLoaded } from '../WebshopLoaded';
import { LocationCard } from './LocationCard';
import { AddLocationDialog, EditLocationDialog } from './LocationDialogs';

/** The places where stock is. */
export function LocationsPage() {
  const query = useQuery(StockLocationsDocument, { fetchPolicy: 'cache-and-network' });
  const reload = useRefetch(['StockLocations']);
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string>();
  const edited = query.data?.stockLocations.find(({ id }) => id === editing);
  return (
    <>
      <PageTitle
        sub="De plaatsen waar de voorraad ligt."
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            Nieuwe voorraadlocatie
          </Button>
        }
      >
        Voorraadinstellingen
      </PageTitle>
      <WebshopLoaded query={query}>
        {({ stockLocations }) =>
          // "Algemeen" always exists: without it there is no webshop.
          stockLocations.length === 0 ? (
            <NoWebshop />
          ) : (
            <Grid>
              {stockLocations.map((location) => (
                <LocationCard
                  key={location.id}
                  location={location}
                  onEdit={() => setEditing(location.id)}
                  onChanged={reload}
                />
              ))}
            </Grid>
          )
        }
      </WebshopLoaded>
      {adding && <AddLocationDialog onAdded={reload} onClose={() => setAdding(false)} />}
      {edited && (
        <EditLocationDialog
          location={edited}
          fetchLatest={async () =>
            (await query.refetch()).data?.stockLocations.find(({ id }) => id === edited.id)
          }
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  align-items: start;
  gap: var(--s4);
`;
