import { type Model, Types } from 'mongoose';

import { AuditKind } from '../../platform/audit/auditKind.enum';
import {
  type AuditActor,
  currentAuditScope,
  inAuditScope,
  newAuditScope,
  newEvent,
} from '../../platform/audit/auditScope';
import { copyEvents, loggedOptionsOf, store } from '../../platform/audit/copyEvents';
import { PORTAL } from '../../platform/audit/logLine';
import { settleOperation } from '../../platform/audit/settleOperation';
import { leanWithId } from '../../platform/database/reading/leanFind';
import {
  FIRST_ID,
  hasTrashedParts,
  hasTrashedRecords,
  trashLimit,
  WITH_TRASH,
} from '../../platform/database/trashOptions';
import { itemsOf } from '../../platform/extensionPoint';
import { filesIn } from '../../platform/files/fileFolder';
import { newRequestId } from '../../platform/log/logger';
import type { PortalContext } from '../../platform/portalContext';
import type { TrashEntry } from '../../platform/trash/trashedParts';
import { filesOf, type TrashSource, trashSources } from './trashSource';

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

type AnyModel = Model<object>;
type Found = { id: string; deletedAt: Date; trash?: TrashEntry[] };

/**
 * Removes for good what lies in the trash for more than 30 days, with its files, and leaves an event of each. Safe to
 * repeat, and by two at once; what was restored meanwhile stays. @param now for tests: the moment to count from
 */
export async function purgeTrash(portal: PortalContext, now = Date.now()): Promise<void> {
  const limit = trashLimit(now);
  const sources = itemsOf(trashSources, portal.extensions);
  for (const source of sources.filter(({ isPart }) => !isPart)) await purgeRecords(portal, source, limit);
  const models = new Set(
    sources.map(({ model }) => model).filter((model) => hasTrashedParts(model as never)),
  );
  for (const model of models) {
    const follows = sources
      .filter((one) => one.model === model && one.isPart)
      .flatMap((one) => one.gone ?? []);
    await purgeParts(portal, { model, follows }, limit);
  }
}

async function purgeRecords(portal: PortalContext, source: TrashSource<object>, limit: Date): Promise<void> {
  const { model } = source;
  const all = model
    .find({ deletedAt: { $exists: true } } as never)
    .select(hasTrashedParts(model as never) ? '+deletedAt +trash' : '+deletedAt')
    .lean(leanWithId)
    .cursor();
  for await (const found of all) {
    const record = leanWithId.transform(found as unknown as Found);
    const files = await filesOf(source, record);
    if (record.deletedAt < limit && (await goesForGood(source, record.id, limit))) {
      await source.gone?.(portal, record);
    }
    // Of one that stays: a crash may have come before its files were hidden.
    await portal.files.releaseAll(files);
  }
}

async function goesForGood({ model }: TrashSource<object>, id: string, limit: Date): Promise<boolean> {
  const scope = newAuditScope(purger());
  return inAuditScope(scope, async () => {
    const removed = await model.findOneAndDelete({ deletedAt: { $lt: limit }, _id: id } as never);
    await settleOperation(scope, { details: { kind: AuditKind.done }, always: false });
    return removed !== null;
  });
}

interface PartsOf {
  model: AnyModel;
  follows: NonNullable<TrashSource<object>['gone']>[];
}

async function purgeParts(portal: PortalContext, { model, follows }: PartsOf, limit: Date): Promise<void> {
  const all = model
    .find({ 'trash._id': { $gte: FIRST_ID } } as never)
    .select('+trash')
    .lean(leanWithId)
    .cursor();
  for await (const found of all) {
    const record = leanWithId.transform(found as unknown as Found);
    const { id, trash = [] } = record;
    const old = trash.filter(({ deletedAt }) => deletedAt < limit);
    const ids = old.map(({ _id }) => new Types.ObjectId(_id));
    const pulled = ids.length > 0 && (await pull(model, id, ids));
    const gone = old.filter(({ restoredAt }) => !restoredAt);
    if (pulled && gone.length > 0) await store(gone.map((entry) => eventOf(purger(), model, id, entry)));
    if (pulled) for (const follow of follows) await follow(portal, record);
    await portal.files.releaseAll(filesIn(trash.map(({ parts }) => parts)));
  }
}

async function pull(model: AnyModel, id: string, ids: readonly Types.ObjectId[]): Promise<boolean> {
  const { modifiedCount } = await model.updateOne(
    { _id: id, 'trash._id': { $in: ids } } as never,
    { $pull: { trash: { _id: { $in: ids } } } } as never,
  );
  return modifiedCount > 0;
}

/** That it went for good. What was cleared was personal: the values in the log go with it. */
function eventOf(actor: AuditActor, model: AnyModel, recordId: string, { _id, entity, fields }: TrashEntry) {
  const isMoney = loggedOptionsOf(model as never)?.isMoney;
  const about = { entity: model.modelName, recordId, ids: [`${entity}=${String(_id)}`] };
  const isErased = fields && { redacts: true, redacted: true };
  return newEvent(actor, { kind: AuditKind.removed, isMoney, ...about, ...isErased });
}

/** The portal does it by itself. */
function purger(): AuditActor {
  const requestId = newRequestId();
  return {
    userId: null,
    userName: PORTAL.name,
    address: '',
    session: null,
    requestId,
    operation: 'purgeTrash',
  };
}
