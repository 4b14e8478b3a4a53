import type { Db } from 'mongodb';

/** Agendas and minutes can be edited: each has a revision, as every record that people edit. */
export async function up(db: Db): Promise<void> {
  await db
    .collection('secretaryDocuments')
    .updateMany({ revision: { $exists: false } }, { $set: { revision: 1 } });
}
