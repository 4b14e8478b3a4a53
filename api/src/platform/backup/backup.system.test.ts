import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import mongoose, { type mongo } from 'mongoose';

import { backUp } from './makeBackup';
import { mustBeRestored, restore, verifyBackup } from './verifyBackup';

const { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } = mongoose.mongo;

let client: mongo.MongoClient;
let from: mongo.Db;
let to: mongo.Db;
let folder: string;
let file: string;

beforeAll(async () => {
  client = await mongoose.mongo.MongoClient.connect(process.env.TEST_MONGODB_URI ?? '');
  const worker = process.env.JEST_WORKER_ID ?? '1';
  from = client.db(`backup_from_${worker}`);
  to = client.db(`backup_to_${worker}`);
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
  file = join(folder, 'backup.tar.gz');
  for (const db of [from, to])
    for (const { name } of await db.listCollections().toArray()) await db.dropCollection(name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => client.close());

/** The bytes of every document of a database, and its indexes. */
async function contentOf(db: mongo.Db) {
  const content: Record<string, unknown> = {};
  for (const { name } of await db.listCollections().toArray()) {
    const hash = createHash('sha256');
    const documents = await db.collection(name).find({}, { raw: true }).sort({ _id: 1 }).toArray();
    for (const document of documents) hash.update(document as unknown as Uint8Array);
    content[name] = [documents.length, hash.digest('hex'), await db.collection(name).indexes()];
  }
  return content;
}

/** Values of every type, a file, and indexes of several kinds. @param many documents of 8 kB: 1,100 are two parts */
async function fill(many = 20) {
  await from.collection('kinds').insertMany([
    { int: new Int32(1), double: new Double(1), long: Long.fromString('9007199254740993'), minus: -0 },
    { decimal: Decimal128.fromString('12.50'), date: new Date(0), none: null, list: [[], {}, 'ë', NaN] },
    {
      bytes: new Binary(randomBytes(9)),
      at: new Timestamp({ t: 1, i: 2 }),
      ends: [new MinKey(), new MaxKey()],
    },
    { _id: 'a text' as never, pattern: /^a.b$/i, id: new ObjectId(), nested: { deep: { number: 3.5 } } },
  ]);
  const text = randomBytes(4000).toString('hex');
  await from.collection('many').insertMany(Array.from({ length: many }, (_, at) => ({ at, text })));
  await from.collection('members').insertMany([
    { number: 1, name: 'Zoë', email: null },
    { number: 2, name: 'Bas' },
  ]);
  await from.collection('members').createIndexes([
    { key: { number: 1 }, unique: true },
    { key: { email: 1 }, partialFilterExpression: { email: { $type: 'string' } } },
    { key: { name: 'text' }, default_language: 'dutch' },
    { key: { name: 1 }, collation: { locale: 'nl', strength: 1 } },
  ]);
  await from.createCollection('empty');
  await from.collection('empty').createIndex({ key: 1 });
  const bucket = new mongoose.mongo.GridFSBucket(from, { bucketName: 'files' });
  const upload = bucket.openUploadStream('bon.pdf');
  upload.end(randomBytes(700_000));
  await new Promise((resolve) => upload.once('finish', resolve));
}

it('puts back every document to the byte, and every index', async () => {
  await fill(1100);
  const before = await contentOf(from);
  const manifest = await backUp(from, file);
  expect(manifest.collections.map(({ name }) => name)).toEqual([
    ...['empty', 'kinds', 'many', 'members', 'files.files', 'files.chunks'],
  ]);
  expect(await verifyBackup(file)).toEqual(manifest);
  await restore(to, file);
  expect(await contentOf(to)).toEqual(before);
  await expect(to.collection('members').insertOne({ number: 2 })).rejects.toThrow('duplicate key');
  await mustBeRestored(to);
});

it('is for its owner alone, and encrypted for who has the key', async () => {
  await from.collection('members').insertOne({ name: 'Zoë de Geheime' });
  const identity = await generateX25519Identity();
  await backUp(from, file, { recipient: await identityToRecipient(identity) });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(readFileSync(file).includes('Geheime')).toBe(false);
  await expect(restore(to, file)).rejects.toThrow('set BACKUP_IDENTITY');
  await expect(restore(to, file, { identity: await generateX25519Identity() })).rejects.toThrow(
    'cannot be opened with the key',
  );
  await expect(restore(to, file, { identity: 'geen sleutel' })).rejects.toThrow(
    'cannot be opened with the key',
  );
  await restore(to, file, { identity });
  expect(await contentOf(to)).toEqual(await contentOf(from));
});

it('has done what must be done before a portal starts on it', async () => {
  await from.collection('members').insertOne({ name: 'Bas' });
  await backUp(from, file);
  const after = async () => {
    await expect(mustBeRestored(to)).rejects.toThrow('was not restored to the end');
    await to.collection('members').updateMany({}, { $set: { name: 'Zoë' } });
  };
  await restore(to, file, { after });
  await mustBeRestored(to);
  expect(await to.collection('members').countDocuments({ name: 'Zoë' })).toBe(1);
});

describe('a file that is not right', () => {
  const damages: [string, (bytes: Buffer) => Buffer, string][] = [
    ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2), 'damaged'],
    ['cut off at the end', (bytes) => bytes.subarray(0, -1), 'damaged'],
    ['another byte', (bytes) => (bytes.writeUInt8(bytes.readUInt8(9000) ^ 1, 9000), bytes), 'damaged'],
    ['no backup', () => Buffer.from('a picture'), 'is no backup'],
    ['empty', () => Buffer.alloc(0), 'damaged'],
  ];
  it.each(damages)('%s: refused before anything is written', async (_what, damage, message) => {
    await fill();
    await backUp(from, file);
    writeFileSync(file, damage(readFileSync(file)));
    await to.collection('members').insertOne({ name: 'Er was al iemand' });
    const before = await contentOf(to);
    await expect(restore(to, file, { replace: true })).rejects.toThrow(message);
    expect(await contentOf(to)).toEqual(before);
  });

  it('not there', async () => {
    await expect(verifyBackup(join(folder, 'weg.tar.gz'))).rejects.toThrow('There is no file');
  });

  it('cannot be written', async () => {
    await from.collection('members').insertOne({ name: 'Bas' });
    await expect(backUp(from, join(folder, 'geen map', 'x.tar.gz'))).rejects.toThrow('ENOENT');
  });
});

