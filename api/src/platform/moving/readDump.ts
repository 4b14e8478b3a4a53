import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

import { mongo } from 'mongoose';

import { StartupError } from '../errors/appError';
import type { MovedModel, MovedRecord, Moving } from './moving';
import { isPlain, type OldPlain, type OldRecord } from './oldRecord';

const { BSON } = mongo;
const KINDS = ['.json', '.bson'];

/** A dump: the documents of each file, by its name without extension. @throws StartupError */
export async function readDump(folder: string): Promise<ReadonlyMap<string, readonly OldPlain[]>> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new StartupError(`There is no folder ${folder}: say where the dump is.`, { cause });
  });
  const files = names.filter((name) => KINDS.includes(parse(name).ext) && !name.endsWith('.metadata.json'));
  if (files.length === 0) throw new StartupError(`There are no .json or .bson files in ${folder}.`);
  const dump = new Map<string, OldPlain[]>();
  for (const name of files.sort()) {
    const { name: collection, ext } = parse(name);
    if (dump.has(collection))
      throw new StartupError(`${collection} is there twice, as .json and as .bson: take one of them away.`);
    const bytes = await readFile(join(folder, name));
    dump.set(collection, ext === '.bson' ? readBson(bytes, name) : readJson(bytes.toString('utf8'), name));
  }
  return dump;
}

/** Documents after each other, as mongodump writes them. */
function readBson(bytes: Buffer, name: string): OldPlain[] {
  const documents: OldPlain[] = [];
  try {
    for (let at = 0; at < bytes.length; at += bytes.readInt32LE(at))
      documents.push(BSON.deserialize(bytes.subarray(at, at + bytes.readInt32LE(at))));
  } catch (cause) {
    throw new StartupError(`${name} is no BSON, or it is cut off after ${documents.length} documents.`, {
      cause,
    });
  }
  return documents;
}

/** A list, or a document on each line; values as in Extended JSON. */
function readJson(text: string, name: string): OldPlain[] {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return [];
  try {
    return documentsIn(plain);
  } catch (cause) {
    throw new StartupError(`${name} is no JSON: a list, or a document on each line.`, { cause });
  }
}

function documentsIn(plain: string): OldPlain[] {
  const parsed: unknown[] = plain.startsWith('[')
    ? (BSON.EJSON.parse(plain, { relaxed: true }) as unknown[])
    : plain
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .map((line) => BSON.EJSON.parse(line, { relaxed: true }) as unknown);
  if (!parsed.every(isPlain)) throw new Error('Not every one of them is a document.');
  return parsed;
}

/** A total of the old data beside that of the new: cents, or a number. */
export interface MovedSum {
  /** What of, in Dutch. */
  what: string;
  old: number;
  now: number;
  isMoney: boolean;
}

/** The stored records of a model. */
type ReadStored = (model: MovedModel) => readonly Readonly<Record<string, unknown>>[];

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
