import { todayInAmsterdam, yearsLater } from 'kit/format';
import { answer, pageOf, type Unmasked } from 'kit/testing';

import {
  SecretariatFirstBankDayDocument,
  SecretariatPayableDeclarationsDocument,
  SecretariatPaymentFilesDocument,
  type SecretariatPaymentFilesQuery,
  SecretariatPaymentXmlDocument,
} from '../../gql/graphql';
import { declaration, open, type Transaction } from '../testFinance';

/** A payment file as the API answers it. */
export type PaymentFile = Unmasked<SecretariatPaymentFilesQuery>['paymentFiles']['edges'][number]['node'];

export const today = todayInAmsterdam();
/** The day that the API proposes to pay on. */
export const bankDay = yearsLater(today, 1);
/** The period that the form begins with. */
export const period = { from: yearsLater(today, -1), until: today, executionDate: bankDay };
const approved = (id: string, changed: Partial<Transaction> = {}) =>
  declaration(id, { state: 'approved', decidedAt: '2026-11-05T10:11:00.000Z', ...changed });
export const payable = (list: Transaction[], times?: number) =>
  answer(SecretariatPayableDeclarationsDocument, { period }, { payableDeclarations: list }, times);
export const file: PaymentFile = {
  id: 'p1',
  executionDate: today,
  total: 1875,
  reversed: false,
  paidOn: null,
  waitsForApproval: false,
  bankedCount: 0,
  approval: null,
  createdBy: 'u2',
  creator: 'Jan Smulders',
  creationDate: '2026-11-11T10:11:00.000Z',
  payments: [{ transactionId: 't1' }, { transactionId: 't2' }],
};
export const files = (list: PaymentFile[], times?: number) =>
  answer(SecretariatPaymentFilesDocument, {}, { paymentFiles: pageOf(list) }, times);
export const both = [
  approved('t1'),
  approved('t2', {
    description: 'Vlaai',
    amount: -620,
    accountName: 'Bakker Bart',
    accountnumber: 'BE68539007547034',
  }),
];
export const xml = answer(
  SecretariatPaymentXmlDocument,
  { id: 'p1' },
  { paymentFile: { id: 'p1', xml: '<Document/>' } },
);
/** Opens the tab. */
export const show = (...mocks: ReturnType<typeof answer>[]) =>
  open([answer(SecretariatFirstBankDayDocument, {}, { firstBankDay: bankDay }), ...mocks], {
    tab: 'betalingen',
  });
