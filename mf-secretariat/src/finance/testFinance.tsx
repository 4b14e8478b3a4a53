import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pageOf, renderArea, testUser, type Unmasked } from 'kit/testing';

import {
  SecretariatAccountancyYearsDocument,
  type SecretariatAccountancyYearsQuery,
  SecretariatBankAccountsDocument,
  SecretariatMyDeclarationsDocument,
  type SecretariatMyDeclarationsQuery,
  SecretariatOpenDeclarationsDocument,
  SecretariatTransactionsDocument,
  type SecretariatTransactionsQuery,
  type SecretariatTransactionsQueryVariables,
} from '../gql/graphql';
import { FinancePage } from './overview/FinancePage';

/** A line in the books as the API answers it. */
export type Transaction = Unmasked<SecretariatTransactionsQuery>['transactions']['edges'][number]['node'];
/** A declaration of my own, as the API answers it. */
export type MyDeclaration =
  Unmasked<SecretariatMyDeclarationsQuery>['myDeclarations']['edges'][number]['node'];
type Year = Unmasked<SecretariatAccountancyYearsQuery>['accountancyYears'][number];

/** Who reads, and who is of the DB. */
export const reader = testUser(['sec', 'secFin']);
export const board = { ...reader, isDB: true };

/** A receipt in the file store. */
export const receipt = {
  id: 'f1',
  url: '/files/accountancy/C3/f1',
  name: 'bon.jpg',
  type: 'jpg',
  size: 1024,
};

/** An open declaration of Piet: 12,55 euro for committee 3. */
export function declaration(id: string, changed: Partial<Transaction> = {}): Transaction {
  return {
    id,
    kind: 'declaration',
    state: 'open',
    wg: '3',
    description: 'Hekken',
    amount: -1255,
    directPay: 1,
    accountName: 'Piet Peters',
    accountnumber: 'NL69INGB0123456789',
    receipts: [receipt],
    hasDuplicates: false,
    revision: 1,
    creationDate: '2026-11-02T10:11:00.000Z',
    creator: 'Piet Peters',
    createdBy: 'u2',
    reason: null,
    decidedBy: null,
    decidedAt: null,
    paid: false,
    payment: 'none',
    reversal: null,
    ...changed,
  };
}

/** The year 2026-2027, with the committees 3 (with lines) and 10 (without). */
export function testYear(changed: Partial<Year> = {}): Year {
  return {
    id: 'y1',
    title: '2026-2027',
    running: true,
    missingCommissions: [],
    locked: false,
    archived: false,
    totalIncome: 50_000,
    totalIncomeBudget: 60_000,
    totalExpences: 12_345,
    totalExpencesBudget: 20_050,
    unassignedIncome: 0,
    unassignedExpences: 0,
    workgroups: [
      {
        id: 'g10',
        index: '10',
        title: 'Kindercarnaval',
        income: 0,
        incomeBudget: 0,
        expences: 0,
        expencesBudget: 50,
        revision: 1,
      },
      {
        id: 'g3',
        index: '3',
        title: 'Optocht',
        income: 50_000,
        incomeBudget: 60_000,
        expences: 12_345,
        expencesBudget: 20_000,
        revision: 4,
      },
    ],
    changeLog: ['01/06/2026 - Jan Smulders: boekjaar toegevoegd'],
    ...changed,
  };
}

export const years = (list: Year[], times?: number) =>
  answer(SecretariatAccountancyYearsDocument, { archived: false }, { accountancyYears: list }, times);

/** The lines of 2026-2027. */
export const lines = (
  filter: Partial<SecretariatTransactionsQueryVariables>,
  list: Transaction[],
  { times }: { times?: number } = {},
) =>
  answer(SecretariatTransactionsDocument, { yearId: 'y1', ...filter }, { transactions: pageOf(list) }, times);

/** What waits for a decision, and what waits for an answer. */
export const waiting = (
  open: (Transaction & { yearId?: string })[],
  {
    asked = [],
    after,
    times,
    endCursor,
  }: { asked?: Transaction[]; after?: string; times?: number; endCursor?: string } = {},
) => {
  const ofYear = (list: Transaction[]) => list.map((node) => ({ yearId: 'y1', ...node }));
  const data = { open: pageOf(ofYear(open), { endCursor }), asked: pageOf(ofYear(asked)) };
  return answer(SecretariatOpenDeclarationsDocument, after ? { open: after } : {}, data, times);
};

export const myDeclarations = (list: MyDeclaration[] = [], times?: number) =>
  answer(SecretariatMyDeclarationsDocument, {}, { myDeclarations: pageOf(list) }, times);

export const accounts = answer(
  SecretariatBankAccountsDocument,
  {},
  {
    bankAccounts: [
      { name: 'Betaalrekening', iban: 'NL91ABNA0417164300' },
      { name: 'Spaarrekening', iban: 'NL20INGB0001234567' },
    ],
  },
);

/** What the tab Declaraties asks beside its lists. */
export const around = [accounts, myDeclarations()];

/** Opens the page at a tab, with the answers of `mocks`; without them nothing waits. */
export function open(given: MockLink.MockedResponse[], { tab = 'declaraties', user = board } = {}) {
  const mocks = [...given, waiting([])];
  renderArea(<FinancePage />, { path: `/financien?tab=${tab}`, route: '/financien', mocks, user });
  return userEvent.setup();
}

/** A card of the page. */
export const card = async (name: string) => within(await screen.findByRole('region', { name }));
/** The texts of the rows of a table. */
export const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));
