import mongoose, { type mongo } from 'mongoose';

import { runAlone } from './runAlone';

let client: mongo.MongoClient;
let db: mongo.Db;

beforeAll(async () => {
  client = await mongoose.mongo.MongoClient.connect(process.env.TEST_MONGODB_URI ?? '');
  db = client.db(`alone${process.env.JEST_WORKER_ID ?? 0}`);
});
beforeEach(() => db.dropDatabase());
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

/** Work that ends when it is told. */
function slowWork() {
  let end = () => {};
  let begun = () => {};
  const begins = new Promise<void>((resolve) => (begun = resolve));
  const ends = new Promise<void>((resolve) => (end = resolve));
  const work = jest.fn(() => {
    begun();
    return ends;
  });
  return { work, begins, end: () => end() };
}

it('of twenty at once one works at a time, and all get their turn', async () => {
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await db.command({ ping: 1 });
    now -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => runAlone(db, 'it', work, { lookMs: 5 })));
  expect(most).toBe(1);
  expect(await db.collection('locks').countDocuments()).toBe(0);
});

it('gives back what the work gives, and is free again after work that failed', async () => {
  await expect(runAlone(db, 'it', () => Promise.reject(new Error('No disk')))).rejects.toThrow('No disk');
  expect(await runAlone(db, 'it', () => Promise.resolve(11))).toBe(11);
});

it('what is called otherwise does not wait', async () => {
  const slow = slowWork();
  const first = runAlone(db, 'one', slow.work);
  await slow.begins;
  expect(await runAlone(db, 'other', () => Promise.resolve('done'))).toBe('done');
  slow.end();
  await first;
});

it('work that takes longer than the lock holds keeps it', async () => {
  const slow = slowWork();
  const first = runAlone(db, 'it', slow.work, { holdMs: 400 });
  await slow.begins;
  const second = jest.fn(() => Promise.resolve());
  const waiting = runAlone(db, 'it', second, { lookMs: 5 });
  const { until } = (await lock()) ?? {};
  await renewedAfter(new Date((until?.getTime() ?? 0) + 400));
  expect(second).not.toHaveBeenCalled();
  slow.end();
  await Promise.all([first, waiting]);
  expect(second).toHaveBeenCalledTimes(1);
});

it('what a process held that crashed is free when its time is over, whatever the clock of this machine says', async () => {
  // A process that is gone: it renews nothing.
  await db
    .collection<{ _id: string }>('locks')
    .updateOne({ _id: 'it' }, [{ $set: { holder: 'gone', until: { $add: ['$$NOW', 300] } } }], {
      upsert: true,
    });
  const { until } = (await lock()) ?? {};
  const times = db.collection<{ _id: string; at: Date }>('times');
  await runAlone(
    db,
    'it',
    () => times.updateOne({ _id: 'began' }, [{ $set: { at: '$$NOW' } }], { upsert: true }),
    { lookMs: 5 },
  );
  const { at: began } = (await times.findOne({ _id: 'began' })) ?? {};
  expect(began?.getTime()).toBeGreaterThanOrEqual(until?.getTime() ?? Infinity);
});

function lock() {
  return db.collection<{ _id: string; until: Date }>('locks').findOne({ _id: 'it' });
}

/** Waits until the lock counts for longer than this. */
async function renewedAfter(moment: Date): Promise<void> {
  for (;;) {
    const { until } = (await lock()) ?? {};
    if (!until) throw new Error('The lock is gone.');
    if (until > moment) return;
  }
}
