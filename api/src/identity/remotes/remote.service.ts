import { badInput, notFound } from '../../platform/errors/appError';
import { RateLimit } from '../../platform/limits/rateLimit';
import { logger } from '../../platform/log/logger';
import { WithdrawnRemoteModel, withdraw, RemoteOverrideModel } from '../../platform/remotes/remote.models';
import type { RemoteList, RemoteVersion as ListedVersion } from '../../platform/remotes/remoteList';
import { type ClientErrorInput, RemoteFailureKind } from './remote.input';
import { type Remote, RemoteChannel, type RemoteVersion } from './remote.types';
import { type RemoteFailure, RemoteFailureModel } from './remoteFailure.model';

/** So many people, within so long, are no accident of one telephone. */
const GIVEN_UP_AFTER = 3;
const ROW_MS = 10 * 60_000;
const KEPT_MS = 30 * 24 * 3600 * 1000;

const reports = new RateLimit('client errors: user', { points: 30, duration: 3600 });
const NOT_LISTED = 'Deze versie van het onderdeel';

/** The areas with their versions, and how these fare. @param remotes absent: the API alone */
export async function listRemotes(remotes: RemoteList | undefined, userId: string): Promise<Remote[]> {
  const [listed, withdrawn, failures, own] = await Promise.all([
    remotes?.versions() ?? Promise.resolve<Record<string, ListedVersion[]>>({}),
    WithdrawnRemoteModel.find().lean().exec(),
    RemoteFailureModel.find({ lastAt: { $gt: new Date(Date.now() - KEPT_MS) } })
      .sort({ lastAt: -1 })
      .lean()
      .exec(),
    RemoteOverrideModel.findById(userId).lean().exec(),
  ]);
  return Object.entries(listed).map(([area, versions]) => {
    const local: ListedVersion[] = own?.area === area ? [{ channel: 'override', entry: own.entry }] : [];
    const all = [...local, ...versions].map(({ channel, entry, info }): RemoteVersion => {
      const ended = withdrawn.find((one) => one.area === area && one.entry === entry);
      return {
        channel: RemoteChannel[channel],
        entry,
        version: info?.version ?? null,
        commit: info?.commit ?? null,
        build: info?.build ?? null,
        kit: info?.kit ?? null,
        withdrawnAt: ended?.at ?? null,
        isGivenUp: ended?.reason === 'failures',
        failures: failures.filter((one) => one.area === area && one.entry === entry) as RemoteFailure[],
      };
    });
    return { area, title: titleOf(area, versions), versions: all };
  });
}

function titleOf(area: string, versions: readonly ListedVersion[]): string {
  const [route] = versions.flatMap(({ info }) => info?.routes ?? []);
  return route?.title ?? area;
}

/** Nobody gets this version any more. @throws NOT_FOUND when the list does not name it */
export async function withdrawRemote(
  remotes: RemoteList | undefined,
  { area, entry, byId }: { area: string; entry: string; byId: string },
): Promise<boolean> {
  await mustBeListed(remotes, area, entry);
  const changed = await withdraw({ area, entry, reason: 'admin', byId });
  remotes?.forget();
  return changed;
}

/** It is offered again, and begins without failures. @throws NOT_FOUND when it was not withdrawn */
export async function restoreRemote(
  remotes: RemoteList | undefined,
  area: string,
  entry: string,
): Promise<boolean> {
  // First, so that what it failed before does not withdraw it again.
  await RemoteFailureModel.updateMany({ area, entry }, { people: [], rowSince: new Date() });
  const { deletedCount } = await WithdrawnRemoteModel.deleteOne({ area, entry });
  if (deletedCount === 0) throw notFound(NOT_LISTED);
  remotes?.forget();
  return true;
}

/**
 * From now on this Admin gets a remote of their own machine instead of the portal's.
 * @param entry the address of its manifest; null: the portal's again @throws BAD_USER_INPUT when it is not on localhost
 */
export async function overrideRemote(
  remotes: RemoteList | undefined,
  { area, entry, userId }: { area: string; entry: string | null; userId: string },
): Promise<boolean> {
  if (!remotes?.areaNames.includes(area)) throw badInput({ area: 'Dit onderdeel bestaat niet.' });
  if (entry === null) {
    await RemoteOverrideModel.deleteOne({ _id: userId, area });
  } else {
    if (!/^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/[\w./-]{1,200}\.json$/.test(entry))
      throw badInput({
        entry: 'Dit is geen manifest op je eigen computer, zoals http://localhost:3001/mf-manifest.json.',
      });
    await RemoteOverrideModel.replaceOne({ _id: userId }, { area, entry, at: new Date() }, { upsert: true });
  }
  remotes.forget();
  return true;
}

/**
 * Notes that a version failed in somebody's browser. When it could not be loaded or begun for several people in a row, and
 * there is another one, nobody gets it any more.
 * @throws NOT_FOUND when the list does not name it: what strangers make up is not kept
 */
export async function reportClientError(
  remotes: RemoteList | undefined,
  { area, entry, kind, message }: ClientErrorInput,
  userId: string,
): Promise<boolean> {
  await reports.count(userId);
  await mustBeListed(remotes, area, entry);
  const failure = await addFailure({ area, entry, kind, message }, userId);
  logger.warn(
    { area, remote: entry, kind, reason: message, count: failure.count },
    'a remote failed in a browser',
  );
  const counts = kind === RemoteFailureKind.load || kind === RemoteFailureKind.start;
  if (counts && failure.people.length >= GIVEN_UP_AFTER) await giveUp(remotes!, area, entry);
  return true;
}

/** One write: the count goes up, and a row that is too old begins anew. */
async function addFailure(
  { area, entry, kind, message }: ClientErrorInput,
  userId: string,
): Promise<RemoteFailure> {
  const now = new Date();
  const isOld = { $lt: [{ $ifNull: ['$rowSince', new Date(0)] }, new Date(now.getTime() - ROW_MS)] };
  const people = { $setUnion: [{ $cond: [isOld, [], { $ifNull: ['$people', []] }] }, [userId]] };
  const change = {
    count: { $add: [{ $ifNull: ['$count', 0] }, 1] },
    lastMessage: { $literal: message },
    lastAt: now,
    rowSince: { $cond: [isOld, now, '$rowSince'] },
    people: { $slice: [people, GIVEN_UP_AFTER] },
  };
  return RemoteFailureModel.findOneAndUpdate({ area, entry, kind }, [{ $set: change }], {
    upsert: true,
    returnDocument: 'after',
    updatePipeline: true,
  })
    .lean()
    .orFail()
    .exec() as Promise<RemoteFailure>;
}

async function giveUp(remotes: RemoteList, area: string, entry: string): Promise<void> {
  const { [area]: versions = [] } = await remotes.offeredTo(null);
  if (!versions.some((one) => one.entry !== entry)) return;
  if (!(await withdraw({ area, entry, reason: 'failures' }))) return;
  remotes.forget();
  logger.error(
    { area, remote: entry },
    'a remote failed for several people and is withdrawn; the one before it is loaded',
  );
}

async function mustBeListed(remotes: RemoteList | undefined, area: string, entry: string): Promise<void> {
  const { [area]: versions = [] } = (await remotes?.versions()) ?? {};
  if (!versions.some((one) => one.entry === entry)) throw notFound(NOT_LISTED);
}

/** Forgets what failed too long ago to matter. */
export async function sweepRemoteFailures(): Promise<void> {
  await RemoteFailureModel.deleteMany({ lastAt: { $lt: new Date(Date.now() - KEPT_MS) } });
}
