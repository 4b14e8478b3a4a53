import 'reflect-metadata';

import { createHash } from 'node:crypto';

import mongoose from 'mongoose';

import { strayLines } from '../../finance/books/yearEntry.service';
import { createIndexes } from '../../platform/database/connect';
import { MovedState, MOVING_MARK } from '../../platform/moving/moving';
import { areas } from '../areas';
import { planMoves } from './planMoves';
import { madeUpDump } from './testDumpAll';
import { writeMoves } from './writeMoves';

const moves = areas.flatMap((area) => area.moves ?? []);
const models = areas.flatMap((area) => area.models);
const dump = madeUpDump();
const json = dump.write('json');

beforeAll(async () => {
  const name = `moving_${process.env.JEST_WORKER_ID ?? '1'}`;
  await mongoose.connect(process.env.TEST_MONGODB_URI ?? '', {
    dbName: name,
    autoIndex: false,
    autoCreate: false,
  });
  await createIndexes(models);
});
beforeEach(async () => {
  for (const { name } of await db().listCollections().toArray()) await db().collection(name).deleteMany({});
});
afterAll(() => mongoose.disconnect());

function db() {
  return mongoose.connection.db!;
}

/** All that is stored, but when it was. */
async function contentOf() {
  const names = (await db().listCollections().toArray()).map(({ name }) => name).sort();
  const found = names
    .filter((name) => !['locks', 'files.chunks'].includes(name))
    .map(async (name) => [
      name,
      await db()
        .collection(name)
        .find({}, { projection: { uploadDate: 0, at: 0, blockWrittenAt: 0, 'metadata.takenAt': 0 } })
        .sort({ _id: 1 })
        .toArray(),
    ]);
  return createHash('sha256')
    .update(JSON.stringify(await Promise.all(found)))
    .digest('hex');
}

const corrected = (folder = json) => planMoves(folder, moves, dump.corrections());

describe('a dry run', () => {
  it('finds what was planted, and nothing else', async () => {
    const { doubts } = await planMoves(json, moves);
    const keys = (all: readonly { file: string; id: string; field: string }[]) =>
      all.map(({ file, id, field }) => `${file} ${id} ${field}`).sort();
    expect(keys(doubts.all())).toEqual(keys(dump.planted));
    expect(keys(doubts.blocking())).toEqual(
      keys(dump.planted.filter(({ correction }) => correction !== undefined)),
    );
  });

  it('finds nothing in the way when all of it is corrected', async () => {
    const { doubts, moves: planned } = await corrected();
    expect(doubts.blocking()).toEqual([]);
    expect(doubts.unused()).toEqual([]);
    const unread = planned.flatMap((one) => [...one.unread].map((field) => [one.move.files[0], ...field]));
    expect(unread).toEqual([['clubEditions', 'contactMoments', 1]]);
  });

  it('is refused the database while something must be corrected', async () => {
    await expect(writeMoves(db(), await planMoves(json, moves))).rejects.toThrow('must be corrected first');
    expect(await db().collection('users').countDocuments()).toBe(0);
  });
});

