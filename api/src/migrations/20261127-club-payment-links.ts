import type { Db } from 'mongodb';

/**
 * Names, at each payment link of the club, the run that made its letter, and drops the index that allowed one link for
 * each member and moment only. What no run of today has is closed by the job that closes payment links.
 */
export async function up(db: Db): Promise<void> {
  const requests = db.collection('clubPaymentRequests');
  const moments = db.collection('clubContactMoments');
  const runs = new Map<string, string>();
  for await (const { _id, workId } of moments.find({ workId: { $type: 'string' } }).project({ workId: 1 })) {
    runs.set(String(_id), String(workId));
  }
  for (const momentId of (await requests.distinct('momentId', { workId: { $exists: false } })) as string[]) {
    await requests.updateMany(
      { momentId, workId: { $exists: false } },
      { $set: { workId: runs.get(momentId) ?? '' } },
    );
  }
  // A collection that is not there has none, and another process may have been first.
  const isThere = await requests.indexExists(INDEX).catch(() => false);
  if (isThere) await requests.dropIndex(INDEX).catch(() => undefined);
}

const INDEX = 'momentId_1_memberId_1';
