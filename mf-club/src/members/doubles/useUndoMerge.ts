import { toApiError, useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { ClubUndoMergeDocument } from '../../gql/graphql';

const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });

/** Undoes that a member was merged into another, and says what stays because it was changed since. @param reload brings the page up to date */
export function useUndoMerge(reload: () => Promise<unknown>): (goneId: string) => Promise<void> {
  const snackbar = useSnackbar();
  const { save } = useSave(ClubUndoMergeDocument);
  return async (goneId) => {
    try {
      const { stays } = (await save({ goneId })).undoClubMerge;
      snackbar.show(
        stays.length === 0
          ? 'Samenvoegen ongedaan gemaakt'
          : `Ongedaan gemaakt. Sindsdien gewijzigd, en blijft zo: ${LIST.format(stays.map((one) => one.toLowerCase()))}`,
      );
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
    await reload().catch(() => undefined);
  };
}
