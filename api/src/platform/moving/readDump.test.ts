import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { mongo, Types } from 'mongoose';

import { readDump } from './readDump';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dump-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const id = new Types.ObjectId('5f0000000000000000000001');
const found = [{ _id: id, name: 'Zoë', at: new Date('2026-01-01T00:00:00Z'), amount: 12.5, count: 3 }];

const kinds: [string, string, string | Buffer][] = [
  ['a list', 'users.json', mongo.BSON.EJSON.stringify(found, { relaxed: true })],
  ['a list in full', 'users.json', mongo.BSON.EJSON.stringify(found, { relaxed: false })],
  ['lines', 'users.json', `\uFEFF${mongo.BSON.EJSON.stringify(found[0] ?? {})}\r\n\r\n`],
  ['BSON', 'users.bson', Buffer.from(mongo.BSON.serialize(found[0] ?? {}))],
];
it.each(kinds)('reads %s', async (_what, name, content) => {
  writeFileSync(join(folder, name), content);
  // What mongodump adds, and what we put there ourselves.
  writeFileSync(join(folder, 'users.metadata.json'), '{}');
  writeFileSync(join(folder, 'doubts.csv'), '');
  expect(await readDump(folder)).toEqual(new Map([['users', found]]));
});

const faults: [string, string, string | Buffer, string][] = [
  ['JSON that is cut off', 'users.json', '[{"id":1},', 'users.json is no JSON'],
  ['a list of texts', 'users.json', '["a"]', 'users.json is no JSON'],
  [
    'BSON that is cut off',
    'users.bson',
    Buffer.from(mongo.BSON.serialize(found[0] ?? {})).subarray(0, 20),
    'is no BSON',
  ],
  ['nothing', 'leesmij.txt', '', 'There are no .json or .bson files'],
];
it.each(faults)('refuses %s', async (_what, name, content, message) => {
  writeFileSync(join(folder, name), content);
  await expect(readDump(folder)).rejects.toThrow(message);
});

it('refuses a file that is there twice', async () => {
  writeFileSync(join(folder, 'users.json'), '[]');
  writeFileSync(join(folder, 'users.bson'), '');
  await expect(readDump(folder)).rejects.toThrow('users is there twice');
});
