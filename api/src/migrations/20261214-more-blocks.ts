import type { Db } from 'mongodb';

const LAST_DIGIT = { $substrCP: [{ $toString: '$_id' }, 23, 1] };
/** What is counted block by block since then: each collection, with what says in which block a record is. */
const BLOCKS: Readonly<Record<string, object>> = {
  ...{ customers: LAST_DIGIT, users: LAST_DIGIT, volunteers: LAST_DIGIT },
  auditEvents: { $substrCP: [{ $toString: '$_id' }, 0, 4] },
  invoices: { $toString: '$year' },
};

/** Records of before they were in blocks are in those that they would be in now. */
export async function up(db: Db): Promise<void> {
  for (const [name, block] of Object.entries(BLOCKS)) {
    await db.collection(name).updateMany({ block: { $exists: false } }, [{ $set: { block } }]);
  }
}
