import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import mongoose from 'mongoose';
import Papa from 'papaparse';

import { UserModel } from '../../identity/people/user.model';
import { connectDatabase } from '../../platform/database/connect';
import { mustBeMovedIn } from '../../platform/moving/moving';
import { importOld, SHEET } from './importOld';
import { madeUpDump } from './testDumpAll';

const dump = madeUpDump();
const API = resolve(__dirname, '../../..');
const PROGRAM = require.resolve('../importOld.main');
let uri: string;

beforeAll(() => {
  const server = new URL(process.env.TEST_MONGODB_URI ?? '');
  server.pathname = `/import_old_${process.env.JEST_WORKER_ID ?? '1'}`;
  uri = server.href;
});
beforeEach(async () => {
  await connected((db) => db.dropDatabase());
});

/** Looks at the database, which nobody else has open. */
async function connected<T>(
  look: (db: NonNullable<typeof mongoose.connection.db>) => Promise<T>,
): Promise<T> {
  await connectDatabase(uri, { embedded: true });
  try {
    return await look(mongoose.connection.db!);
  } finally {
    await mongoose.disconnect();
  }
}

/** What the program prints. */
async function run(...args: readonly string[]): Promise<string> {
  let said = '';
  await importOld(args, { MONGODB_URI: uri, PUBLIC_URL: 'https://portal.example' }, (text) => (said += text));
  return said;
}

/** Fills in the sheet as somebody would in a spreadsheet. */
function fillIn(sheet: string): void {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(sheet, 'utf8').replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  for (const row of data) {
    const planted = dump.planted.find(
      ({ file, id, field }) => file === row.bestand && id === row.id && field === row.veld,
    );
    row.correctie = planted?.correction ?? '';
  }
  writeFileSync(sheet, Papa.unparse(data, { delimiter: ';' }));
}

it('is a sheet that is filled in and given again', async () => {
  const folder = dump.write('json');
  const sheet = join(folder, SHEET);
  const dry = await run(folder, '--dry');
  const must = dump.planted.filter(({ correction }) => correction !== undefined).length;
  expect(dry).toContain(
    `Twijfels: ${must} die gecorrigeerd moeten worden, ${dump.planted.length - must} aannames`,
  );
  expect(dry).toContain('Er is niets in de database geschreven.');
  expect(readFileSync(sheet, 'utf8')).toContain('geen gebruiker heet zo');
  await expect(run(folder)).rejects.toThrow('must be corrected first');

  fillIn(sheet);
  await expect(run(folder, '--dry')).rejects.toThrow('There are corrections in');
  const again = await run(folder, '--dry', '--corrections', sheet);
  expect(again).toContain('Twijfels: 0 die gecorrigeerd moeten worden');
  // What was filled in is still in it.
  expect(await run(folder, '--dry', '--corrections', sheet)).toBe(again);
});

it('invites those without a password, once', async () => {
  const folder = dump.write('bson');
  await run(folder, '--dry');
  fillIn(join(folder, SHEET));
  const args = [folder, '--corrections', join(folder, SHEET), '--invite'];
  const users = dump.documents.get('users')?.length ?? 0;
  expect(await run(...args)).toContain(`${users} uitnodiging(en) klaargezet`);
  expect(await run(...args)).toContain('0 uitnodiging(en) klaargezet');
  await connected(async (db) => {
    expect(await db.collection('jobs').countDocuments({ label: 'invitation' })).toBe(users);
    expect(await UserModel.countDocuments({ passwordHash: { $exists: true } })).toBe(0);
    const admin = await UserModel.findOne({ email: 'lid0@voorbeeld.example' }).lean();
    expect(admin).toMatchObject({ role: 'Admin', invitation: { withdrawn: false } });
  });
});

it('tells of files that nobody takes over, and of a folder that is none', async () => {
  const odd = madeUpDump();
  odd.add('oudeLogboeken', { id: '1', text: 'iets' });
  expect(await run(odd.write('lines'), '--dry')).toContain('oudeLogboeken: wordt nog niet overgenomen');
  await expect(run('/nergens', '--dry')).rejects.toThrow('There is no folder');
  await expect(run()).rejects.toThrow('Say which folder');
});

it('is whole after a kill in the middle, when it is run again; no portal starts in between', async () => {
  const folder = dump.write('json');
  await run(folder, '--dry');
  fillIn(join(folder, SHEET));
  const args = [folder, '--corrections', join(folder, SHEET)];
  await killedAfter('Leden Club van 111', args);
  await connected(async (db) => {
    await expect(mustBeMovedIn(db)).rejects.toThrow('was not moved in to the end');
    expect(await db.collection('clubMembers').countDocuments()).toBe(60);
    expect(await db.collection('advertisements').countDocuments()).toBe(0);
  });
  const said = await run(...args);
  expect(said).toContain('stond er al');
  expect(await run(...args)).toContain('Alles stond er al; er is niets veranderd.');
  await connected(async (db) => {
    await mustBeMovedIn(db);
    expect(await db.collection('advertisements').countDocuments()).toBe(90);
    expect(await db.collection('users').countDocuments()).toBe(25);
    const staged = (await db.listCollections().toArray()).filter(({ name }) => name.endsWith('.moving'));
    expect(staged).toEqual([]);
  });
}, 180_000);

/** Runs the program in a process of its own and kills it as soon as it tells that this was written. */
async function killedAfter(title: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, MONGODB_URI: uri, PUBLIC_URL: 'https://portal.example' };
  const child = spawn(process.execPath, ['-r', 'reflect-metadata', PROGRAM, ...args], { cwd: API, env });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    const written = said.slice(said.indexOf('De twijfels staan'));
    if (new RegExp(`${title}: .*overgenomen`).test(written)) child.kill('SIGKILL');
  });
  const signal = await new Promise<NodeJS.Signals | null>((ended) =>
    child.once('exit', (_code, by) => ended(by)),
  );
  if (signal !== 'SIGKILL') throw new Error(`It was not killed in time: ${said}`);
}
