import { toApiError, useQuery, useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import {
  KitAddSavedViewDocument,
  KitRemoveSavedViewDocument,
  KitSavedViewsDocument,
  type KitSavedViewsQuery,
} from '../../gql/lazy/graphql';

/** A view of a list that somebody saved. */
export type SavedView = KitSavedViewsQuery['savedViews'][number];

/** The views that somebody saved of a list, on whatever device, and saving and removing them. */
export function useSavedViews(list: string) {
  const snackbar = useSnackbar();
  const { data, error } = useQuery(KitSavedViewsDocument, { fetchPolicy: 'cache-and-network' });
  const adding = useSave(KitAddSavedViewDocument, {
    update: (cache, { addSavedView: savedViews }) =>
      cache.writeQuery({ query: KitSavedViewsDocument, data: { savedViews } }),
  });
  const removing = useSave(KitRemoveSavedViewDocument, {
    update: (cache, { removeSavedView: savedViews }) =>
      cache.writeQuery({ query: KitSavedViewsDocument, data: { savedViews } }),
  });
  const failed = (failure: unknown) => snackbar.show(toApiError(failure).message, { tone: 'error' });
  const add = (name: string, search: string) => adding.save({ view: { list, name, search } });
  const remove = async ({ id, name, search }: SavedView) => {
    try {
      await removing.save({ id });
      snackbar.show(`Weergave '${name}' verwijderd`, {
        undo: () => void add(name, search).catch(failed),
      });
    } catch (failure) {
      failed(failure);
    }
  };
  return {
    views: data?.savedViews.filter((view) => view.list === list),
    error: error && toApiError(error),
    add,
    isAdding: adding.saving,
    remove,
  };
}

/** What of an address makes a view of its list: not which row is open. */
export function searchOfView(search: string): string {
  const address = new URLSearchParams(search);
  address.delete('open');
  const text = address.toString();
  return text && `?${text}`;
}
