import { allTransactions } from './allTransactions';
import { receiptLines } from './receiptNames';
import type { MakeZip } from './useYearZip';
import { zipReceipts } from './zipReceipts';

/** All receipts of a year. */
export const receiptsZip: MakeZip = async (client, year, { onProgress, signal }) => {
  const transactions = receiptLines(await allTransactions(client, year.id, signal));
  const total = transactions.length;
  if (total === 0) return 'Er zijn geen bonnen in dit boekjaar.';
  onProgress(0, total);
  const { zip, missing } = await zipReceipts(transactions, {
    onProgress: (done) => onProgress(done, total),
    signal,
  });
  if (missing.length === total) return `Geen enkele bon kon worden opgehaald: ${missing.join(', ')}`;
  return { zip, missing, name: `bonnen ${year.title}.zip` };
};
