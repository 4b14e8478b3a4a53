import mongoose from 'mongoose';

import { useApi } from '../../testing/apiStage';
import { waitUntil } from '../../testing/waitUntil';
import { currentAuditScope, inAuditScope, newAuditScope } from '../audit/auditScope';
import { AppError } from '../errors/appError';
import { JobFailure, type JobKind, JobModel, type JobRun, JobState } from './job.model';
import { Jobs } from './jobs';

useApi();

const cleaned: string[] = [];
let run: (job: JobRun) => Promise<void> = async () => undefined;
const kinds: JobKind<null>[] = [
  {
    name: 'test',
    title: 'Proef',
    run: (job) => run(job),
    cancelled: async ({ subject }) => void cleaned.push(subject),
  },
  {
    name: 'tenacious',
    title: 'Proef',
    run: (job) => run(job),
    retry: { attempts: 3, firstPause: 60_000, longestPause: 90_000 },
  },
];

let jobs: Jobs<null>;
beforeEach(async () => {
  cleaned.length = 0;
  jobs = new Jobs<null>(mongoose.connection, kinds);
  await jobs.start(null);
});
afterEach(() => jobs.stop());

const begun = async (subject = 'a', name = 'test') => {
  const job = await jobs.add(name, subject);
  await jobs.begin(job);
  return job.id;
};
const stored = (id: string) => JobModel.findById(id).lean().orFail();
const ended = async (subject?: string, name?: string) => {
  const id = await begun(subject, name);
  await jobs.waitForIdle();
  return stored(id);
};
/** As a second process on the same database. */
const another = async () => {
  const second = new Jobs<null>(mongoose.connection, kinds);
  await second.start(null);
  return second;
};

it('is not taken for the doing of whoever set it going', async () => {
  const seen: unknown[] = [];
  run = async () => void seen.push(currentAuditScope());
  const actor = {
    userId: 'u1',
    userName: 'Anna',
    address: '',
    session: null,
    requestId: '1',
    operation: 'a',
  };
  await inAuditScope(newAuditScope(actor), () => ended());
  expect(seen).toEqual([undefined]);
});

it('tells how far it is, and that it is done', async () => {
  run = async ({ progress }) => {
    await progress(1, 3);
    await progress(3, 3);
  };
  expect(await ended()).toMatchObject({ state: 'done', done: 3, total: 3 });
});

it('of one subject one runs at a time; when it has ended there is another', async () => {
  const ids = (await Promise.all(Array.from({ length: 10 }, () => jobs.add('test', 'a')))).map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(1);
  expect((await jobs.add('test', 'b')).id).not.toBe(ids[0]);
  run = async () => undefined;
  await ended();
  expect((await jobs.add('test', 'a')).id).not.toBe(ids[0]);
});

it('begun ten times, and by two processes, is run once', async () => {
  let runs = 0;
  run = async () => void (runs += 1);
  const second = await another();
  const job = await jobs.add('test', 'a');
  await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? jobs : second).begin(job)));
  await jobs.waitForIdle();
  await second.waitForIdle();
  await jobs.begin(job);
  await jobs.waitForIdle();
  expect(runs).toBe(1);
  await second.stop();
});

it('many of a kind are run one after the other, all of them', async () => {
  let atOnce = 0;
  let most = 0;
  run = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
  };
  for (let at = 0; at < 20; at += 1) await begun(`subject ${at}`);
  await jobs.waitForIdle();
  expect([most, await JobModel.countDocuments({ state: JobState.done })]).toEqual([1, 20]);
});

it('one that was added and never begun begins by itself, after a while', async () => {
  const { id } = await jobs.add('test', 'a');
  expect((await stored(id)).nextRunAt?.getTime()).toBeGreaterThan(Date.now() + 30_000);
});

it('a failure is told in our words; one we did not foresee in general ones', async () => {
  run = () => Promise.reject(new AppError('BAD_USER_INPUT', 'Dat kan niet.'));
  expect(await ended()).toMatchObject({ state: 'failed', failReason: 'Dat kan niet.' });
  run = () => Promise.reject(new Error('secret'));
  expect(await ended()).toMatchObject({
    state: 'failed',
    failReason: 'Er ging iets mis. Probeer het later opnieuw.',
  });
});

