import type { RequestHandler } from 'express';
import mongoose from 'mongoose';

import { findings, type Watched } from '../monitor/findings';

/** So long the database may take to say that it is there, in ms. */
const PATIENCE = 2000;

/** Whether a server is about to stop. */
export interface Phase {
  isClosing: boolean;
}

/**
 * Whether this process can do its work: 503 when its database does not answer in time, or it is about to stop. The rest is told with it (disk, jobs,
 * mail, backup) and makes the status `attention`: no reason to send people elsewhere. Numbers and words only.
 */
export const readiness =
  (portal: Watched, phase: Phase): RequestHandler =>
  async (_request, response) => {
    if (phase.isClosing) {
      response.status(503).json({ status: 'stopping' });
      return;
    }
    try {
      const { db, readyState } = mongoose.connection;
      if (!db || readyState !== mongoose.ConnectionStates.connected) throw new Error('not connected');
      await db.command({ ping: 1 }, { timeoutMS: PATIENCE });
      const found = await findings(portal);
      const isWell = Object.values(found).every(({ ok }) => ok);
      response.json({ status: isWell ? 'ok' : 'attention', ...found });
    } catch {
      response
        .status(503)
        .set('retry-after', '5')
        .json({ status: 'no database', database: { ok: false, word: 'does not answer' } });
    }
  };
