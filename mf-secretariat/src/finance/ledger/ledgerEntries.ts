import { type ApolloClient, useQuery } from 'kit/graphql';
import { moreOf, readAll } from 'kit/lists';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type LedgerAccount,
  SecretariatLedgerEntriesDocument,
  type SecretariatLedgerEntriesQueryVariables,
  type SecretariatLedgerEntryFragment,
  SecretariatLedgerEntryFragmentDoc,
} from '../../gql/graphql';

/** A line of the ledger as it is shown. */
export type LedgerEntry = SecretariatLedgerEntryFragment;

/** Which entries: of a year, and of a kind, committee or account when given. */
export type EntryFilter = Pick<SecretariatLedgerEntriesQueryVariables, 'yearId' | 'kind' | 'wg' | 'account'>;

/** Where the money of an entry is, in Dutch. */
export const accountLabels: Readonly<Record<LedgerAccount, string>> = {
  bank: 'Op de bank',
  byHand: 'Met de hand',
  provider: 'Bij de betaaldienst',
  paymentFile: 'In betaalbestand',
  toReceive: 'Nog te ontvangen',
  toPay: 'Nog te betalen',
  offset: 'Verrekend',
};

/** Entries of a year, newest first, and the way to more of them. */
export function useLedgerEntries(filter: EntryFilter) {
  const query = useQuery(SecretariatLedgerEntriesDocument, { variables: filter });
  return { query, more: moreOf(query, 'ledgerEntries') };
}

/** Every entry that the filter lets through, fresh from the server. @throws ApiError, the reason of `signal` */
export async function allLedgerEntries(
  client: ApolloClient,
  filter: EntryFilter,
  signal?: AbortSignal,
): Promise<LedgerEntry[]> {
  const found = await readAll(client, {
    query: SecretariatLedgerEntriesDocument,
    variables: filter,
    field: 'ledgerEntries',
    signal,
  });
  return found.map((node) => getFragmentData(SecretariatLedgerEntryFragmentDoc, node));
}
