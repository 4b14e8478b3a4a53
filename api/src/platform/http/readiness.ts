import type { RequestHandler } from 'express';
import mongoose from 'mongoose';

import { latestBackup } from '../backup/backup.model';

/** So long the database may take to say that it is there, in ms. */
const PATIENCE = 2000;
const HOUR = 3_600_000;

/**
 * Whether this process can do its work: 503 when its database does not answer in time. It tells how many hours ago the last
 * backup was made, null when there is none; an old one is no reason to send people elsewhere.
 */
export const readiness: RequestHandler = async (_request, response) => {
  try {
    const { db, readyState } = mongoose.connection;
    if (!db || readyState !== mongoose.ConnectionStates.connected) throw new Error('not connected');
    await db.command({ ping: 1 }, { timeoutMS: PATIENCE });
    const backup = await latestBackup();
    const hours = backup && Math.floor((Date.now() - backup.madeAt.getTime()) / HOUR);
    response.json({ status: 'ok', backup: { hoursAgo: hours, isVerified: backup?.isVerified ?? false } });
  } catch {
    response.status(503).set('retry-after', '5').json({ status: 'no database' });
  }
};
