import type { Db, ObjectId } from 'mongodb';

const BATCH = 500;

interface StoredFile {
  _id: ObjectId;
  metadata: { folder: string };
}

/** The text of the documents that are there is read as that of new ones is. */
export async function up(db: Db): Promise<void> {
  const words = db.collection<{ _id: ObjectId }>('fileWords');
  const documents = db.collection<StoredFile>('files.files').find(
    {
      'metadata.folder': { $regex: '^(docs|publicDocs)/' },
      'metadata.type': { $in: ['pdf', 'docx'] },
      'metadata.takenAt': { $exists: true },
    },
    { projection: { 'metadata.folder': 1 }, batchSize: BATCH },
  );
  for await (const { _id, metadata } of documents) {
    const waiting = { folder: metadata.folder, words: [], isWaiting: true };
    await words.updateOne({ _id }, { $setOnInsert: waiting }, { upsert: true });
  }
}
