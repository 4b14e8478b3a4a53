import type { ApolloClient } from 'kit/graphql';

import { ShellMyTasksDocument } from '../gql/graphql';
import { ShellFinishTaskDocument } from '../gql/lazy/graphql';

/** Ticks a task of a committee, or opens it again; the list of own tasks is asked anew. @throws when that is refused */
export async function finishTask(
  client: ApolloClient,
  task: { commissionId: string; id: string },
  finished: boolean,
): Promise<void> {
  await client.mutate({
    mutation: ShellFinishTaskDocument,
    variables: { ...task, finished },
    refetchQueries: [ShellMyTasksDocument],
  });
}
