import type { Db } from 'mongodb';

/** Others took their place, which have what is sorted or filtered by as well. */
const FORMER: Readonly<Record<string, readonly string[]>> = {
  advertisements: ['invoice.dueDate_1'],
  invoices: ['dueDate_1'],
  newsItems: ['order_-1', 'tags_1_order_-1'],
};

/** What is found by wider indexes now is not kept in narrower ones too. */
export async function up(db: Db): Promise<void> {
  for (const [name, indexes] of Object.entries(FORMER)) {
    const records = db.collection(name);
    for (const index of indexes) {
      // A collection that is not there has none, and another process may have been first.
      const isThere = await records.indexExists(index).catch(() => false);
      if (isThere) await records.dropIndex(index).catch(() => undefined);
    }
  }
}
