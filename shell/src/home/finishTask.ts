import type { ApolloClient } from 'kit/graphql';
import { postTick } from 'kit/offline';

import { ShellMyTasksDocument } from '../gql/graphql';

interface Ticked {
  commissionId: string;
  id: string;
  name: string;
  finished: boolean;
}

/**
 * Ticks a task of a committee, or opens it again; without a connection that waits on this device. The list of own tasks is
 * asked anew. @throws ApiError when that is refused
 */
export async function finishTask(
  client: ApolloClient,
  userId: string,
  tick: Ticked,
): Promise<'sent' | 'waiting'> {
  const outcome = await postTick(client, userId, tick);
  if (outcome === 'sent') await client.refetchQueries({ include: [ShellMyTasksDocument] });
  return outcome;
}
