/** The fields of a form for its receipts: one for each, ten at most. */
export const receiptSlots = [
  'receiptId',
  'receiptId2',
  'receiptId3',
  'receiptId4',
  'receiptId5',
  'receiptId6',
  'receiptId7',
  'receiptId8',
  'receiptId9',
  'receiptId10',
] as const;

/** What a form holds of its receipts. */
export type ReceiptValues = Record<(typeof receiptSlots)[number], string | null>;

/** No receipts yet. */
export const noReceipts = Object.fromEntries(receiptSlots.map((slot) => [slot, null])) as ReceiptValues;

/** The ids of the receipts that were given, in their order. */
export function receiptIdsOf(values: ReceiptValues): string[] {
  return receiptSlots.flatMap((slot) => values[slot] ?? []);
}

/** Where receipts are stored. @param wg the number of the committee */
export function receiptFolder(wg: string): string {
  return `accountancy/C${wg}`;
}
