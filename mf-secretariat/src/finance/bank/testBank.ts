import { answer } from 'kit/testing';

import {
  type SecretariatBankLineFragment,
  SecretariatBankLinesDocument,
  SecretariatBankReconciliationsDocument,
  type SecretariatBankReconciliationsQuery,
  SecretariatBankYearsDocument,
} from '../../gql/graphql';

/** An open invoice of 125,50. */
export const receivable = {
  kind: 'invoice',
  id: 'i1',
  amount: 12_550,
  label: 'Factuur 2026-0012, Jansen: Advertentie',
};
/** Another, of 50 euro. */
export const other = { kind: 'invoice', id: 'i2', amount: 5000, label: 'Factuur 2026-0013, Bos: Sponsoring' };
/** 125,50 that came in, and pays {@link receivable}. */
export const line = (changes: Partial<SecretariatBankLineFragment> = {}): SecretariatBankLineFragment => ({
  id: 'l1',
  date: '2026-11-18',
  amount: 12_550,
  currency: 'EUR',
  name: 'Bakkerij Jansen',
  iban: 'NL69INGB0123456789',
  description: 'factuur 2026-0012',
  reference: '',
  ignored: false,
  matches: [],
  booking: null,
  suggestedBooking: null,
  proposals: [{ certainty: 'sure', receivables: [receivable] }],
  ...changes,
});
/** The lines in a state, once. */
export const list = (lines: SecretariatBankLineFragment[], state: 'todo' | 'matched' | 'ignored' = 'todo') =>
  answer(SecretariatBankLinesDocument, { state }, { bankLines: lines }, 1);

type Account = SecretariatBankReconciliationsQuery['bankReconciliations'][number];

/** The account of the foundation, of which everything is in the books. */
export const account = (changes: Partial<Account> = {}): Account => ({
  id: 'NL91ABNA0417164300',
  name: 'Betaalrekening',
  openingDate: '2026-11-13',
  opening: 100_000,
  booked: 12_550,
  todo: 0,
  todoCount: 0,
  ignored: 0,
  ignoredCount: 0,
  closing: 112_550,
  closingDate: '2026-11-20',
  missing: 0,
  ...changes,
});

/** What the tab asks for besides its lines. */
export const aroundLines = (...accounts: Account[]) => [
  answer(SecretariatBankReconciliationsDocument, {}, { bankReconciliations: accounts }),
  answer(
    SecretariatBankYearsDocument,
    {},
    {
      accountancyYears: [
        {
          id: 'y1',
          title: '2026-2027',
          running: true,
          workgroups: [{ id: 'g4', index: '4', title: 'Optocht' }],
        },
      ],
    },
  ),
];
