import type { Db } from 'mongodb';

const FORMER = 'invoice.dueDate_1';

/** Invoices of advertisements are found by whether they were paid too: the index by their day alone has had its time. */
export async function up(db: Db): Promise<void> {
  const records = db.collection('advertisements');
  // A collection that is not there has none, and another process may have been first.
  const isThere = await records.indexExists(FORMER).catch(() => false);
  if (isThere) await records.dropIndex(FORMER).catch(() => undefined);
}
