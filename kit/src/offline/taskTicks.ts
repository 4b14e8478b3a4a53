import { type ApolloClient, useApolloClient } from 'kit/graphql';
import { useUser } from 'kit/session';
import { useSyncExternalStore } from 'react';

import { KitFinishTaskDocument } from '../gql/lazy/graphql';
import { localData } from './localData';
import { Outbox, type OutboxEntry, outboxes, askSoon } from './outbox';
import { flushBox, type OutboxState, type Post, postWith, useOutbox } from './useOutbox';

/** A task of a committee that was ticked or opened again, and has no answer yet. */
export interface WaitingTick extends OutboxEntry {
  commissionId: string;
  /** Of the task. */
  id: string;
  finished: boolean;
  /** Of the task, for when it is no longer in a list. */
  name: string;
}

const local = localData('ticks.1.');
const tickOutboxOf = outboxes((userId) => new Outbox<WaitingTick>(local, `outbox.${userId}`));

/** Ticks a task, or keeps that until there is a connection. @throws ApiError when the server refuses it */
export async function postTick(
  client: ApolloClient,
  userId: string,
  tick: Post<WaitingTick>,
): Promise<'sent' | 'waiting'> {
  const box = tickOutboxOf(userId);
  return postWith(box, tick, () => flushBox(box, (entry) => sendTick(client, entry)));
}

/** What I ticked and is not sent, as it changes. */
export function useTicks(): readonly WaitingTick[] {
  const box = tickOutboxOf(useUser().id);
  return useSyncExternalStore(box.subscribe, box.all);
}

/** The same, and the sending of it. @param onSent when some were sent */
export function useTickOutbox(onSent: () => unknown): OutboxState<WaitingTick> {
  const client = useApolloClient();
  return useOutbox(tickOutboxOf(useUser().id), (entry) => sendTick(client, entry), onSent);
}

/** Safe to repeat: what is ticked already stays as it was ticked. */
async function sendTick(client: ApolloClient, { commissionId, id, finished }: WaitingTick): Promise<void> {
  await askSoon((context) =>
    client.mutate({ mutation: KitFinishTaskDocument, variables: { commissionId, id, finished }, context }),
  );
}
