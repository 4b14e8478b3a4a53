import type { Db } from 'mongodb';

/** Who was erased before their events were: volunteers and customers. */
const ERASED = [
  { collection: 'volunteers', by: 'erased', entity: 'Volunteer' },
  { collection: 'customers', by: 'deleted', entity: 'Customer' },
] as const;

/** Takes the values out of the events of volunteers and customers who are erased already. */
export async function up(db: Db): Promise<void> {
  for (const { collection, by, entity } of ERASED) {
    for await (const { _id } of db.collection(collection).find({ [by]: true }, { projection: { _id: 1 } })) {
      await db
        .collection('auditEvents')
        .updateMany(
          { entity, recordId: String(_id), 'fields.0': { $exists: true } },
          { $set: { 'fields.$[].before': null, 'fields.$[].after': null, redacted: true } },
        );
    }
  }
}
