import type { mongo } from 'mongoose';

import { runAlone } from '../../platform/database/runAlone';
import { StartupError } from '../../platform/errors/appError';
import { MovedCollectionModel, type MovedModel, MovedState, MOVING_MARK } from '../../platform/moving/moving';
import type { MovedSum } from '../../platform/moving/readDump';
import { type MovingPlan, type PlannedCollection, type PlannedMove, reconcile } from './planMoves';

/** What was done with one file of the dump. */
export interface WrittenMove {
  planned: PlannedMove;
  /** All of it was there from an earlier run: nothing was done. */
  wasThere: boolean;
  sums: readonly MovedSum[];
}

const BATCH = 500;

/**
 * Writes a plan into a database that no portal uses meanwhile. The records of a collection are put together beside it and
 * take its place in one step; what an earlier run wrote stays as it is now. Cut off half-way the portal does not start
 * (`mustBeMovedIn`) and it is run again.
 * @throws StartupError when something of the plan must be corrected, or there are other records
 */
export async function writeMoves(
  db: mongo.Db,
  plan: MovingPlan,
  onWritten: (written: WrittenMove) => void = () => undefined,
): Promise<WrittenMove[]> {
  const blocking = plan.doubts.blocking().length;
  if (blocking > 0)
    throw new StartupError(
      `${blocking} doubts must be corrected first: fill in the sheet and give it again.`,
    );
  return runAlone(db, 'start', async () => {
    for (const { collections } of plan.moves)
      for (const planned of collections) await mustBeFree(db, planned);
    await db.collection(MOVING_MARK).insertOne({ began: new Date() });
    await plan.files.store(plan.files.ids);
    const written: WrittenMove[] = [];
    for (const planned of plan.moves) {
      const one = await writeMove(db, planned);
      written.push(one);
      onWritten(one);
    }
    await db.collection(MOVING_MARK).drop();
    return written;
  });
}

/** @throws StartupError when the collection has records that are not of this dump */
async function mustBeFree(db: mongo.Db, { model, fingerprint }: PlannedCollection): Promise<void> {
  const name = model.collection.name;
  const note = await MovedCollectionModel.findById(name).lean();
  const isEmpty = async () => (await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null;
  const isOther = note !== null && note.fingerprint !== fingerprint;
  if (isOther && (note.state === MovedState.whole || !(await isEmpty())))
    throw new StartupError(
      `${name} came from another dump, or with other corrections: correct it in the portal, or begin with an empty database.`,
    );
  // Also what lies in the trash counts.
  if (!note && !(await isEmpty()))
    throw new StartupError(`There are ${name} in this database already: move into an empty one.`);
}

async function writeMove(db: mongo.Db, planned: PlannedMove): Promise<WrittenMove> {
  const readBack = new Map<MovedModel, readonly Readonly<Record<string, unknown>>[]>();
  for (const one of planned.collections) {
    const documents = await writeCollection(db, one);
    if (documents) readBack.set(one.model, documents);
  }
  const stored = (model: MovedModel) =>
    readBack.get(model) ?? planned.collections.find((one) => one.model === model)?.documents ?? [];
  return { planned, wasThere: readBack.size === 0, sums: reconcile(planned, stored) };
}

/** @returns what is in the collection now, read back; null when it was there before */
async function writeCollection(
  db: mongo.Db,
  { model, documents, fingerprint }: PlannedCollection,
): Promise<readonly Readonly<Record<string, unknown>>[] | null> {
  const name = model.collection.name;
  const [live, staged] = [db.collection(name), db.collection(`${name}.moving`)];
  const note = await MovedCollectionModel.findById(name).lean();
  if (note?.state === MovedState.whole) return null;
  const whole = { fingerprint, records: documents.length, state: MovedState.whole, at: new Date() };
  // Of a run that was cut off just after the step: then it is not empty, and what was begun is gone.
  const isThere = note !== null && (await live.findOne({}, { projection: { _id: 1 } })) !== null;
  if (!isThere) {
    await MovedCollectionModel.replaceOne(
      { _id: name },
      { ...whole, state: MovedState.begun },
      { upsert: true },
    );
    await stage(staged, live, documents);
    if (documents.length > 0) await staged.rename(name, { dropTarget: true });
  }
  await MovedCollectionModel.replaceOne({ _id: name }, whole, { upsert: true });
  return (await live.find().toArray()) as Record<string, unknown>[];
}

/** Puts the records together beside their collection, under its indexes. @throws when one of them is refused */
async function stage(
  staged: mongo.Collection,
  live: mongo.Collection,
  documents: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await staged.drop().catch(() => undefined);
  if (documents.length === 0) return;
  const indexes = (await live.indexes()).filter(({ name }) => name !== '_id_');
  if (indexes.length > 0)
    await staged.createIndexes(
      indexes.map(({ v: _version, ns: _namespace, ...index }) => index) as mongo.IndexDescription[],
    );
  for (let at = 0; at < documents.length; at += BATCH)
    await staged.insertMany(documents.slice(at, at + BATCH) as never, { ignoreUndefined: true });
  const count = await staged.countDocuments();
  if (count !== documents.length) throw new Error(`Of ${documents.length} records ${count} were stored.`);
}
