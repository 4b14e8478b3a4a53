import type { Db } from 'mongodb';

/** What is counted block by block: each collection, with what says in which block a record is. */
const BLOCKS: Readonly<Record<string, object>> = {
  clubMembers: { $substrCP: ['$_id', 0, 4] },
  advertisers: { $substrCP: [{ $toString: '$_id' }, 23, 1] },
  advertisements: {
    $concat: [
      '$editionId',
      '/',
      { $substrCP: ['$advertiserId', { $subtract: [{ $strLenCP: '$advertiserId' }, 1] }, 1] },
    ],
  },
};

/** Records of before there were blocks are in those that they would be in now. */
export async function up(db: Db): Promise<void> {
  for (const [name, block] of Object.entries(BLOCKS)) {
    await db.collection(name).updateMany({ block: { $exists: false } }, [{ $set: { block } }]);
  }
}