describe('a kind that is tried again', () => {
  const due = (id: string) => JobModel.updateOne({ _id: id }, { nextRunAt: new Date() });

  it('waits longer each time and is given up after the last try; then it can be retried or dropped', async () => {
    run = () => Promise.reject(new JobFailure('451'));
    const job = await ended('a', 'tenacious');
    expect(job).toMatchObject({ state: 'running', failCount: 1, failReason: '451' });
    expect(job.nextRunAt?.getTime()).toBeGreaterThan(Date.now() + 50_000);
    const id = job._id.toString();
    await due(id);
    await jobs.runDue('tenacious');
    // Or it was begun by itself at that moment.
    await jobs.waitForIdle();
    const second = await stored(id);
    expect(second).toMatchObject({ state: 'running', failCount: 2 });
    expect(second.nextRunAt?.getTime()).toBeGreaterThan(Date.now() + 80_000);
    await due(id);
    await jobs.runDue('tenacious');
    await jobs.waitForIdle();
    expect(await stored(id)).toMatchObject({ state: 'failed', failCount: 3, nextRunAt: null });

    run = async () => undefined;
    expect([await jobs.retry(id), await jobs.retry(id)]).toEqual([true, false]);
    await jobs.waitForIdle();
    expect(await stored(id)).toMatchObject({ state: 'done', failReason: null });
    expect(await jobs.drop(id)).toBe(false);
  });

  it('is given up at once when another try is of no use, and can be dropped', async () => {
    run = () => Promise.reject(new JobFailure('550', true));
    const { _id, state } = await ended('a', 'tenacious');
    expect(state).toBe('failed');
    expect([await jobs.drop(_id.toString()), await jobs.drop(_id.toString())]).toEqual([true, false]);
  });
});

it('cancelled, it stops after the step under way and cleans up', async () => {
  let steps = 0;
  run = async ({ id, progress }) => {
    for (;;) {
      steps += 1;
      if (steps === 3) await jobs.cancel(id);
      await progress(steps, 10);
    }
  };
  const { _id } = await ended();
  expect(await stored(_id.toString())).toMatchObject({ state: 'cancelled', done: 2 });
  expect([steps, cleaned]).toEqual([3, ['a']]);
  expect(await jobs.cancel(_id.toString())).toBe(false);
});

it('a process that ends leaves it to the next, at once', async () => {
  let runs = 0;
  let stopped: Promise<void> | undefined;
  run = async ({ progress }) => {
    runs += 1;
    if (runs === 2) return;
    stopped = jobs.stop();
    await progress(1, 2);
  };
  const id = await begun();
  await waitUntil(async () => runs === 1);
  await stopped;
  expect(await stored(id)).toMatchObject({ state: 'running', done: 1, lockedAt: null });
  const second = await another();
  await second.waitForIdle();
  expect([runs, (await stored(id)).state]).toEqual([2, 'done']);
  expect(cleaned).toEqual([]);
  await second.stop();
});

it('a process that ends while it tells how far it is leaves it to the next, at once', async () => {
  let runs = 0;
  let stopped: Promise<void> | undefined;
  run = async ({ progress }) => {
    runs += 1;
    if (runs === 2) return;
    const told = progress(1, 2);
    stopped = jobs.stop();
    await told;
  };
  const id = await begun();
  await waitUntil(async () => runs === 1);
  await stopped;
  expect(await stored(id)).toMatchObject({ state: 'running', done: 1 });
  const second = await another();
  await second.waitForIdle();
  expect(runs).toBe(2);
  await second.stop();
});

it('what is cancelled while its process ends is cleaned up', async () => {
  let stopped: Promise<void> | undefined;
  run = async ({ id, progress }) => {
    await jobs.cancel(id);
    stopped = jobs.stop();
    await progress(1, 2);
  };
  const id = await begun();
  await waitUntil(async () => stopped !== undefined);
  await stopped;
  expect(await stored(id)).toMatchObject({ state: 'cancelled' });
  expect(cleaned).toEqual(['a']);
});

it('a process whose job another one has taken over stops, and neither cleans up nor writes anything of it', async () => {
  let steps = 0;
  run = async ({ id, progress }) => {
    for (;;) {
      steps += 1;
      if (steps === 2) await JobModel.updateOne({ _id: id }, { $set: { lastModifiedBy: 'another' } });
      await progress(steps, 10);
    }
  };
  const id = await begun();
  await waitUntil(async () => steps === 2);
  await jobs.stop();
  expect(await stored(id)).toMatchObject({ state: 'running', lastModifiedBy: 'another', done: 1 });
  expect((await stored(id)).lockedAt).toBeInstanceOf(Date);
  expect(cleaned).toEqual([]);
});

it('a crash of the only process there is does not wait for the lock time', async () => {
  run = async () => undefined;
  const job = await jobs.add('test', 'a');
  const held = { lastModifiedBy: 'gone', lockedAt: new Date(), nextRunAt: null };
  await JobModel.updateOne({ _id: job.id }, { $set: held });
  await jobs.begin(job);
  await jobs.waitForIdle();
  expect((await stored(job.id)).state).toBe('running');
  await jobs.takeOver();
  await jobs.stop();
  await jobs.start(null);
  await jobs.waitForIdle();
  expect((await stored(job.id)).state).toBe('done');
});
