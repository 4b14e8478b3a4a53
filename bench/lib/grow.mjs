import { createHash } from 'node:crypto';

import { api } from './api.mjs';

const { ObjectId, MongoClient } = api.library('mongoose').mongo;
const INSERTED_AT_ONCE = 2000;
/** Between the numbers of copies that are copied again: so many copies of each have numbers of their own. */
const STEP = 100;
const ID = /[0-9a-f]{24}/g;

/**
 * What somebody can search in, and with what grows: fields that are to be unique, or name a record that is copied too, by their
 * collection. Each copy is found by the same words.
 */
export const SEARCHED = {
  ...{ clubMembers: [], volunteers: [], customers: [], products: [], newsItems: [], publicDocuments: [] },
  ...{ financialDocuments: [], secretaryDocuments: [], users: ['email'], advertisers: ['advertiserUserId'] },
};

/**
 * Adds copies of records, until there are `to` of each instead of `from`.
 * @param growing as `SEARCHED` @param isOriginal whether the copies are copied too by a next call, at most a hundred times
 */
export async function grow(uri, from, to, growing, { isOriginal = false } = {}) {
  await withDatabase(uri, async (database) => {
    for (const [name, changed] of Object.entries(growing)) {
      const collection = database.collection(name);
      const originals = await collection.find({ copyOf: { $exists: false } }).toArray();
      for (let number = from; number < to; number++) {
        const copy = isOriginal ? STEP * number : number;
        const marked = (record) => (isOriginal ? {} : { copyOf: record._id });
        await insert(
          collection,
          originals.map((record) => ({ ...copyOf(record, changed, copy), ...marked(record) })),
        );
      }
    }
  });
}

/** Gives `task` a database, and closes it after that. */
export async function withDatabase(uri, task) {
  const client = await new MongoClient(uri).connect();
  try {
    return await task(client.db());
  } finally {
    await client.close();
  }
}

/** Does `task` with the indexes of these collections away: making them at once after that takes a fraction of the time. */
export async function withoutIndexes(uri, names, task) {
  const dropped = new Map();
  await withDatabase(uri, async (database) => {
    for (const name of names) {
      const found = await database.collection(name).indexes();
      dropped.set(
        name,
        found.filter((one) => one.name !== '_id_').map(({ v: _version, ...index }) => index),
      );
      await database.collection(name).dropIndexes();
    }
  });
  await task();
  await withDatabase(uri, async (database) => {
    for (const [name, indexes] of dropped)
      if (indexes.length > 0) await database.collection(name).createIndexes(indexes);
  });
}

/** Adds records as they are, many at once. */
export async function insert(collection, records) {
  for (let at = 0; at < records.length; at += INSERTED_AT_ONCE)
    await collection.insertMany(records.slice(at, at + INSERTED_AT_ONCE), { ordered: false });
}

function copyOf(record, changed, copy) {
  const own = changed.filter((field) => record[field] !== undefined);
  return {
    ...record,
    ...Object.fromEntries(own.map((field) => [field, changedFor(record[field], copy)])),
    _id:
      typeof record._id === 'string'
        ? `${record._id}${copy}`
        : new ObjectId(copiedId(record._id.toHexString(), copy)),
  };
}

function changedFor(value, copy) {
  if (Array.isArray(value)) return value.map((one) => changedFor(one, copy));
  if (typeof value === 'number') return value + 100_000 * copy;
  if (typeof value !== 'string') return value;
  const named = value.replace(ID, (id) => copiedId(id, copy));
  return named === value ? `${copy}.${value}` : named;
}

/** The same for everything that names it; its time and its last digit, by which there are blocks, stay. */
function copiedId(id, copy) {
  const middle = createHash('sha1').update(`${id}${copy}`).digest('hex').slice(0, 15);
  return `${id.slice(0, 8)}${middle}${id.at(-1)}`;
}
