import type { Db } from 'mongodb';

/** Fixes the year of editions that have contact moments, and writes it in those that an edition was renamed under. */
export async function up(db: Db): Promise<void> {
  const moments = db.collection('clubContactMoments');
  for await (const { _id, title } of db.collection('clubEditions').find()) {
    const which = { editionId: String(_id) };
    if (!(await moments.findOne(which))) continue;
    await db.collection('clubEditions').updateOne({ _id }, { $set: { used: true } });
    await moments.updateMany({ ...which, parent: { $ne: title } }, { $set: { parent: title as string } });
  }
}
