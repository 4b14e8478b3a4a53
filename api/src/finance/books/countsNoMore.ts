import { TransactionState } from './finance.enums';
import { TransactionModel } from './transaction.model';

/** Whether one of these approved lines counts no more: a counter-entry corrects it, or its approval was taken back. */
export async function countsNoMore(ids: readonly string[]): Promise<boolean> {
  const gone = { $or: [{ reversal: { $ne: null } }, { state: { $ne: TransactionState.approved } }] };
  return (await TransactionModel.exists({ _id: { $in: ids }, ...gone })) !== null;
}
