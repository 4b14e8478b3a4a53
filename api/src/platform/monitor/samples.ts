import { ifMatched } from '../database/updateAtRevision';
import { workState } from '../metrics/workState';
import type { PortalContext } from '../portalContext';
import { SampleModel } from './sample.model';

const MINUTE = 60_000;
/** The time of one sample, in ms. */
export const SLOT = 5 * MINUTE;
/** How long they are kept, in ms. */
const KEEP = 48 * 60 * MINUTE;
/** More than sixty processes leave in that time; beyond it the oldest go. */
const MOST = 40_000;
/** So long the database may take to write one, in ms: the next comes within a minute. */
const PATIENCE = 2000;

type Sampled = Pick<PortalContext, 'metrics'>;

/** Writes how this process fared in the last minutes to the sample of these five (P257). */
export async function takeSample({ metrics }: Sampled, now = Date.now()): Promise<void> {
  const { figures } = metrics;
  try {
    const [read, work] = await Promise.all([figures.read(), workState()]);
    const slot = new Date(now - (now % SLOT));
    const sample = {
      ...{ slot, process: figures.id, at: new Date(now), startedAt: figures.startedAt, hasEnded: false },
      ...read,
      mailWaiting: work.mail.waiting,
    };
    // The driver's own: mongoose has no limit in time, and at a stop nobody waits for an engine that is gone.
    await ifMatched(
      SampleModel.collection.updateOne(
        { _id: `${slot.toISOString()} ${figures.id}` } as object,
        { $set: sample },
        { upsert: true, timeoutMS: PATIENCE },
      ),
    );
  } finally {
    await figures.mark();
  }
}

/** Tells that this process ends: it does not count for now any more. */
export async function endSamples({ metrics }: Sampled): Promise<void> {
  const own = { process: metrics.figures.id };
  await SampleModel.collection.updateMany(own, { $set: { hasEnded: true } }, { timeoutMS: PATIENCE });
}

/** Forgets samples of more than 48 hours ago, and beyond 40,000 the oldest. @param most other than 40,000: for tests */
export async function sweepSamples(now = Date.now(), most = MOST): Promise<void> {
  await SampleModel.deleteMany({ slot: { $lt: new Date(now - KEEP) } });
  const [last] = await SampleModel.find().sort({ slot: -1 }).skip(most).limit(1).select({ slot: 1 }).lean();
  if (last) await SampleModel.deleteMany({ slot: { $lte: last.slot } });
}
