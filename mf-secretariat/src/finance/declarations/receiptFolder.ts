/** Where receipts are stored. @param wg the number of the committee */
export function receiptFolder(wg: string): string {
  return `accountancy/C${wg}`;
}
