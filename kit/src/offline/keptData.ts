import type { ApolloClient } from 'kit/graphql';

import type { LocalData } from './localData';

/** What a query answered, as this device keeps it. */
export interface Kept<Data> {
  data: Data;
  /** ISO. */
  savedAt: string;
}

/** Answers that are kept for when there is no connection, one for each user. */
export interface KeptData<Data> {
  read: (userId: string) => Kept<Data> | undefined;
  keep: (userId: string, data: Data) => void;
  /** Forgets those of all users, or of all others: they are nobody else's business. */
  forget: (except?: string) => void;
  /** From now on they are forgotten when somebody signs out, which empties the client. */
  forgetAtSignOut: (client: ApolloClient) => void;
}

/**
 * Its keys have `.kept.` in them, by which the session forgets them also when nobody opened their page.
 * @param name of the keys, such as 'own.'
 */
export function keptData<Data>(local: LocalData, name: string): KeptData<Data> {
  const start = `kept.${name}`;
  const watched = new WeakSet<ApolloClient>();
  const forget = (except?: string) =>
    // Under their name alone they lay before.
    [...local.keys(start), ...local.keys(name)].filter((key) => key !== start + except).forEach(local.remove);
  return {
    read: (userId) => local.read(start + userId),
    keep: (userId, data) => void local.write(start + userId, { data, savedAt: new Date().toISOString() }),
    forget,
    forgetAtSignOut: (client) => {
      if (watched.has(client)) return;
      watched.add(client);
      client.onClearStore(async () => forget());
    },
  };
}
