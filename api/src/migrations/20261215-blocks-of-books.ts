import type { Db } from 'mongodb';

const LAST_DIGIT = { $substrCP: [{ $toString: '$_id' }, 23, 1] };
/** What is added up block by block since then: each collection, with what says in which block a record is. */
const BLOCKS: Readonly<Record<string, object>> = {
  transactions: { $concat: ['$yearId', ':', LAST_DIGIT] },
  webshopOrders: { $concat: [{ $toString: { $year: '$placedAt' } }, ':', LAST_DIGIT] },
};

/** Records of before they were in blocks are in those that they would be in now. */
export async function up(db: Db): Promise<void> {
  for (const [name, block] of Object.entries(BLOCKS)) {
    await db.collection(name).updateMany({ block: { $exists: false } }, [{ $set: { block } }]);
  }
}
