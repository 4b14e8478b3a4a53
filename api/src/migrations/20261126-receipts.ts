import { createHash } from 'node:crypto';

import type { Db } from 'mongodb';
import mongoose, { Types } from 'mongoose';

/** As a line kept its receipt before, and keeps its receipts now. */
interface Line {
  _id: Types.ObjectId;
  receipt?: { id: string } | null;
}

/**
 * A line has a list of receipts, known by their content, a conversation and a revision. The receipt of before is the first
 * of the list; one whose file is gone stays in the list, and is known by nothing.
 */
export async function up(db: Db): Promise<void> {
  const lines = db.collection<Line>('transactions');
  const bucket = new mongoose.mongo.GridFSBucket(db as never, { bucketName: 'files' });
  for await (const { _id, receipt } of lines.find({ receipt: { $ne: null, $exists: true } })) {
    const hash = receipt && (await hashOf(bucket, receipt.id));
    await lines.updateOne({ _id, receipt: { $exists: true } }, {
      $set: { receipts: [receipt], receiptHashes: hash ? [hash] : [] },
      $unset: { receipt: 1 },
    } as object);
  }
  await lines.updateMany({ receipt: null }, { $unset: { receipt: 1 } });
  for (const [field, value] of Object.entries({
    receipts: [],
    receiptHashes: [],
    messages: [],
    revision: 1,
  })) {
    await lines.updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } } as object);
  }
}

async function hashOf(bucket: mongoose.mongo.GridFSBucket, id: string): Promise<string | undefined> {
  if (!Types.ObjectId.isValid(id)) return undefined;
  const [file] = await bucket.find({ _id: new Types.ObjectId(id) }).toArray();
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of bucket.openDownloadStream(file._id)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
