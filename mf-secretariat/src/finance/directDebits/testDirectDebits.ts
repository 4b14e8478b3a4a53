import { answer, pageOf, type Unmasked } from 'kit/testing';

import {
  SecretariatCollectableDocument,
  type SecretariatCollectableQuery,
  SecretariatDirectDebitFilesDocument,
  type SecretariatDirectDebitFilesQuery,
  SecretariatTakeDirectDebitDocument,
} from '../../gql/graphql';
import { open } from '../testFinance';

/** A direct debit file as the API answers it. */
export type DirectDebitFile =
  Unmasked<SecretariatDirectDebitFilesQuery>['directDebitFiles']['edges'][number]['node'];
type Collectable = SecretariatCollectableQuery['collectable'];

/** The first day on which can be collected. */
export const earliest = '2099-12-08';
const owed = (id: string, name: string, email: string | null) => ({
  ...{ id: `clubContribution:${id}:2026`, name, label: `Club van 111 2026, ${name}`, amount: 1500, email },
  ...{ holder: name, iban: 'NL69INGB0123456789', mandate: `${id}-1` },
});
/** What two members owe, one of whom has no mail address. */
export const both = [owed('202601', 'Jan Jansen', 'jan@voorbeeld.example'), owed('202602', 'Zoë Bos', null)];

/** What can be collected. */
export const collectable = (
  receivables: Collectable['receivables'],
  times?: number,
  missing: string[] = [],
  lapsed: Collectable['lapsed'] = [],
) =>
  answer(
    SecretariatCollectableDocument,
    {},
    { collectable: { missing, earliest, receivables, lapsed } },
    times,
  );

const debit = (id: string, name: string, email: string) => ({
  ...{ thing: `clubContribution:${id}:2026`, name, iban: 'NL69INGB0123456789', amount: 1500, email },
  ...{ description: `Club van 111 2026, ${name}`, mandate: `${id}-1` },
  announcedOn: email ? '2026-11-23T10:11:00.000Z' : null,
  withdrawnOn: null,
});
/** A file of both. */
export const file: DirectDebitFile = {
  ...{ id: 'd1', collectionDate: earliest, total: 3000, reversed: false, waitsForApproval: false },
  ...{ approval: null, createdBy: 'u2', creator: 'Jan Smulders', creationDate: '2026-11-23T10:11:00.000Z' },
  debits: [debit('202601', 'Jan Jansen', 'jan@voorbeeld.example'), debit('202602', 'Zoë Bos', '')],
  states: ['collecting', 'collecting'],
  ...{ mandateEnds: [null, null], takenOn: null },
};
/** The files that were made. */
export const files = (list: DirectDebitFile[], times?: number) =>
  answer(SecretariatDirectDebitFilesDocument, {}, { directDebitFiles: pageOf(list) }, times);
/** The text for the bank. */
export const xml = answer(
  SecretariatTakeDirectDebitDocument,
  { id: 'd1' },
  { takeDirectDebit: { ...file, takenOn: '2026-11-23T10:12:00.000Z', xml: '<Document/>' } },
);
/** Opens the tab. */
export const show = (...mocks: ReturnType<typeof answer>[]) => open(mocks, { tab: 'incasso' });
