import type { DutySource } from '../../identity/users/leaving/duty';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { TransactionKind, UNDECIDED } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';

/** What somebody declared and nobody decided on: it stays theirs, since the money is. */
export const declarationDuties: DutySource = {
  key: 'declarations',
  title: 'Open declaraties',
  otherwise: 'Ze blijven staan: het bestuur beslist erover en het geld gaat naar wie het declareerde.',
  async of({ id }) {
    const open = await TransactionModel.find({
      createdBy: id,
      kind: TransactionKind.declaration,
      state: { $in: UNDECIDED },
    })
      .select({ description: 1 })
      .sort({ _id: 1 })
      .lean(leanWithId);
    return { items: open.map(({ description }) => description), candidates: [] };
  },
};
