import { useMutation } from 'kit/graphql';
import { useUser } from 'kit/session';
import { useSnackbar } from 'kit/ui';

import { SecretariatFinishTaskDocument, type SecretariatTaskRowFragment } from '../gql/graphql';
import { TASK_FAILED } from './taskTexts';

/**
 * Finishes a task, or opens it again. The page shows it at once; when the server refuses, the task
 * is as it was.
 * @returns what the check does
 */
export function useFinishTask(task: SecretariatTaskRowFragment): () => void {
  const me = useUser();
  const snackbar = useSnackbar();
  const [mutate, { loading }] = useMutation(SecretariatFinishTaskDocument);
  const { commissionId, id, revision } = task;
  const finished = !task.finished;
  return () => {
    // A second press before the answer would race with the first.
    if (loading) return;
    const now = new Date().toISOString();
    const after = {
      __typename: 'Task',
      id,
      finished,
      finishedBy: finished ? me.name : null,
      finishedAt: finished ? now : null,
      revision,
    };
    mutate({
      variables: { commissionId, id, finished },
      optimisticResponse: { finishTask: after },
    }).catch(() => snackbar.show(TASK_FAILED, { tone: 'error' }));
  };
}
