import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

import { mongo } from 'mongoose';

import { StartupError } from '../errors/appError';
import { isPlain, type OldPlain } from './oldRecord';

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
