import type { Db } from 'mongodb';

/** The requests of before; what is stored keeps its own now, in another shape. */
const FORMER: readonly (readonly [collection: string, index: string])[] = [
  ['clubMembers', 'requestId_1'],
  ['transactions', 'requestId_1_createdBy_1'],
  ['products', 'requestId_1'],
];

/** Takes the `requestId` of before out of records, with its index: a repeat of a request from before is over by now. */
export async function up(db: Db): Promise<void> {
  for (const [name, index] of FORMER) {
    const records = db.collection(name);
    await records.updateMany({ requestId: { $exists: true } }, { $unset: { requestId: 1 } });
    // A collection that is not there has none, and another process may have been first.
    const isThere = await records.indexExists(index).catch(() => false);
    if (isThere) await records.dropIndex(index).catch(() => undefined);
  }
}
