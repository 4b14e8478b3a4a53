import { saveBlob } from 'kit/files';
import { type ApolloClient, toApiError, useApolloClient } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import { useEffect, useRef, useState } from 'react';

import { SecretariatTransactionsDocument } from '../gql/graphql';
import type { Transaction, Year } from './transactions';

/** How far the receipts are; `total` is not known as long as they are being looked up. */
export type ReceiptsProgress = { done: number; total?: number };

/** Takes all receipts of a year along as one zip, with its progress; it stops when the page is left. */
export function useReceipts({ id: yearId, title }: Year) {
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const [progress, setProgress] = useState<ReceiptsProgress>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fetchAll = async (signal: AbortSignal) => {
    setMissing([]);
    setProgress({ done: 0 });
    const [{ zipReceipts }, transactions] = await Promise.all([
      import('./zipReceipts'),
      withReceipts(client, yearId, signal),
    ]);
    const total = transactions.length;
    if (total === 0) return snackbar.show('Er zijn geen bonnen in dit boekjaar.');
    const onProgress = (done: number) => setProgress({ done, total });
    onProgress(0);
    const result = await zipReceipts(transactions, { onProgress, signal });
    setMissing(result.missing);
    if (result.missing.length < total) saveBlob(result.zip, `bonnen ${title}.zip`);
  };

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    try {
      await fetchAll(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, missing, start, cancel: () => running.current?.abort() };
}

/** Every line of a year that has a receipt. */
async function withReceipts(
  client: ApolloClient,
  yearId: string,
  signal: AbortSignal,
): Promise<Transaction[]> {
  const found: Transaction[] = [];
  let after: string | null | undefined;
  do {
    const { data } = await client.query({
      query: SecretariatTransactionsDocument,
      variables: { yearId, first: 100, after },
      fetchPolicy: 'no-cache',
    });
    signal.throwIfAborted();
    if (!data) break;
    const { edges, pageInfo } = data.transactions;
    found.push(...edges.map(({ node }) => node).filter(({ receipt }) => receipt));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return found;
}
