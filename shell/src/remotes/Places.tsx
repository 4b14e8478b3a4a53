import { type FindPlaces, PlacesContext, useUser } from 'kit/session';
import { type ReactNode, useMemo } from 'react';

import { maySee } from '../Guard';
import { AreaPage } from './LazyAreaPage';
import { useBuiltRemotes, useRemoteList } from './remoteList';
import { placesOf } from './routes';

/** Tells the pages in it what remotes put in their places, as far as who is signed in may see it. */
export function Places({ children }: { children: ReactNode }) {
  const user = useUser();
  const list = useRemoteList();
  const built = useBuiltRemotes();
  const find = useMemo<FindPlaces>(() => {
    const all = placesOf(list?.areas ?? {}, built);
    return (place, commissionId) =>
      all
        .filter((one) => one.place === place && maySee(user, one, commissionId))
        .map(({ area, id, title, order }) => ({
          ...{ id, title, order },
          content: <AreaPage key={`${area} ${id}`} area={area} route={`${place}/${id}`} title={title} />,
        }));
  }, [user, list, built]);
  return <PlacesContext value={find}>{children}</PlacesContext>;
}
