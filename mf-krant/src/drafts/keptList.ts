import type { ApolloClient } from 'kit/graphql';

import { localKeys, readLocal, removeLocal, writeLocal } from './localData';

/** A list as it was last read. */
export interface KeptList<Data> {
  data: Data;
  /** ISO. */
  savedAt: string;
}

const KEY = 'own.';

/** The own list of a user, as this device last read it. */
export const readKept = <Data>(userId: string): KeptList<Data> | undefined => readLocal(KEY + userId);

/** Keeps the own list of a user, for when there is no connection. */
export function keepList(userId: string, data: unknown): void {
  writeLocal(KEY + userId, { data, savedAt: new Date().toISOString() });
}

/** Forgets the lists of all users, or of all others: whose advertisers they are is nobody else's business. */
export function forgetLists(except?: string): void {
  localKeys(KEY)
    .filter((key) => key !== KEY + except)
    .forEach(removeLocal);
}

const watched = new WeakSet<ApolloClient>();

/** From now on the lists are forgotten when somebody signs out, which empties the client. */
export function forgetAtSignOut(client: ApolloClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  client.onClearStore(async () => forgetLists());
}
