import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { PageTitle, Stack } from 'kit/ui';

import { SecretariatRemotesDocument } from '../../gql/graphql';
import { RemoteCard } from './RemoteCard';

/** For Admins: which version of each area people get, how these fare, and going back to the one before. */
export function RemotesPage() {
  const query = useQuery(SecretariatRemotesDocument, { fetchPolicy: 'cache-and-network' });
  const { refetch } = query;
  return (
    <>
      <PageTitle sub="Welke versie van elk onderdeel mensen krijgen">Onderdelen</PageTitle>
      <Loaded query={query} subject="De onderdelen">
        {({ remotes }) => (
          <Stack>
            {remotes.map((remote) => (
              <RemoteCard key={remote.area} remote={remote} onChange={() => refetch()} />
            ))}
            <MutedText as="p">
              Een versie die bij drie mensen achter elkaar niet laadt, gaat vanzelf terug naar de vorige. Wie
              een onderdeel al open had, krijgt de andere versie na het vernieuwen van de pagina.
            </MutedText>
          </Stack>
        )}
      </Loaded>
    </>
  );
}
