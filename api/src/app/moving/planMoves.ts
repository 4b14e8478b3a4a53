import { createHash } from 'node:crypto';

import { mongo } from 'mongoose';

import { type Correction, Doubts } from '../../platform/moving/doubts';
import {
  type MadeRecord,
  type MovedFields,
  type MovedModel,
  type MovedRecord,
  Moving,
} from '../../platform/moving/moving';
import { OldFiles } from '../../platform/moving/oldFiles';
import { idText, oldIdOf, type OldPlain, OldRecord } from '../../platform/moving/oldRecord';
import { type Move, type MovedSum, readDump } from '../../platform/moving/readDump';

/** The records that go to one collection, as they will be stored. */
export interface PlannedCollection {
  model: MovedModel;
  documents: readonly Readonly<Record<string, unknown>>[];
  /** Of what was made of the dump, before defaults such as the present moment. */
  fingerprint: string;
}

/** What becomes of one file of the dump. */
export interface PlannedMove {
  move: Move;
  old: number;
  /** Old documents of which nothing is made, by the reason. */
  leftOut: ReadonlyMap<string, number>;
  /** Fields that nothing is made of, with how many documents have them. */
  unread: ReadonlyMap<string, number>;
  collections: readonly PlannedCollection[];
  taken: readonly OldPlain[];
  moving: Moving;
}

/** All that would be done with a dump. */
export interface MovingPlan {
  moves: readonly PlannedMove[];
  doubts: Doubts;
  files: OldFiles;
  /** Files of the dump that no area takes over. */
  unknown: readonly string[];
}

/**
 * Reads a dump and works out what would become of it. Nothing is written.
 * @param moves of the areas, in their order @throws StartupError when the dump cannot be read
 */
export async function planMoves(
  folder: string,
  moves: readonly Move[],
  corrections: readonly Correction[] = [],
): Promise<MovingPlan> {
  const read = await readDump(folder);
  const dump = gathered(read, moves);
  const doubts = new Doubts(corrections);
  const files = await OldFiles.in(folder);
  const moving = new Moving(doubts, files, dump);
  const planned: PlannedMove[] = [];
  for (const move of moves) {
    const documents = dump.get(move.files[0]);
    if (documents) planned.push(await planMove(move, documents, moving));
  }
  const known = moves.flatMap((move) => [...move.files, ...(move.gather?.files ?? [])]);
  return { moves: planned, doubts, files, unknown: [...read.keys()].filter((name) => !known.includes(name)) };
}

/** The documents of each move by its usual name: of its own file, and those that stand elsewhere. */
function gathered(
  read: ReadonlyMap<string, readonly OldPlain[]>,
  moves: readonly Move[],
): ReadonlyMap<string, readonly OldPlain[]> {
  const usual = new Map(read);
  for (const { files } of moves) {
    const name = files.find((one) => read.has(one));
    if (name) usual.set(files[0], read.get(name) ?? []);
  }
  const dump = new Map(usual);
  for (const { files, gather } of moves) {
    const more = gather?.documents(usual) ?? [];
    if (more.length > 0) dump.set(files[0], [...(dump.get(files[0]) ?? []), ...more]);
  }
  return dump;
}

async function planMove(move: Move, documents: readonly OldPlain[], moving: Moving): Promise<PlannedMove> {
  const [file] = move.files;
  const leftOut = new Map<string, number>();
  const unread = new Map<string, number>();
  const taken: OldPlain[] = [];
  const made: MovedRecord[] = [];
  const from = new Map<MovedFields, string>();
  const ids = new Set<string>();
  for (const [at, plain] of documents.entries()) {
    const id = oldIdOf(plain) ?? `regel ${at + 1}`;
    const old = new OldRecord({ file, id, doubts: moving.doubts }, plain);
    if (ids.has(id)) old.at('id').fault('dubbel: dit id staat hier al eerder');
    ids.add(id);
    const records = moving.doubts.leavesOut(file, id)
      ? old.leaveOut('weggelaten door een correctie')
      : await move.map(old, moving);
    if (old.leftOut !== null) {
      count(leftOut, old.leftOut);
      continue;
    }
    taken.push(plain);
    for (const name of old.unread()) count(unread, name);
    for (const record of records) {
      from.set(record.fields, id);
      moving.add(record);
    }
    made.push(...records);
    const first = records[0];
    moving.keep(file, String(first?.fields._id ?? old.newId), [id, idText(plain.id), idText(plain._id)]);
  }
  for (const record of move.finish?.(moving) ?? []) {
    moving.add(record);
    made.push(record);
  }
  const collections = await Promise.all(
    move.into.map((model) =>
      planCollection(
        model,
        made.filter((one) => one.model === model),
        (fields, path, message) => {
          const id = from.get(fields) ?? String(fields._id);
          if (!moving.doubts.blocks(file, id))
            moving.doubts.add({ file, id, field: path, value: undefined, message, isBlocking: true });
        },
      ),
    ),
  );
  return { move, old: documents.length, leftOut, unread, collections, taken, moving };
}

/** The records with the defaults of their model. @param refuse told of what the model does not take */
async function planCollection(
  model: MovedModel,
  records: readonly MovedRecord[],
  refuse: (fields: MovedFields, path: string, message: string) => void,
): Promise<PlannedCollection> {
  const hash = createHash('sha256');
  const documents: Readonly<Record<string, unknown>>[] = [];
  const ids = new Set<string>();
  for (const { fields } of records) {
    hash.update(mongo.BSON.EJSON.stringify(fields, { relaxed: false }));
    const record = new model(fields as never);
    for (const [path, { message }] of await faultsOf(record)) refuse(fields, path, message);
    if (ids.has(String(fields._id))) refuse(fields, 'id', 'dubbel: er is al een met dit nummer');
    ids.add(String(fields._id));
    documents.push({ ...record.toObject() });
  }
  return { model, documents, fingerprint: hash.digest('hex') };
}

/** What the model says of a record, by the path of the field. */
async function faultsOf(record: MadeRecord): Promise<[string, { message: string }][]> {
  try {
    await record.validate();
    return [];
  } catch (error) {
    if (error instanceof Error && 'errors' in error)
      return Object.entries(error.errors as Record<string, { message: string }>);
    throw error;
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** How many old documents the records stand for, and the totals beside each other. @param stored what is read back, or planned */
export function reconcile(
  { move, moving, taken, collections }: PlannedMove,
  stored: (model: MovedModel) => readonly Readonly<Record<string, unknown>>[] = (model) =>
    collections.find((one) => one.model === model)?.documents ?? [],
): readonly MovedSum[] {
  const now = move.count?.(stored) ?? stored(move.into[0]).length;
  const counted = { what: `${move.title}: aantal`, old: taken.length, now, isMoney: false };
  return [counted, ...(move.sums?.(taken, stored, moving) ?? [])];
}