it('keeps off a database that is not empty, unless told', async () => {
  await from.collection('members').insertOne({ name: 'Bas' });
  await backUp(from, file);
  await to.collection('others').insertOne({ name: 'Zoë' });
  await expect(restore(to, file)).rejects.toThrow('There is data in this database');
  expect(await to.collection('others').countDocuments()).toBe(1);
  await restore(to, file, { replace: true });
  expect(await contentOf(to)).toEqual(await contentOf(from));
});

it('a restore that was cut off keeps the portal from starting, and is done again', async () => {
  await fill();
  await backUp(from, file);
  let writes = 0;
  const collection = (name: string) => {
    const found = to.collection(name);
    const insertMany = found.insertMany.bind(found);
    found.insertMany = ((...args: Parameters<typeof insertMany>) => {
      if ((writes += 1) > 2) throw new Error('The power went out.');
      return insertMany(...args);
    }) as typeof insertMany;
    return found;
  };
  const failing = new Proxy(to, {
    get: (db, key) => {
      if (key === 'collection') return collection;
      const value: unknown = Reflect.get(db, key, db);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
  await expect(restore(failing, file)).rejects.toThrow('The power went out.');
  await expect(mustBeRestored(to)).rejects.toThrow('was not restored to the end');
  await expect(restore(to, file)).rejects.toThrow('There is data in this database');
  await restore(to, file, { replace: true });
  await mustBeRestored(to);
  expect(await contentOf(to)).toEqual(await contentOf(from));
});

it('names what was written while it was made, and is whole', async () => {
  await fill(1100);
  let stop = false;
  const people = (async () => {
    for (let at = 10; !stop; at += 1) {
      await from.collection('members').insertOne({ number: at, name: `Lid ${at}` });
      await from
        .collection('auditEvents')
        .insertOne({ kind: 'added', at: new Date(), entity: 'ClubMember', recordId: String(at) });
    }
  })();
  const manifest = await backUp(from, file);
  stop = true;
  await people;
  const named = manifest.changed.map(({ recordId }) => Number(recordId));
  expect(named.length).toBe(manifest.changes);
  expect(named.length).toBeGreaterThan(0);
  await restore(to, file);
  const members = await to.collection<{ number: number }>('members').find().toArray();
  const numbers = members.map(({ number }) => number);
  expect(numbers).toEqual(expect.arrayContaining([1, 2]));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => number >= 10 && !named.includes(number))).toEqual([]);
});

it('a file that was left half is no backup', async () => {
  await fill();
  await backUp(from, file);
  truncateSync(file, 100);
  await expect(verifyBackup(file)).rejects.toThrow('damaged');
});
