import type { Model } from 'mongoose';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { PaymentFileModel } from '../claims/directDebit.model';
import { LedgerAccount, type LedgerSource, type LedgerSum } from '../money/ledgerSource';
import { keptSums, type SummedRow, sumStages } from '../money/sumStages';
import { TransactionKind, TransactionState } from './finance.enums';
import { type Transaction, TransactionModel } from './transaction.model';

const fields = {
  kind: 1,
  wg: 1,
  description: 1,
  amount: 1,
  accountName: 1,
  receipts: 1,
  creationDate: 1,
  creator: 1,
  decidedAt: 1,
  reversal: 1,
} as const;

/** The approved declarations of a year: to be paid, in a payment file, or on the bank. */
export const declarationEvents: LedgerSource = {
  kind: TransactionKind.declaration,
  label: 'Declaraties',
  hasCommittee: true,
  listEvents: async ({ id: yearId }) => {
    const lines = await approvedLines(TransactionKind.declaration, { yearId });
    const files = await PaymentFileModel.find({ paid: { $in: lines.map(({ id }) => id) } })
      .select({ paid: 1, paidOn: 1 })
      .lean(leanWithId);
    const inFile = new Map(
      files.flatMap(({ paid = [], paidOn }) =>
        paid.map((id) => [id, paidOn ? LedgerAccount.byHand : LedgerAccount.paymentFile]),
      ),
    );
    return lines.map((line) => ({
      ...eventOf(line),
      account: line.reversal ? LedgerAccount.offset : (inFile.get(line.id) ?? LedgerAccount.toPay),
    }));
  },
  paidByHand: async (ids) => {
    const files = await PaymentFileModel.find({ paid: { $in: [...ids] }, paidOn: { $type: 'string' } })
      .select({ paid: 1, paidOn: 1 })
      .lean(leanWithId);
    return new Map(files.flatMap(({ paid = [], paidOn }) => paid.map((id) => [id, paidOn ?? null] as const)));
  },
  sumEvents: async (years) => withCommittees(await sumLines(years, TransactionKind.declaration)),
};

/** What was booked by hand in a year. */
export const mutationEvents: LedgerSource = {
  kind: TransactionKind.mutation,
  label: 'Mutaties',
  hasCommittee: true,
  listEvents: async ({ id: yearId }) =>
    (await approvedLines(TransactionKind.mutation, { yearId })).map((line) => ({
      ...eventOf(line),
      account: line.reversal ? LedgerAccount.offset : LedgerAccount.byHand,
    })),
  paidByHand: async (ids) => {
    const lines = await TransactionModel.find({ _id: { $in: [...ids] }, kind: TransactionKind.mutation })
      .select(fields)
      .lean(leanWithId);
    return new Map(lines.map((line) => [line.id, eventOf(line).date]));
  },
  sumEvents: async (years) => withCommittees(await sumLines(years, TransactionKind.mutation)),
};

/** The counter-entries that fall in a year, whatever year the line is of that they correct. */
export const reversalEvents: LedgerSource = {
  kind: 'reversal',
  label: 'Tegenboekingen',
  hasCommittee: true,
  listEvents: async ({ id: yearId }) => {
    const lines = await TransactionModel.find({ 'reversal.yearId': yearId }).select(fields).lean(leanWithId);
    return lines.flatMap((line) => {
      const { id, kind, reversal, description, amount } = line;
      if (!reversal) return [];
      const corrected = { ...line, description: `Tegenboeking: ${description}`, amount: -amount };
      return [
        {
          ...eventOf(corrected),
          ...{ date: reversal.date, account: LedgerAccount.offset, isCorrection: true },
          settles: `${kind}:${id}`,
        },
      ];
    });
  },
  sumEvents: async (years) => withCommittees(await sumReversals(years, undefined)),
};

const sumReversals = keptSums(lines, (years) => [
  { $match: { 'reversal.yearId': { $in: years.map(({ id }) => id) } } },
  ...sumStages({
    yearId: '$reversal.yearId',
    by: '$wg',
    amount: { $multiply: [-1, '$amount'] },
    isCorrection: true,
  }),
]);

const sumLines = keptSums<TransactionKind>(lines, (years, kind) => [
  { $match: { yearId: { $in: years.map(({ id }) => id) }, kind, state: TransactionState.approved } },
  ...sumStages({ yearId: '$yearId', by: '$wg', amount: '$amount' }),
]);

function lines(): Model<never> {
  return TransactionModel as never;
}

/** Of lines that bear the number of their committee themselves. */
function withCommittees(rows: readonly SummedRow[]): LedgerSum[] {
  return rows.map(({ by, ...sum }) => ({ ...sum, wg: by }));
}

function approvedLines(kind: TransactionKind, filter: object): Promise<Transaction[]> {
  return TransactionModel.find({ ...filter, kind, state: TransactionState.approved })
    .select(fields)
    .lean(leanWithId)
    .exec();
}

function eventOf({
  id,
  wg,
  description,
  amount,
  accountName,
  creator,
  receipts,
  creationDate,
  decidedAt,
}: Transaction) {
  return {
    ...{ id, wg, description, amount },
    receipts,
    counterpart: accountName ?? creator,
    date: dateInAmsterdam(decidedAt ?? creationDate),
  };
}
