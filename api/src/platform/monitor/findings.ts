import { type Backup, latestBackup } from '../backup/backup.model';
import { type WorkState, workState } from '../metrics/workState';
import type { PortalContext } from '../portalContext';

const HOUR = 3_600_000;
/** One that is made each night and is older than this was missed. */
const OLD_BACKUP = 36 * HOUR;
/** A mail that waits longer is not a moment without the mail server. */
const LONG_WAIT = HOUR;

const MEGABYTE = 1024 * 1024;

/** One thing that was looked at, with a word for who watches. */
export interface Finding {
  ok: boolean;
  word: string;
}

/** What of a portal is looked at. */
export type Watched = Pick<PortalContext, 'disk' | 'engine' | 'makesBackups'>;

/**
 * Whether the parts of a portal are well, as `/readyz` tells it (P194). Its database answers: else this throws.
 * Numbers and words only.
 */
export async function findings(portal: Watched) {
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

function jobsFinding({ overdue, failed }: Pick<WorkState, 'overdue' | 'failed'>): Finding {
  if (overdue > 0) return { ok: false, word: 'overdue' };
  return failed > 0 ? { ok: false, word: 'some failed' } : { ok: true, word: 'on time' };
}

function mailFinding({ waitingSince, failed }: WorkState['mail']): Finding {
  if (waitingSince && Date.now() - waitingSince.getTime() > LONG_WAIT) return { ok: false, word: 'backlog' };
  return failed > 0 ? { ok: false, word: 'some given up' } : { ok: true, word: 'goes out' };
}

async function backupFinding({ makesBackups }: Watched) {
  const backup = await latestBackup();
  if (!backup) {
    const word = makesBackups ? 'none yet' : 'made elsewhere';
    return { ok: !makesBackups, word, hoursAgo: null, isVerified: false };
  }
  return { ...ageFinding(backup, makesBackups), isVerified: backup.isVerified };
}

function ageFinding({ madeAt }: Backup, makesBackups: boolean) {
  const age = Date.now() - madeAt.getTime();
  const isOld = makesBackups && age > OLD_BACKUP;
  return { ok: !isOld, word: isOld ? 'old' : 'made', hoursAgo: Math.floor(age / HOUR) };
}
