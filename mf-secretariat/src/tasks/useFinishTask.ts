import { useApolloClient } from 'kit/graphql';
import { postTick, useTicks } from 'kit/offline';
import { useUser } from 'kit/session';
import { useSnackbar } from 'kit/ui';

import type { SecretariatTaskRowFragment } from '../gql/graphql';
import { TASK_FAILED } from './taskTexts';

/** The tick of a task. */
interface TaskTick {
  /** As I left it, also when that is not sent yet. */
  finished: boolean;
  /** When it was ticked without an answer, ISO. */
  waitsSince: string | undefined;
  /** What the check does. */
  toggle: () => void;
}

/**
 * Finishes a task, or opens it again. The page shows it at once; without a connection it waits on this device, and when the
 * server refuses, the task is as it was.
 */
export function useFinishTask({ commissionId, id, name, finished }: SecretariatTaskRowFragment): TaskTick {
  const me = useUser();
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const waiting = useTicks().findLast((tick) => tick.id === id && !tick.refusal);
  const shown = waiting?.finished ?? finished;
  return {
    finished: shown,
    waitsSince: waiting?.savedAt,
    toggle: () => {
      postTick(client, me.id, { commissionId, id, name, finished: !shown }).catch(() =>
        snackbar.show(TASK_FAILED, { tone: 'error' }),
      );
    },
  };
}