describe('moving in', () => {
  it('takes all of it over, and the totals are what they were', async () => {
    const written = await writeMoves(db(), await corrected());
    const others = written
      .flatMap(({ sums }) => sums.filter(({ old, now }) => old !== now))
      .map(({ what }) => what);
    // Where amounts were corrected, they are others; each is told of.
    expect(others).toEqual([
      'Contributie 2024',
      'Waarde van de voorraad',
      'Deelnames in seizoen 2023',
      'Verkocht in editie 2026',
    ]);
    expect(written.flatMap(({ sums }) => sums).map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Uitgaven 2026-2027',
        'Inkomsten 2024-2025',
        'Betaalde jaren 2021',
        'Actieve leden',
      ]),
    );
    for (const { planned, wasThere } of written) {
      expect(wasThere).toBe(false);
      for (const { model, documents } of planned.collections)
        expect(await db().collection(model.collection.name).countDocuments()).toBe(documents.length);
    }
    expect(await db().collection(MOVING_MARK).countDocuments()).toBe(0);
  });

  it('reads amounts, days, names and files as they were meant', async () => {
    await writeMoves(db(), await corrected());
    const one = (collection: string, filter: object) => db().collection(collection).findOne(filter);
    const seller = await one('users', { email: 'lid3@voorbeeld.example' });
    expect(await one('advertisers', { advertiserUserId: 4 })).toMatchObject({
      contactId: String(seller?._id),
    });
    expect(await one('advertisers', { advertiserUserId: 5 })).toMatchObject({
      contactId: null,
      postalCode: '7071 AA',
    });
    expect(await one('clubMembers', { bday: '1971-03-15' })).toMatchObject({
      postalCode: '7071 AB',
      erased: false,
    });
    expect(await one('calendar', { name: 'Optocht' })).toMatchObject({ date: '2027-02-07' });
    expect(await one('clubState', {})).toMatchObject({
      closed: [{ members: 40 }, { members: 41 }, { members: 42 }],
    });
    expect(await one('products', { title: 'Sjaal' })).toMatchObject({
      price: 1250,
      stock: [{ amount: 20 }, { amount: 3 }],
    });
    expect(await one('websiteTexts', { _id: 'home' as never })).toMatchObject({ text: '<p>Alaaf!</p>' });
    expect(await one('transactions', { receipts: { $ne: [] } })).toMatchObject({
      ...{
        amount: -2210,
        state: 'approved',
        accountnumber: 'NL91ABNA0417164300',
        receipts: [{ type: 'png' }],
      },
      createdBy: String((await one('users', { email: 'lid7@voorbeeld.example' }))?._id),
    });
    const chair = await one('users', { email: 'lid0@voorbeeld.example' });
    const board = await one('commissions', { index: 1 });
    expect(chair?.permissions).toMatchObject({
      commissions: [String(board?._id), `${String(board?._id)}-vz`],
    });
    expect(chair).not.toHaveProperty('passwordHash');
    // Artwork, minutes, an agenda that is also on the website, a receipt and three pictures.
    expect(await db().collection('files.files').countDocuments()).toBe(8);
    expect(await strayLines()).toEqual([]);
  });

  it('changes nothing the second time, also not what was changed since', async () => {
    await writeMoves(db(), await corrected());
    await db()
      .collection('users')
      .updateMany({}, { $set: { phoneNumber: 'nieuw' } });
    const before = await contentOf();
    const again = await writeMoves(db(), await corrected());
    expect(again.every(({ wasThere }) => wasThere)).toBe(true);
    expect(await contentOf()).toBe(before);
  });

  it.each([
    ['while a collection was put together', true],
    ['just after it took its place', false],
  ])('is whole again after a run that was cut off %s', async (_what, isBefore) => {
    await writeMoves(db(), await corrected());
    const whole = await contentOf();
    await db().collection(MOVING_MARK).insertOne({});
    await db()
      .collection('movedCollections')
      .updateOne({ _id: 'users' as never }, { $set: { state: MovedState.begun } });
    if (isBefore) {
      await db().collection('users.moving').insertOne({ name: 'De helft' });
      await db().collection('users').deleteMany({});
    }
    await writeMoves(db(), await corrected());
    expect(await contentOf()).toBe(whole);
  });

  it('makes the same of JSON, of lines and of BSON', async () => {
    await writeMoves(db(), await corrected());
    const first = await contentOf();
    for (const kind of ['bson', 'lines'] as const) {
      for (const { name } of await db().listCollections().toArray())
        await db().collection(name).deleteMany({});
      await writeMoves(db(), await corrected(dump.write(kind)));
      expect([kind, await contentOf()]).toEqual([kind, first]);
    }
  });

  it.each([
    ['records of somebody else', {}],
    ['records in the trash', { deletedAt: new Date() }],
  ])('keeps off %s', async (_what, fields) => {
    await db()
      .collection('advertisements')
      .insertOne({ name: 'Er was al iets', ...fields });
    await expect(writeMoves(db(), await corrected())).rejects.toThrow('There are advertisements');
    expect(await db().collection('users').countDocuments()).toBe(0);
  });

  it('keeps off what came of another dump', async () => {
    await writeMoves(db(), await corrected());
    const other = [{ ...dump.corrections()[0]!, correction: 'secNotAge' }, ...dump.corrections().slice(1)];
    const plan = await planMoves(json, moves, other);
    expect(plan.doubts.blocking()).toEqual([]);
    await expect(writeMoves(db(), plan)).rejects.toThrow('users came from another dump');
  });
});
