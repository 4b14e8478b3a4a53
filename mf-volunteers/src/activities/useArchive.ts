import { useReversible, useSave } from 'kit/graphql';

import { VolunteersArchiveActivityDocument } from '../gql/graphql';
import type { Activity } from './activity';

/**
 * Putting an activity away, and bringing it back; nothing of it is lost, so that nothing is asked.
 * @param onDone brings the lists up to date
 */
export function useArchive(onDone: () => Promise<unknown>): {
  archive: (activity: Activity) => Promise<void>;
  restore: (activity: Activity) => Promise<void>;
} {
  const reversibly = useReversible();
  const { save } = useSave(VolunteersArchiveActivityDocument);
  const put = async (id: string, archived: boolean) => {
    await save({ id, archived });
    await onDone();
  };
  const away = 'Activiteit gearchiveerd';
  const back = 'Activiteit teruggehaald';
  return {
    archive: ({ id }) =>
      reversibly({ act: () => put(id, true), done: away, undo: () => put(id, false), undone: back }),
    restore: ({ id }) =>
      reversibly({ act: () => put(id, false), done: back, undo: () => put(id, true), undone: away }),
  };
}
