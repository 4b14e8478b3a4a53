import { createHash } from 'node:crypto';

import type { Collection, Db } from 'mongodb';

const DAY = 86_400_000;

/**
 * Of private links only the hash is stored, with an end. Those that were sent or printed work on: of club members and
 * calendars for a year, of volunteers for 60 days.
 */
export async function up(db: Db): Promise<void> {
  await listed(db.collection('clubMembers'), 'detailsToken', { medium: 'letter', expiresAt: inDays(365) });
  await listed(db.collection('volunteers'), 'token', { medium: 'mail', expiresAt: inDays(60) });
  const feeds = db.collection('calendarFeeds');
  // It is unique: two records without the field would not fit.
  await withoutIndex(feeds, 'token_1');
  for await (const { _id, token } of feeds.find({ token: { $type: 'string' } })) {
    await feeds.updateOne(
      { _id, token: token as string },
      { $set: { tokenHash: hashOf(token as string), expiresAt: inDays(365) }, $unset: { token: 1 } },
    );
  }
}

async function listed(records: Collection, field: string, end: object): Promise<void> {
  const found = records.find({ [field]: { $type: 'string' } }, { projection: { [field]: 1 } });
  for await (const record of found) {
    const token = record[field] as string;
    // Only while it is there: one that is taken away meanwhile stays away.
    await records.updateOne({ _id: record._id, [field]: token }, {
      $push: { links: { tokenHash: hashOf(token), ...end } },
      $unset: { [field]: 1 },
    } as object);
  }
  await withoutIndex(records, `${field}_1`);
}

async function withoutIndex(records: Collection, name: string): Promise<void> {
  // A collection that is not there has none.
  const isThere = await records.indexExists(name).catch(() => false);
  // Another process may have been first.
  if (isThere) await records.dropIndex(name).catch(() => undefined);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY);
}
