import type { Model } from 'mongoose';

import { pushLogLine } from '../../platform/audit/logLine';
import { type Block, BlockSums } from '../../platform/database/reading/blockSums';
import { leanWithId, canBeId } from '../../platform/database/reading/leanFind';
import { runAlone } from '../../platform/database/runAlone';
import { keptUntil, trashLimit } from '../../platform/database/trashOptions';
import { ifMatched, type Revised, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { sentRequestKey } from '../../platform/once/once';
import type { PortalContext } from '../../platform/portalContext';
import { getRecordAt } from '../../platform/records/records';
import {
  type AlikeKeys,
  alikeKeys,
  alikePairs,
  type Comparable,
  type InCommon,
} from '../../platform/text/alike';
import type { PermissionId } from '../catalogue/catalogue';
import type { DoubleField, DoubleKind, DoubleRecord, MergedRecord } from './doubles.types';
import type { Merge } from './merge';

/** What merging says. */
export const doublesTexts = {
  self: 'Kies twee verschillende.',
  merged: 'Een van de twee is al samengevoegd.',
  notMerged: 'Dit is niet samengevoegd.',
  tooLong: 'Samenvoegen kan tot 30 dagen daarna ongedaan worden gemaakt.',
  mergedOn: (name: string) => `Maak eerst ongedaan dat ${name} is samengevoegd.`,
  keptGone: (name: string) => `${name} is verwijderd. Zet die eerst terug.`,
  busy: 'Iemand anders is hiermee bezig. Probeer het zo nog eens.',
  noKind: 'Dit soort gegevens kan niet worden samengevoegd.',
};

/** What a record has that can be merged. */
export interface Mergeable extends Revised {
  id: string;
  name: string;
  /** Of who was merged into another: in which, and what is needed to undo it. It is out of sight. */
  merge?: Merge | null;
  /** The ids of those that were merged into this one. */
  mergedIds?: string[];
  /** The ids of those of which somebody said that they are not this one; kept with the lower of the two ids. */
  notDoubleOf?: string[];
}

/** A field that is chosen as one. */
interface MergeField<T> {
  label: string;
  /** The stored texts that it consists of; an address is one thing. */
  parts: readonly (keyof T & string)[];
  /** Both can stay, below each other. */
  canBeBoth?: true;
}

/** What refers to a record by a field of its own. */
interface MergeReference<T> {
  /** 'Invoice.customerId': as the references say it. */
  name: string;
  model: () => Model<never>;
  path: string;
  /** Which of them move; absent: all. @param kept who gets them */
  only?: (kept: T) => Promise<object>;
  /** What changes with it in one of them. @param to whose it is now */
  also?: (one: Record<string, unknown>, to: T, from: T) => object;
  /** What follows once they have moved. @param from whose they were */
  moved?: (ones: readonly Record<string, unknown>[], from: T) => Promise<void>;
}

/** How a kind of record is merged (docs/domain/portal.md, P465 to P469). */
export interface Merging<T extends Mergeable> {
  kind: string;
  permission: PermissionId;
  /** As messages call one: 'Deze klant'. */
  what: string;
  model: Model<T>;
  /** Those who count. */
  there: object;
  /** The flag that takes one out of sight. */
  hiddenBy: keyof T & string;
  fields: Readonly<Record<string, MergeField<T>>>;
  comparable: (record: T) => Comparable;
  /** The stored fields that `comparable` looks at. */
  compared: readonly (keyof T & string)[];
  /** What hangs on each, in Dutch, and how much that is. */
  details: (ids: readonly string[]) => Promise<Map<string, { detail: string; weight: number }>>;
  /** What is stored because of the fields: order and search. */
  derived: (record: T) => Partial<T>;
  /** What is left of one that can come back no more. */
  forgotten: Partial<T>;
  references: readonly MergeReference<T>[];
  /** Why these two cannot be merged now, in Dutch. */
  refusal?: (kept: T, gone: T) => Promise<string | null>;
  /** Gives what is in the record itself. Safe to repeat at each point. */
  give?: (gone: Merged<T>, kept: T) => Promise<void>;
  /** Gives it back. Safe to repeat at each point. */
  giveBack?: (gone: Merged<T>, kept: T) => Promise<void>;
  /** What follows for the one that stays. Safe to repeat. */
  changed?: (portal: PortalContext, kept: T) => Promise<void>;
}

/** A record that was merged. */
export type Merged<T> = T & { merge: Merge };

type Stored = Record<string, unknown>;
interface Compared extends AlikeKeys {
  notDoubleOf: readonly string[];
}

/** Takes away what is needed to undo a merge. */
export const UNDO_FORGOTTEN = {
  ...{ 'merge.taken': 1, 'merge.before': 1, 'merge.moved': 1, 'merge.parts': 1 },
} as const;

const MOST_SHOWN = 50;
/** So often a write begins anew that somebody else was before. */
const TRIES = 10;
/** What was asked of the old record while it was merged is written by then, in ms. */
const LATE = 600_000;
const ACTOR = { name: 'Backoffice' };
const IN_WORDS: Record<InCommon, string> = {
  address: 'adres',
  email: 'e-mail',
  phone: 'telefoon',
  bday: 'geboortedatum',
};

/**
 * What merges records of a kind. The one write that decides is that of the record that goes: it takes it out of sight and holds
 * all that is needed to finish, and to undo it exactly. What follows is safe to repeat, and is finished by a job when this
 * process ends before.
 */
export function mergingOf<T extends Mergeable>(kind: Merging<T>): DoubleKind {
  const { model, there, what } = kind;
  const db = model as Model<Mergeable>;
  const live = { ...there, merge: null };
  const byId = async (id: string): Promise<T> => {
    const found = canBeId(model as never, id) ? await model.findById(id).lean(leanWithId) : null;
    if (!found) throw notFound(what);
    return found as unknown as T;
  };
  // Of two merges at once one is first: nobody is merged into who is merged themselves.
  const alone = <R>(work: () => Promise<R>): Promise<R> =>
    runAlone(model.db.db as never, `merge ${kind.kind}`, work, { lookMs: 50 });

  const compared = new BlockSums<Compared[]>(
    () => model as never,
    async (names) => {
      const fields = [...kind.compared, 'name', 'notDoubleOf', 'block'];
      const records = await db
        .find({ ...live, block: { $in: names } } as never)
        .select(Object.fromEntries(fields.map((field) => [field, 1])))
        .lean(leanWithId);
      const found = new Map<Block, Compared[]>();
      for (const record of records as unknown as (T & { block?: string })[]) {
        const block = record.block ?? null;
        const one = { ...alikeKeys(kind.comparable(record)), notDoubleOf: record.notDoubleOf ?? [] };
        found.set(block, [...(found.get(block) ?? []), one]);
      }
      return found;
    },
  );

  /** Who were merged and can still come back, newest first. */
  async function listMerged(): Promise<MergedRecord[]> {
    const gone = (await db
      .find({ 'merge.step': 'done' } as never)
      .select({ name: 1, merge: 1 })
      .sort({ 'merge.at': -1 })
      .limit(MOST_SHOWN)
      .lean(leanWithId)) as unknown as Merged<T>[];
    const kept = await db
      .find({ _id: { $in: gone.map(({ merge }) => merge.into) } } as never)
      .select({ name: 1 })
      .lean(leanWithId);
    return gone.map(({ id, name, merge: { into, at, byName } }) => ({
      ...{ id, name, at, byName, until: keptUntil(at) },
      into: kept.find((one) => one.id === into)?.name ?? '',
    }));
  }

  async function list() {
    const all = (await compared.read(undefined)).flat();
    const apart = new Map(all.map(({ id, notDoubleOf }) => [id, notDoubleOf]));
    const open = alikePairs(all).filter(({ ids: [one, other] }) => !apart.get(one)?.includes(other));
    const shown = open.slice(0, MOST_SHOWN);
    const ids = [...new Set(shown.flatMap((pair) => pair.ids))];
    const [records, details, merged] = await Promise.all([
      db
        .find({ ...live, _id: { $in: ids } } as never)
        .select({ changeLog: 0 })
        .lean(leanWithId),
      kind.details(ids),
      listMerged(),
    ]);
    const found = new Map((records as unknown as T[]).map((record) => [record.id, record]));
    const weight = (id: string) => details.get(id)?.weight ?? 0;
    const shownOf = ({ id, revision, name }: T): DoubleRecord => ({
      ...{ id, revision, name },
      detail: details.get(id)?.detail ?? '',
    });
    return {
      ...{ count: open.length, merged },
      pairs: shown.flatMap((pair) => {
        // The one on which most hangs stays, unless somebody chooses otherwise.
        const [one, other] = pair.ids.toSorted((a, b) => weight(b) - weight(a)).map((id) => found.get(id));
        // One of them went just now.
        if (!one || !other) return [];
        return {
          id: pair.ids.join('+'),
          records: [shownOf(one), shownOf(other)],
          inCommon: pair.inCommon.map((each) => IN_WORDS[each]),
          fields: differing(one, other),
        };
      }),
    };
  }

  function differing(one: T, other: T): DoubleField[] {
    return Object.entries(kind.fields).flatMap(([name, { label, parts, canBeBoth }]) => {
      const values = [one, other].map((record) =>
        parts
          .map((part) => textOf(record[part]))
          .filter(Boolean)
          .join(', '),
      );
      if (values[0] === values[1]) return [];
      return { name, label, values, canBeBoth: Boolean(canBeBoth) && !values.includes('') };
    });
  }

  /** The fields that are named, each with what a record has. */
  function partsOf(record: T, names: readonly string[]): Stored {
    return Object.fromEntries(
      names.flatMap((name) => (kind.fields[name]?.parts ?? []).map((part) => [part, record[part] ?? null])),
    );
  }

  /** What is set where a record still has what it had. */
  function unchanged(record: T, had: Stored = {}, set: Stored = {}): Partial<T> {
    return Object.fromEntries(
      Object.values(kind.fields)
        .filter(({ parts }) => parts.some((part) => part in set))
        .flatMap(({ parts }) =>
          parts.every((part) => isSame(record[part], had[part]))
            ? parts.map((part) => [part, set[part]] as const)
            : [],
        ),
    ) as Partial<T>;
  }

  /** Writes in the record that stays, anew while somebody else is before. */
  async function writeKept(
    id: string,
    isDone: (kept: T) => boolean,
    update: (kept: T) => { set: Partial<T>; mergedIds: string[]; line: string },
  ): Promise<T> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const kept = await byId(id);
      if (isDone(kept)) return kept;
      const { set, mergedIds, line } = update(kept);
      const { matchedCount } = await db.updateOne(
        { _id: id, revision: kept.revision } as never,
        {
          $set: { ...set, ...kind.derived({ ...kept, ...set }), mergedIds },
          $push: pushLogLine(ACTOR, line),
          $inc: { revision: 1 },
        } as never,
      );
      if (matchedCount > 0) return byId(id);
    }
    throw new AppError('CONFLICT', doublesTexts.busy);
  }

  const toStep = (id: string, from: Merge['step'], update: object) =>
    ifMatched(db.updateOne({ _id: id, 'merge.step': from } as never, update as never));

  /** Has what refers to one record refer to another. Safe to repeat. @param ids only these; absent: all that `only` says */
  async function moveReferences(from: T, to: T, ids?: Record<string, string[]>): Promise<void> {
    for (const { name, model: of, path, only, also, moved } of kind.references) {
      const refers = of() as unknown as Model<object>;
      const which = ids ? { _id: { $in: ids[name] ?? [] } } : await only?.(to);
      const found = (await refers
        .find({ ...which, [path]: from.id } as never)
        .select({ changeLog: 0 })
        .lean(leanWithId)) as unknown as ({ id: string } & Stored)[];
      // What moves is known before it does.
      if (!ids && found.length > 0)
        await ifMatched(
          db.updateOne(
            { _id: from.id } as never,
            {
              $addToSet: { [`merge.moved.${name.replace('.', ':')}`]: { $each: found.map(({ id }) => id) } },
            } as never,
          ),
        );
      for (const one of found)
        await ifMatched(
          refers.updateOne({ _id: one.id, [path]: from.id } as never, {
            $set: { [path]: to.id, ...also?.(one, to, from) },
          }),
        );
      if (found.length > 0) await moved?.(found, from);
    }
  }

  async function finish(portal: PortalContext, id: string): Promise<void> {
    const gone = await byId(id);
    if (!isMerged(gone) || gone.merge.step !== 'begun') return;
    const { into, taken, before, byName } = gone.merge;
    const kept = await writeKept(
      into,
      (found) => Boolean(found.mergedIds?.includes(id)),
      // Somebody may have changed it since it was shown: that stays.
      (found) => ({
        set: unchanged(found, before, taken),
        mergedIds: [...(found.mergedIds ?? []), id],
        line: `samengevoegd met ${gone.name} door ${byName}`,
      }),
    );
    await moveReferences(gone, kept);
    await kind.give?.(gone, kept);
    await kind.changed?.(portal, kept);
    await toStep(id, 'begun', { $set: { 'merge.step': 'done' } });
  }

  async function finishUndo(portal: PortalContext, id: string): Promise<void> {
    const gone = await byId(id);
    if (!isMerged(gone) || gone.merge.step !== 'undoing') return;
    const { into, taken, before, moved = {} } = gone.merge;
    const kept = await byId(into);
    await moveReferences(
      kept,
      gone,
      Object.fromEntries(Object.entries(moved).map(([name, ids]) => [name.replace(':', '.'), ids])),
    );
    await kind.giveBack?.(gone, kept);
    const after = await writeKept(
      into,
      (found) => !found.mergedIds?.includes(id),
      (found) => ({
        set: unchanged(found, taken, before),
        mergedIds: (found.mergedIds ?? []).filter((one) => one !== id),
        line: `samenvoegen met ${gone.name} ongedaan gemaakt`,
      }),
    );
    await kind.changed?.(portal, after);
    await toStep(id, 'undoing', {
      $unset: { merge: 1 },
      $set: { [kind.hiddenBy]: false },
      $inc: { revision: 1 },
    });
  }

  return {
    kind: kind.kind,
    permission: kind.permission,
    list,
    async setNone(first, second, isNone) {
      if (first === second) throw badInput({ otherId: doublesTexts.self });
      if (![first, second].every((id) => canBeId(model as never, id))) throw notFound(what);
      // With the lower id, whichever of the two is named first.
      const [id = '', than = ''] = [first, second].toSorted();
      const change = isNone ? { $addToSet: { notDoubleOf: than } } : { $pull: { notDoubleOf: than } };
      const { matchedCount } = await db.updateOne({ ...live, _id: id } as never, change as never);
      if (matchedCount === 0 || !(await db.exists({ ...live, _id: than } as never))) throw notFound(what);
    },
    merge: (portal, actor, { keptId, keptRevision, goneId, goneRevision, taken, both }) => {
      const key = sentRequestKey();
      return alone(async () => {
        const isRepeated =
          canBeId(model as never, goneId) && (await db.exists({ _id: goneId, 'merge.key': key } as never));
        if (!isRepeated) {
          if (keptId === goneId) throw new AppError('BAD_USER_INPUT', doublesTexts.self);
          const kept = await getRecordAt<T>(model, keptId, keptRevision, what);
          const gone = await getRecordAt<T>(model, goneId, goneRevision, what);
          if (kept.merge ?? gone.merge) throw new AppError('BAD_USER_INPUT', doublesTexts.merged);
          if ((await db.countDocuments({ ...live, _id: { $in: [keptId, goneId] } } as never)) < 2)
            throw notFound(what);
          const refused = await kind.refusal?.(kept, gone);
          if (refused) throw new AppError('BAD_USER_INPUT', refused);
          const joined = both.filter((name) => kind.fields[name]?.canBeBoth);
          const given = {
            ...partsOf(gone, taken),
            ...Object.fromEntries(
              joined.flatMap((name) =>
                (kind.fields[name]?.parts ?? []).map((part) => [
                  part,
                  [kept[part], gone[part]].map(textOf).filter(Boolean).join('\n'),
                ]),
              ),
            ),
          };
          const merge: Merge = {
            ...{ into: keptId, at: new Date(), byName: actor.name, key, step: 'begun' },
            ...{ taken: given, before: partsOf(kept, [...taken, ...joined]) },
          };
          await updateAtRevision<Mergeable>({
            ...{ model: db, id: goneId, revision: goneRevision, actor, what, condition: live },
            update: {
              $set: { merge, [kind.hiddenBy]: true },
              $push: pushLogLine(actor, `samengevoegd met ${kept.name}`),
            } as never,
          });
        }
        await finish(portal, goneId);
        return (await byId(keptId)).name;
      });
    },
    undo: (portal, actor, goneId) =>
      alone(async () => {
        await finish(portal, goneId);
        const gone = await byId(goneId);
        if (!isMerged(gone)) throw new AppError('BAD_USER_INPUT', doublesTexts.notMerged);
        const { into, at, step, taken = {}, before = {} } = gone.merge;
        if (at < trashLimit() || step === 'forgotten')
          throw new AppError('BAD_USER_INPUT', doublesTexts.tooLong);
        const kept = await byId(into);
        if (kept.merge) throw new AppError('BAD_USER_INPUT', doublesTexts.mergedOn(kept.name));
        if (kept[kind.hiddenBy]) throw new AppError('BAD_USER_INPUT', doublesTexts.keptGone(kept.name));
        const stays = Object.values(kind.fields).flatMap(({ label, parts }) =>
          parts.some(
            (part) => part in taken && !isSame(kept[part], taken[part]) && !isSame(kept[part], before[part]),
          )
            ? [label]
            : [],
        );
        await toStep(goneId, 'done', {
          $set: { 'merge.step': 'undoing' },
          $push: pushLogLine(actor, 'samenvoegen ongedaan gemaakt'),
        });
        await finishUndo(portal, goneId);
        return stays;
      }),
    async settle(portal) {
      const recent = new Date(Date.now() - LATE);
      await alone(async () => {
        const left = (await db
          .find({
            $or: [
              { 'merge.step': { $in: ['begun', 'undoing'] } },
              { 'merge.step': 'done', 'merge.at': { $gt: recent } },
            ],
          } as never)
          .select({ changeLog: 0 })
          .lean(leanWithId)) as unknown as Merged<T>[];
        for (const gone of left) {
          if (gone.merge.step === 'begun') await finish(portal, gone.id);
          else if (gone.merge.step === 'undoing') await finishUndo(portal, gone.id);
          // What was written to the old one at the same moment.
          else await moveReferences(gone, await byId(gone.merge.into));
        }
      });
      await db.updateMany(
        { 'merge.step': 'done', 'merge.at': { $lt: trashLimit() } } as never,
        forget(kind.forgotten) as never,
      );
    },
  };
}

/** Takes away what is personal of those that were merged into a record that is removed; they cannot come back. Safe to repeat. */
export async function forgetMerged<T extends Mergeable>(
  model: Model<T>,
  keptId: string,
  forgotten: Partial<T>,
): Promise<void> {
  const ids = (await model.distinct('_id', { 'merge.into': keptId, 'merge.step': 'done' } as never)).map(
    String,
  );
  if (ids.length === 0) return;
  await model.updateMany({ _id: { $in: ids } } as never, forget(forgotten) as never);
  for (const id of ids) await forgetMerged(model, id, forgotten);
}

function forget(forgotten: object) {
  return {
    $set: { ...forgotten, 'merge.step': 'forgotten', changeLog: [] },
    $unset: UNDO_FORGOTTEN,
  };
}

function isMerged<T extends Mergeable>(record: T): record is Merged<T> {
  return Boolean(record.merge);
}

function isSame(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
