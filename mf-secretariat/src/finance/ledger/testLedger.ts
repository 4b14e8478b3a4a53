import { answer, pageOf } from 'kit/testing';

import {
  SecretariatLedgerDocument,
  SecretariatLedgerEntriesDocument,
  type SecretariatLedgerEntryFragment,
  type SecretariatLedgerQuery,
  type SecretariatLedgerSettingsFragment,
} from '../../gql/graphql';

type Ledger = SecretariatLedgerQuery['ledger'] & SecretariatLedgerSettingsFragment;

/** 150 euro that is to be received, and two declarations to be paid. */
const ledgerOf = (changes: Partial<Ledger> = {}) =>
  ({
    id: 'y1',
    revision: 2,
    from: '2026-06-01',
    until: '2027-05-31',
    income: 15_000,
    expences: 1250,
    result: 13_750,
    unassigned: 0,
    unassignedCount: 0,
    closedAt: null,
    sha256: null,
    balances: [
      { account: 'toReceive', amount: 15_000, count: 1 },
      { account: 'toPay', amount: -1250, count: 2 },
    ],
    sources: [
      { kind: 'declaration', label: 'Declaraties', hasCommittee: true, wg: null, amount: -1250, count: 2 },
      { kind: 'invoice', label: 'Facturen', hasCommittee: false, wg: null, amount: 15_000, count: 1 },
    ],
    ...changes,
  }) satisfies Ledger;
/** The invoice in it. */
export const entry = (
  changes: Partial<SecretariatLedgerEntryFragment> = {},
): SecretariatLedgerEntryFragment => ({
  id: 'invoice:i1',
  kind: 'invoice',
  date: '2026-11-02',
  amount: 15_000,
  description: 'Factuur 2026-0001: Reclame',
  counterpart: 'Bakkerij Jansen',
  reference: '2026-0001',
  wg: null,
  account: 'toReceive',
  bankedOn: null,
  isCorrection: false,
  receipts: [],
  ...changes,
});
/** The entries that a filter lets through, of 2026-2027. */
export const entries = (filter: object, ...shown: SecretariatLedgerEntryFragment[]) =>
  answer(
    SecretariatLedgerEntriesDocument,
    { yearId: 'y1', kind: null, wg: null, account: null, ...filter },
    { ledgerEntries: pageOf(shown) },
  );
/** The sums of 2026-2027. */
export const sums = (changes: Partial<Ledger> = {}) =>
  answer(SecretariatLedgerDocument, { yearId: 'y1' }, { ledger: ledgerOf(changes) });
