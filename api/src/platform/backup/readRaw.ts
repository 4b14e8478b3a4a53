import type { mongo } from 'mongoose';

/** In one answer of the database: some 4 MB of files, or of records. */
const CHUNKS_AT_ONCE = 16;
const RECORDS_AT_ONCE = 500;

/**
 * The documents of a collection as the bytes that are stored, by id, with as few in memory as goes well. The bytes are those
 * of the driver's answer: who keeps them copies them.
 */
export async function* readRaw(db: mongo.Db, name: string): AsyncGenerator<Uint8Array> {
  const batchSize = name.endsWith('.chunks') ? CHUNKS_AT_ONCE : RECORDS_AT_ONCE;
  const cursor = db.collection(name).find({}, { raw: true, batchSize }).sort({ _id: 1 });
  for await (const document of cursor) yield document as unknown as Uint8Array;
}
