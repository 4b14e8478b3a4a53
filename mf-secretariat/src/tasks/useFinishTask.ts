import { useMutation } from 'kit/graphql';
import { useUser } from 'kit/session';
import { useSnackbar } from 'kit/ui';

import { SecretariatFinishTaskDocument } from '../gql/graphql';
import type { Task } from './taskGroups';
import { TASK_FAILED } from './taskTexts';

/**
 * Finishes a task, or opens it again (spec 2, section 4). The page shows it at once; when the server refuses, the task
 * is as it was.
 * @returns what the check does
 */
export function useFinishTask(task: Task): () => void {
  const me = useUser();
  const snackbar = useSnackbar();
  const [mutate, { loading }] = useMutation(SecretariatFinishTaskDocument);
  const { commissionId, id } = task;
  const finished = !task.finished;
  return () => {
    // A second press before the answer would race with the first.
    if (loading) return;
    const now = new Date().toISOString();
    mutate({
      variables: { commissionId, id, finished },
      optimisticResponse: {
        finishTask: {
          ...task,
          finished,
          finishedBy: finished ? me.name : null,
          finishedAt: finished ? now : null,
        },
      },
    }).catch(() => snackbar.show(TASK_FAILED, { tone: 'error' }));
  };
}
