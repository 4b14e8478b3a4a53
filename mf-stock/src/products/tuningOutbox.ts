import { type ApolloClient, useApolloClient } from 'kit/graphql';
import {
  askSoon,
  localData,
  Outbox,
  type OutboxEntry,
  outboxes,
  type OutboxState,
  useOutbox,
} from 'kit/offline';
import { useUser } from 'kit/session';

import { StockTuneDocument, type StockTuningInput } from '../gql/graphql';

/** What was done to stock and has no answer yet, such as a sale at the counter. */
export interface WaitingTuning extends OutboxEntry {
  productId: string;
  /** Of the product, for when it is no longer in the list. */
  title: string;
  tuning: Omit<StockTuningInput, 'requestId'>;
}

/** What of the stock is kept on this device. */
export const local = localData('stock.1.');

/** What is said when there is no answer. */
export const STOCK_WAITS = 'Bewaard op dit toestel. De voorraad wordt bijgewerkt zodra er verbinding is.';

/** What a user did to stock and is not sent. */
const tuningOutboxOf = outboxes((userId) => new Outbox<WaitingTuning>(local, `outbox.${userId}`));

/** What I did to stock and is not sent, and the sending of it. @param onSent when some were sent */
export function useTuningOutbox(onSent: () => unknown): OutboxState<WaitingTuning> {
  const { id } = useUser();
  const client = useApolloClient();
  return useOutbox(tuningOutboxOf(id), (entry) => sendTuning(client, entry), onSent);
}

/** Safe to repeat: the movement keeps the request. */
async function sendTuning(client: ApolloClient, { requestId, productId, tuning }: WaitingTuning) {
  await askSoon((context) =>
    client.mutate({
      mutation: StockTuneDocument,
      variables: { productId, tuning: { ...tuning, requestId } },
      context,
    }),
  );
}
