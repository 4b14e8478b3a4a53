import type { MovedModel, MovedRecord } from './movedRecord';
import type { Moving } from './moving';
import type { OldPlain, OldRecord } from './oldRecord';

/** A total of the old data beside that of the new: cents, or a number. */
export interface MovedSum {
  /** What of, in Dutch. */
  what: string;
  old: number;
  now: number;
  isMoney: boolean;
}

/** The stored records of a model. */
export type ReadStored = (model: MovedModel) => readonly Readonly<Record<string, unknown>>[];

/**
 * How the documents of one collection of the old system become records: what an area adds to `moves` of its `Area`.
 * Nothing of it reads or writes the database.
 */
export interface Move {
  /** The file of the dump without extension, the usual name first. */
  files: readonly [string, ...string[]];
  /** Documents of it that stand elsewhere in the dump, such as in those of another file. */
  gather?: {
    /** Files that have nothing else. */
    files: readonly string[];
    documents: (dump: ReadonlyMap<string, readonly OldPlain[]>) => readonly OldPlain[];
  };
  /** What it is called, in the report: Dutch, plural. */
  title: string;
  /** The models that its records go to; the first is counted. */
  into: readonly [MovedModel, ...MovedModel[]];
  /** Reads one document. Its doubts are noted while it is read. */
  map: (old: OldRecord, moving: Moving) => readonly MovedRecord[] | Promise<readonly MovedRecord[]>;
  /** What is made of all of them together, after the last one. */
  finish?: (moving: Moving) => readonly MovedRecord[];
  /** How many old documents the stored records stand for; absent: one each of the first model. */
  count?: (stored: ReadStored) => number;
  /** Totals to compare. @param old the documents that were taken over, as the dump has them */
  sums?: (old: readonly OldPlain[], stored: ReadStored, moving: Moving) => readonly MovedSum[];
}

/** Adds up by a key, as {@link MovedSum}s. @param what how a key is called */
export function sumsBy(
  what: (key: string) => string,
  old: readonly (readonly [key: string, amount: number])[],
  now: readonly (readonly [key: string, amount: number])[],
  isMoney = true,
): MovedSum[] {
  const [before, after] = [totals(old), totals(now)];
  return [...new Set([...before.keys(), ...after.keys()])].sort().map((key) => ({
    what: what(key),
    old: before.get(key) ?? 0,
    now: after.get(key) ?? 0,
    isMoney,
  }));
}

function totals(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, amount] of entries) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums;
}
