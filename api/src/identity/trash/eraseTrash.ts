import type { Model } from 'mongoose';

import { currentAuditScope } from '../../platform/audit/auditScope';
import { copyEvents, store } from '../../platform/audit/copyEvents';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { WITH_TRASH } from '../../platform/database/trashOptions';
import { FIRST_ID, hasTrashedParts, hasTrashedRecords } from '../../platform/database/trashOptions';
import { itemsOf } from '../../platform/extensionPoint';
import { filesIn } from '../../platform/files/pointedToBy';
import type { PortalContext } from '../../platform/portalContext';
import type { TrashEntry } from '../../platform/trash/trashedParts';
import { eventOf, purger } from './purgeTrash';
import { trashSources } from './trashSource';

/**
 * Removes for good, at once, what of one record lies in the trash: who is erased does not wait there for 30 days
 * (docs/domain/portal.md, P175). Safe to repeat.
 * @returns whether something of it lay there
 */
export async function eraseTrash(portal: PortalContext, model: Model<object>, id: string): Promise<boolean> {
  const had = [
    hasTrashedRecords(model as never) && (await eraseRecord(portal, model, id)),
    hasTrashedParts(model as never) && (await eraseParts(portal, model, id)),
  ];
  return had.some(Boolean);
}

async function eraseRecord(portal: PortalContext, model: Model<object>, id: string): Promise<boolean> {
  const found = (await model
    .findOneAndDelete({ _id: id, deletedAt: { $exists: true } } as never)
    .lean(leanWithId)) as unknown as object | null;
  if (found) await goesAfter(portal, model, found, false);
  return found !== null;
}

async function eraseParts(portal: PortalContext, model: Model<object>, id: string): Promise<boolean> {
  const found = (await model
    .findOneAndUpdate(
      { _id: id, 'trash._id': { $gte: FIRST_ID } } as never,
      { $unset: { trash: 1 } } as never,
    )
    .setOptions(WITH_TRASH)
    .select('+trash')
    .lean(leanWithId)) as unknown as { _id: unknown; trash: TrashEntry[] } | null;
  if (!found) return false;
  // What it was cleared with must be in the log before the values go out of it.
  await copyEvents(model as never, { _id: found._id });
  const actor = currentAuditScope()?.actor ?? purger();
  await store(found.trash.map((entry) => eventOf(actor, model, id, entry)));
  await goesAfter(portal, model, found, true);
  return true;
}

/** What follows when it is gone: its files, and what its area does then. */
async function goesAfter(
  portal: PortalContext,
  model: Model<object>,
  gone: object,
  isPart: boolean,
): Promise<void> {
  for (const source of itemsOf(trashSources, portal.extensions))
    if (source.model === model && Boolean(source.isPart) === isPart) await source.gone?.(portal, gone);
  const { trash } = gone as { trash?: TrashEntry[] };
  for (const file of filesIn(isPart ? trash?.map(({ parts }) => parts) : gone))
    await portal.files.release(file);
}
