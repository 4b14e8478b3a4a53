import type { RequestHandler } from 'express';
import mongoose from 'mongoose';

import { latestBackup } from '../backup/backup.model';
import type { Disk } from '../disk/disk';

/** So long the database may take to say that it is there, in ms. */
const PATIENCE = 2000;
const HOUR = 3_600_000;

const MEGABYTE = 1024 * 1024;

/**
 * Whether this process can do its work: 503 when its database does not answer in time. It tells how many hours ago the last
 * backup was made, null when there is none; an old one is no reason to send people elsewhere. Of the disk how many MB are free, null
 * where that cannot be known.
 */
export const readiness =
  (disk: Disk): RequestHandler =>
  async (_request, response) => {
    try {
      const { db, readyState } = mongoose.connection;
      if (!db || readyState !== mongoose.ConnectionStates.connected) throw new Error('not connected');
      await db.command({ ping: 1 }, { timeoutMS: PATIENCE });
      const backup = await latestBackup();
      const hours = backup && Math.floor((Date.now() - backup.madeAt.getTime()) / HOUR);
      const space = await disk.space();
      response.json({
        status: 'ok',
        backup: { hoursAgo: hours, isVerified: backup?.isVerified ?? false },
        disk: space && { freeMegabytes: Math.floor(space.free / MEGABYTE), isLow: space.isLow },
      });
    } catch {
      response.status(503).set('retry-after', '5').json({ status: 'no database' });
    }
  };
