import { toApiError, useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { KitUndoMergeDocument } from '../gql/lazy/graphql';

const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });

/**
 * Undoes that a record was merged into another, and says what stays because it was changed since.
 * @param reload brings the page up to date
 */
export function useUndoMerge(
  kind: string,
  reload: () => Promise<unknown>,
): (goneId: string) => Promise<void> {
  const snackbar = useSnackbar();
  const { save } = useSave(KitUndoMergeDocument);
  return async (goneId) => {
    try {
      const { undoMerge: stays } = await save({ kind, goneId });
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
