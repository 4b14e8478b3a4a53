import { randomUUID } from 'node:crypto';

import type { Db } from 'mongodb';

const LIFETIME = 12 * 3_600_000;

/**
 * Sessions got an id, a device, an address and the times of their first and last use. Of those that are there the device
 * and the address are not known; they count as begun now, and were used last when they were renewed last.
 */
export async function up(db: Db): Promise<void> {
  const users = db.collection('users');
  const old = { sessions: { $elemMatch: { id: { $exists: false } } } };
  for await (const user of users.find(old, { projection: { sessions: 1 } })) {
    for (const { tokenHash, expiresAt, id } of user.sessions as StoredSession[]) {
      if (id) continue;
      // One by one, so that a session that is renewed or ended meanwhile is not undone.
      await users.updateOne(
        { _id: user._id, sessions: { $elemMatch: { tokenHash, id: { $exists: false } } } },
        {
          $set: {
            'sessions.$.id': randomUUID(),
            'sessions.$.device': '',
            'sessions.$.address': '',
            'sessions.$.startedAt': new Date(),
            'sessions.$.usedAt': new Date(expiresAt.getTime() - LIFETIME),
          },
        },
      );
    }
  }
}

interface StoredSession {
  tokenHash: string;
  expiresAt: Date;
  id?: string;
}
