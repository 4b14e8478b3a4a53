import mongoose from 'mongoose';

import { RefusedAddressModel } from '../mail/refusedAddresses';
import { slowestOf } from '../metrics/load';
import { workState } from '../metrics/workState';
import type { PortalContext } from '../portalContext';
import { type Finding, findings } from './findings';
import { SampleModel } from './sample.model';
import {
  type SystemFigures,
  type SystemPart,
  SystemPartKey,
  type SystemSample,
  SystemState,
  type SystemStatus,
} from './systemStatus.type';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A process that wrote no sample for so long, in ms, is gone. */
const SILENT = 2.5 * MINUTE;

type Shown = Pick<PortalContext, 'metrics' | 'disk' | 'engine' | 'makesBackups'>;

/** How the portal fares, over all its processes and machines (P257, P258). */
export async function systemStatus(portal: Shown): Promise<SystemStatus> {
  const at = new Date();
  const [found, now, samples, work, pausedAddresses, space, databaseSize] = await Promise.all([
    findings(portal),
    figuresOfNow(portal, at),
    samplesOfDay(at),
    workState(),
    RefusedAddressModel.countDocuments({ isPaused: true }),
    portal.disk.space(),
    sizeOfDatabase(),
  ]);
  return {
    at,
    parts: partsOf(portal, found),
    now,
    samples,
    jobsWaiting: work.waiting,
    jobsFailed: work.failed,
    mailWaiting: work.mail.waiting,
    mailFailed: work.mail.failed,
    pausedAddresses,
    diskFree: space?.free ?? null,
    databaseSize,
    backupHoursAgo: found.backup.hoursAgo,
    engineRestarts: portal.engine?.restarts ?? null,
    ...portal.metrics.figures.build,
  };
}

/** This process as it is, the others as they last wrote. */
async function figuresOfNow({ metrics: { figures } }: Shown, now: Date): Promise<SystemFigures> {
  const written = await SampleModel.find({
    process: { $ne: figures.id },
    at: { $gt: new Date(now.getTime() - SILENT) },
  })
    .sort({ at: -1 })
    .lean();
  const ids = new Set<string>();
  const others = written.filter(({ process }) => !ids.has(process) && ids.add(process));
  const own = { ...(await figures.read()), startedAt: figures.startedAt };
  const all = [own, ...others.filter(({ hasEnded }) => !hasEnded)];
  return {
    requestsPerMinute: all.reduce((sum, one) => sum + one.requestsPerMinute, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    p95: mostOf(all.flatMap(({ p95 }) => p95 ?? [])),
    slowest: slowestOf(together(all.flatMap(({ slowest }) => slowest))),
    loopDelay: Math.max(...all.map(({ loopDelay }) => loopDelay)),
    memory: Math.max(...all.map(({ memory }) => memory)),
    processes: all.length,
    upSince: new Date(Math.min(...all.map(({ startedAt }) => startedAt.getTime()))),
  };
}

function mostOf(values: readonly number[]): number | null {
  return values.length > 0 ? Math.max(...values) : null;
}

type Operation = SystemFigures['slowest'][number];

/** Each operation once: how often in all processes, and how long in the slowest. */
function together(operations: readonly Operation[]): Operation[] {
  const known = new Map<string, Operation>();
  for (const one of operations) {
    const { count = 0, p95 = 0 } = known.get(one.operation) ?? {};
    const both = { operation: one.operation, count: count + one.count, p95: Math.max(p95, one.p95) };
    known.set(one.operation, both);
  }
  return [...known.values()];
}

/** Each five minutes of the last 24 hours, of all processes. */
function samplesOfDay(now: Date): Promise<SystemSample[]> {
  return SampleModel.aggregate<SystemSample>([
    { $match: { slot: { $gt: new Date(now.getTime() - DAY) } } },
    {
      $group: {
        _id: '$slot',
        requestsPerMinute: { $sum: '$requestsPerMinute' },
        p95: { $max: '$p95' },
        memory: { $max: '$memory' },
        mailWaiting: { $max: '$mailWaiting' },
      },
    },
    { $sort: { _id: 1 } },
    { $set: { at: '$_id', p95: { $ifNull: ['$p95', null] } } },
  ]).exec();
}

/** In bytes, with its indexes. A server may not let us ask. */
async function sizeOfDatabase(): Promise<number | null> {
  const stats = await mongoose.connection.db?.command({ dbStats: 1 }).catch(() => undefined);
  const size: unknown = stats?.totalSize;
  return typeof size === 'number' ? size : null;
}

const { good, attention, unknown } = SystemState;

function partsOf({ engine }: Shown, found: Awaited<ReturnType<typeof findings>>): SystemPart[] {
  const { disk, backup } = found;
  const part = (key: SystemPartKey, { ok, word }: Finding): SystemPart => ({
    key,
    state: ok ? good : attention,
    word,
  });
  return [
    part(SystemPartKey.database, found.database),
    { key: SystemPartKey.engine, ...engineState(engine) },
    disk.word === 'not known'
      ? { key: SystemPartKey.disk, state: unknown, word: disk.word }
      : part(SystemPartKey.disk, disk),
    part(SystemPartKey.jobs, found.jobs),
    part(SystemPartKey.mail, found.mail),
    backup.word === 'made elsewhere'
      ? { key: SystemPartKey.backup, state: unknown, word: backup.word }
      : part(SystemPartKey.backup, backup),
    { key: SystemPartKey.restore, ...restoreState(backup) },
  ];
}

function engineState(engine: Shown['engine']): Pick<SystemPart, 'state' | 'word'> {
  if (!engine) return { state: unknown, word: 'server' };
  if (!engine.isUp) return { state: attention, word: 'down' };
  return { state: good, word: engine.restarts > 0 ? 'restarted' : 'up' };
}

/** A backup is read back and compared when it is made; of an encrypted one only its owner can. */
function restoreState(backup: {
  hoursAgo: number | null;
  isVerified: boolean;
}): Pick<SystemPart, 'state' | 'word'> {
  if (backup.hoursAgo === null) return { state: unknown, word: 'none yet' };
  return backup.isVerified ? { state: good, word: 'verified' } : { state: unknown, word: 'not verified' };
}
