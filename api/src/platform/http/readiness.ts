import type { RequestHandler } from 'express';
import mongoose from 'mongoose';

import { latestBackup } from '../backup/backup.model';
import { workState } from '../monitor/workState';
import type { PortalContext } from '../portalContext';

/** So long the database may take to say that it is there, in ms. */
const PATIENCE = 2000;
const HOUR = 3_600_000;
/** One that is made each night and is older than this was missed. */
const OLD_BACKUP = 36 * HOUR;
/** A mail that waits longer is not a moment without the mail server. */
const LONG_WAIT = HOUR;

const MEGABYTE = 1024 * 1024;

/** One thing that was looked at, with a word for who watches. */
interface Finding {
  ok: boolean;
  word: string;
}

/** Whether a server is about to stop. */
export interface Phase {
  isClosing: boolean;
}

type Watched = Pick<PortalContext, 'disk' | 'engine' | 'makesBackups'>;

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

async function findings(portal: Watched) {
  const [work, disk, backup] = await Promise.all([workState(), diskFinding(portal), backupFinding(portal)]);
  return {
    database: { ok: true, word: 'answers', restarts: portal.engine?.restarts ?? 0 },
    disk,
    jobs: { ...jobsFinding(work), overdue: work.overdue, failed: work.failed },
    mail: { ...mailFinding(work.mail), waiting: work.mail.waiting, failed: work.mail.failed },
    backup,
  };
}

async function diskFinding({ disk }: Watched) {
  const space = await disk.space();
  if (!space) return { ok: true, word: 'not known' };
  const word = space.isFull ? 'full' : space.isLow ? 'low' : 'enough room';
  return { ok: !space.isLow, word, freeMegabytes: Math.floor(space.free / MEGABYTE), isLow: space.isLow };
}

function jobsFinding({ overdue, failed }: { overdue: number; failed: number }): Finding {
  if (overdue > 0) return { ok: false, word: 'overdue' };
  return failed > 0 ? { ok: false, word: 'some failed' } : { ok: true, word: 'on time' };
}

function mailFinding({ waitingSince, failed }: { waitingSince: Date | null; failed: number }): Finding {
  if (waitingSince && Date.now() - waitingSince.getTime() > LONG_WAIT) return { ok: false, word: 'backlog' };
  return failed > 0 ? { ok: false, word: 'some given up' } : { ok: true, word: 'goes out' };
}

async function backupFinding({ makesBackups }: Watched) {
  const backup = await latestBackup();
  if (!backup) {
    const word = makesBackups ? 'none yet' : 'made elsewhere';
    return { ok: !makesBackups, word, hoursAgo: null, isVerified: false };
  }
  const age = Date.now() - backup.madeAt.getTime();
  const isOld = makesBackups && age > OLD_BACKUP;
  return {
    ok: !isOld,
    word: isOld ? 'old' : 'made',
    hoursAgo: Math.floor(age / HOUR),
    isVerified: backup.isVerified,
  };
}
