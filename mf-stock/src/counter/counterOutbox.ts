import { type ApolloClient, useApolloClient } from 'kit/graphql';
import { askSoon, Outbox, type OutboxEntry, outboxes, type OutboxState, useOutbox } from 'kit/offline';
import { useUser } from 'kit/session';

import { type CounterSaleInput, StockSellAtCounterDocument } from '../gql/graphql';
import { local } from '../products/tuningOutbox';

/** A sale at the counter that has no answer yet. */
export interface WaitingSale extends OutboxEntry {
  sale: CounterSaleInput;
  /** Cents, to name it. */
  total: number;
}

const salesOutboxOf = outboxes((userId) => new Outbox<WaitingSale>(local, `counter.${userId}`));

/** What was sold and is not sent, and the sending of it. @param onSent when some were sent */
export function useCounterOutbox(onSent: () => unknown): OutboxState<WaitingSale> {
  const { id } = useUser();
  const client = useApolloClient();
  return useOutbox(salesOutboxOf(id), (entry) => send(client, entry), onSent);
}

/** Safe to repeat: the server keeps the request. */
async function send(client: ApolloClient, { requestId, sale }: WaitingSale): Promise<void> {
  await askSoon((context) =>
    client.mutate({ mutation: StockSellAtCounterDocument, variables: { sale, requestId }, context }),
  );
}
