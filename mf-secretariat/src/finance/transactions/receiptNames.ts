import { fileName, todayInAmsterdam } from 'kit/format';

import type { SecretariatYearLineFragment } from '../../gql/graphql';

/** What is needed to name a receipt. */
export type NamedReceipt = Pick<ReceiptLine, 'wg' | 'creationDate' | 'description' | 'receipt'>;

/** A line with one of its receipts. */
export type ReceiptLine = SecretariatYearLineFragment & {
  receipt: SecretariatYearLineFragment['receipts'][number];
};

/** Every receipt, with the line it belongs to. */
export function receiptLines(transactions: readonly SecretariatYearLineFragment[]): ReceiptLine[] {
  return transactions.flatMap((line) => line.receipts.map((receipt) => ({ ...line, receipt })));
}

/** The names of receipts in a zip: 'C3 2026-11-02 omschrijving.pdf'; a second one of a name gets ' (2)'. */
export function receiptNames(transactions: readonly NamedReceipt[]): string[] {
  const taken = new Map<string, number>();
  return transactions.map(({ wg, creationDate, description, receipt }) => {
    const day = todayInAmsterdam(new Date(creationDate));
    const stem = `C${wg} ${day} ${description.slice(0, 80)}`;
    const count = (taken.get(stem.toLowerCase()) ?? 0) + 1;
    taken.set(stem.toLowerCase(), count);
    return fileName(`${stem}${count > 1 ? ` (${count})` : ''}.${receipt.type}`);
  });
}
