import type { Connection } from 'mongoose';

/** Committees got a description, an archive, a revision and a change log. */
export async function up(db: NonNullable<Connection['db']>): Promise<void> {
  await db
    .collection('commissions')
    .updateMany(
      { revision: { $exists: false } },
      { $set: { description: '', archived: false, revision: 1, changeLog: [] } },
    );
}
