import { type Model, type Schema, Types } from 'mongoose';

import { leanWithId } from '../database/reading/leanFind';
import { extensionPoint } from '../extensionPoint';
import type { PortalContext } from '../portalContext';

/**
 * What a stored field is: about the person the record is about (`personal`), kept for the books also of who was erased
 * (`financial`), who did something in the name of the foundation (`actor`, docs/domain/portal.md, P8), or neither.
 */
export type DataClass = 'personal' | 'financial' | 'actor' | 'none';

/** The fields of a collection by their class; the path of a part or list gives the class of all below it. */
export type ClassedPaths = Partial<Readonly<Record<DataClass, readonly string[]>>>;

/** What the register of personal data says of one collection. */
export interface CollectionPrivacy extends ClassedPaths {
  /** Its model; a collection that has none has its name and no fields that could be looked at. */
  model: RegisteredModel | { collection: { name: string } };
  /** Why we have it: one English sentence. */
  purpose: string;
  /** How long, in English. */
  retention: string;
}

/** What the register reads of a model. */
export interface RegisteredModel {
  modelName: string;
  schema: object;
  collection: { name: string };
}

/** What every record that people edit has, at any depth: see `RevisedRecord`, and the plugins of `modelOf`. */
const EVERYWHERE: Readonly<Record<string, DataClass>> = {
  revision: 'none',
  modifiedBy: 'actor',
  modifiedByName: 'actor',
  modifiedAt: 'none',
  deletedAt: 'none',
  deletedBy: 'actor',
  deletedByName: 'actor',
  // What was deleted of the record, for 30 days (P168): any field of it.
  trash: 'personal',
  // With what the record is counted, and when it was written.
  block: 'none',
  blockWrittenAt: 'none',
  // The words of a text of the record, by which it is found.
  searchWords: 'personal',
  // On their way to the log, gone within a minute.
  pendingEvents: 'none',
  // On their way to the outbox, gone within a minute.
  pendingMails: 'none',
  // Sealed: only who has the id of the request can read it (P154).
  keptRequests: 'none',
};

/** Every path that is stored by a schema, lists and parts by the paths in them; not `_id`. */
export function storedPaths(schema: object, prefix = ''): string[] {
  const { paths, discriminators } = schema as Schema;
  const own = Object.entries(paths)
    .filter(([name]) => name !== '_id' && name !== '__v')
    .flatMap(([name, type]) => {
      const part = (type as { schema?: Schema }).schema;
      return part ? storedPaths(part, `${prefix}${name}.`) : [`${prefix}${name}`];
    });
  const kinds = Object.values(discriminators ?? {}).flatMap((kind) => storedPaths(kind, prefix));
  return [...new Set([...own, ...kinds])];
}

/** The class of a path: the one said of it, of the nearest part it is in, or of all records; undefined: none was said. */
export function classOf(declared: ClassedPaths, path: string): DataClass | undefined {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('.'), 0))) {
    const found = CLASSES.find((one) => declared[one]?.includes(part));
    if (found) return found;
  }
  return EVERYWHERE[path.slice(path.lastIndexOf('.') + 1)];
}

/** What is wrong with an entry: paths without a class, with two, or that are not stored (any more). */
export function faultsOf(entry: CollectionPrivacy): string[] {
  const { model } = entry;
  if (!('schema' in model)) return [];
  const stored = storedPaths(model.schema);
  const declared = CLASSES.flatMap((one) => entry[one] ?? []);
  const isStored = (path: string) => stored.some((one) => one === path || one.startsWith(`${path}.`));
  return [
    ...stored
      .filter((path) => classOf(entry, path) === undefined)
      .map((path) => `${model.modelName}.${path} has no class`),
    ...declared
      .filter((path) => !isStored(path))
      .map((path) => `${model.modelName}.${path} is declared but not stored`),
    ...declared
      .filter((path, index) => declared.indexOf(path) !== index)
      .map((path) => `${model.modelName}.${path} has two classes`),
  ];
}

const CLASSES = ['personal', 'financial', 'actor', 'none'] as const satisfies readonly DataClass[];

/** How long records of one kind are kept, and what is done with them after that. */
export interface RetentionRule {
  /** Unique in the portal. */
  key: string;
  /** Dutch, on screen: 'Bestellingen'. */
  title: string;
  /** Dutch: how long and from when, 'Twee jaar na de inschrijving'. */
  term: string;
  /** Dutch: what is done, 'Wordt verwijderd'. */
  outcome: string;
  /** The name of the model, for the log. */
  entity: string;
  /** Records of before this moment are due. @param now the moment to count from */
  until: (now: Date) => Date;
  /** How many are due. */
  count: (now: Date) => Promise<number>;
  /** The ids of those that are due, oldest first. @param most how many of them at most */
  due: (now: Date, most: number) => Promise<string[]>;
  /** Does it to one record; safe to repeat. Absent: it is only told, and a person decides. */
  keep?: (portal: PortalContext, id: string) => Promise<void>;
}

/** Where areas say how long they keep what. */
export const retentionRules = extensionPoint<RetentionRule>('retention');

interface RetentionOf extends Pick<RetentionRule, 'key' | 'title' | 'term' | 'outcome' | 'keep'> {
  model: Model<never>;
  years: number;
  /** Which records are due. */
  filter: (until: Date, now: Date) => object;
}

/** A rule for the records of one model. */
export function retentionOf({ model, years, filter, ...rule }: RetentionOf): RetentionRule {
  const until = (now: Date) => yearsBefore(now, years);
  const all = (now: Date) => filter(until(now), now) as never;
  return {
    ...rule,
    until,
    entity: model.modelName,
    count: (now) => model.countDocuments(all(now)).exec(),
    due: async (now, most) => {
      const found = await model
        .find(all(now))
        .sort({ _id: 1 })
        .limit(most)
        .select({ _id: 1 })
        .lean(leanWithId);
      return found.map(({ id }: { id: string }) => id);
    },
  };
}

/** For a filter: records whose id was made before a moment. */
export function madeBefore(until: Date): object {
  return { _id: { $lt: Types.ObjectId.createFromTime(Math.floor(until.getTime() / 1000)) } };
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
