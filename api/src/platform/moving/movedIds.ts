import { createHash } from 'node:crypto';

import { Types } from 'mongoose';

const OBJECT_ID = /^[0-9a-f]{24}$/i;
const TIMESTAMP = /^1\d{12}$/;

/**
 * The new id of an old document: its own when that is an ObjectId. Otherwise one that is always the same for it, which
 * begins with its moment when the old id is one in milliseconds: lists that go by id stay in their order.
 */
export function newIdOf(file: string, oldId: string): Types.ObjectId {
  if (OBJECT_ID.test(oldId)) return new Types.ObjectId(oldId.toLowerCase());
  const hash = createHash('sha256').update(`${file} ${oldId}`).digest('hex').slice(0, 24);
  if (!TIMESTAMP.test(oldId)) return new Types.ObjectId(hash);
  const moment = Types.ObjectId.createFromTime(Math.floor(Number(oldId) / 1000)).toHexString();
  return new Types.ObjectId(`${moment.slice(0, 8)}${hash.slice(8)}`);
}
