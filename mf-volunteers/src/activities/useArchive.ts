import { useReversible, useSave } from 'kit/graphql';

import { VolunteersArchiveActivityDocument } from '../gql/graphql';
import type { Activity } from './activity';

/**
 * Putting an activity away, and bringing it back; nothing of it is lost, so that nothing is asked.
 * @param reload brings the lists up to date
 */
export function useArchive(reload: () => Promise<unknown>): {
  archive: (activity: Activity) => Promise<void>;
  restore: (activity: Activity) => Promise<void>;
} {
  const reversibly = useReversible();
  const { save } = useSave(VolunteersArchiveActivityDocument);
  const away = 'Activiteit gearchiveerd';
  const back = 'Activiteit teruggehaald';
  const put = ({ id }: Activity, archived: boolean) =>
    reversibly({
      act: () => save({ id, archived }),
      done: archived ? away : back,
      undo: () => save({ id, archived: !archived }),
      undone: archived ? back : away,
      reload,
    });
  return { archive: (activity) => put(activity, true), restore: (activity) => put(activity, false) };
}
