import { useApi } from '../../testing/apiStage';
import { AppError } from '../errors/appError';
import { WorkModel, WorkState } from './work.model';
import {
  addWork,
  beginWork,
  cancelWork,
  declareWork,
  freeWork,
  resumeWork,
  stopWork,
  sweepWork,
  workEnded,
  type WorkRun,
} from './work.service';

useApi();

const cleaned: string[] = [];
let run: (work: WorkRun) => Promise<void> = async () => undefined;
const declare = () =>
  declareWork([
    { name: 'test', run: (work) => run(work), cancelled: async ({ subject }) => void cleaned.push(subject) },
  ]);
beforeEach(() => {
  cleaned.length = 0;
  declare();
});

const done = async (subject = 'a') => {
  const { id } = await addWork('test', subject);
  beginWork(id);
  await workEnded();
  return WorkModel.findById(id).lean().orFail();
};

it('tells how far it is, and that it is done', async () => {
  run = async ({ progress }) => {
    await progress(1, 3);
    await progress(3, 3);
  };
  expect(await done()).toMatchObject({ state: 'done', done: 3, total: 3 });
});

it('of one subject one runs at a time; when it has ended there is another', async () => {
  const ids = (await Promise.all(Array.from({ length: 10 }, () => addWork('test', 'a')))).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect((await addWork('test', 'b')).id).not.toBe(ids[0]);
  run = async () => undefined;
  await done();
  expect((await addWork('test', 'a')).id).not.toBe(ids[0]);
});

it('begun ten times is run once', async () => {
  let runs = 0;
  run = async () => void (runs += 1);
  const { id } = await addWork('test', 'a');
  for (let at = 0; at < 10; at += 1) beginWork(id);
  await workEnded();
  beginWork(id);
  await workEnded();
  expect(runs).toBe(1);
});

it('a failure is told in our words; one we did not foresee in general ones', async () => {
  run = () => Promise.reject(new AppError('BAD_USER_INPUT', 'Dat kan niet.'));
  expect(await done()).toMatchObject({ state: 'failed', message: 'Dat kan niet.' });
  run = () => Promise.reject(new Error('secret'));
  expect(await done()).toMatchObject({
    state: 'failed',
    message: 'Er ging iets mis. Probeer het later opnieuw.',
  });
});

it('cancelled, it stops after the step under way and cleans up', async () => {
  let steps = 0;
  run = async ({ id, progress }) => {
    for (;;) {
      steps += 1;
      if (steps === 3) await cancelWork(id);
      await progress(steps, 10);
    }
  };
  expect(await done()).toMatchObject({ state: 'cancelled', done: 2 });
  expect([steps, cleaned]).toEqual([3, ['a']]);
  expect(await cancelWork((await WorkModel.findOne().lean().orFail())._id.toString())).toBe(false);
});

it('a process that ends leaves it to the next, at once', async () => {
  let runs = 0;
  run = async ({ progress }) => {
    runs += 1;
    if (runs === 2) return;
    const stopped = stopWork();
    await progress(1, 2).catch((error: unknown) => {
      void stopped;
      throw error;
    });
  };
  expect(await done()).toMatchObject({ state: 'running', done: 1 });
  declare();
  await resumeWork();
  await workEnded();
  expect([runs, (await WorkModel.findOne().lean().orFail()).state]).toEqual([2, 'done']);
  expect(cleaned).toEqual([]);
});

it('a process that ends while it tells how far it is leaves it to the next, at once', async () => {
  let runs = 0;
  run = async ({ progress }) => {
    runs += 1;
    if (runs === 2) return;
    const told = progress(1, 2);
    void stopWork();
    await told;
  };
  expect(await done()).toMatchObject({ state: 'running', done: 1 });
  declare();
  await resumeWork();
  await workEnded();
  expect(runs).toBe(2);
});

it('what is cancelled while its process ends is cleaned up', async () => {
  run = async ({ id, progress }) => {
    await cancelWork(id);
    void stopWork();
    await progress(1, 2);
  };
  expect(await done()).toMatchObject({ state: 'cancelled' });
  expect(cleaned).toEqual(['a']);
});

it('a process whose work another one has taken over stops, and cleans up nothing of it', async () => {
  let steps = 0;
  run = async ({ id, progress }) => {
    for (;;) {
      steps += 1;
      if (steps === 2) await WorkModel.updateOne({ _id: id }, { $set: { owner: 'another' } });
      await progress(steps, 10);
    }
  };
  expect(await done()).toMatchObject({ state: 'running', owner: 'another', done: 1 });
  expect(cleaned).toEqual([]);
});

it('a crash of the only process there is does not wait for the lease', async () => {
  run = async () => undefined;
  const { id } = await addWork('test', 'a');
  await WorkModel.updateOne(
    { _id: id },
    { $set: { owner: 'gone', leaseUntil: new Date(Date.now() + 60_000) } },
  );
  await resumeWork();
  await workEnded();
  expect((await WorkModel.findById(id).lean().orFail()).state).toBe('running');
  await freeWork();
  await resumeWork();
  await workEnded();
  expect((await WorkModel.findById(id).lean().orFail()).state).toBe('done');
});

it('what ended long ago is forgotten, what runs is not', async () => {
  const startedAt = new Date(0);
  await WorkModel.create({ kind: 'test', subject: 'a', state: WorkState.done, startedAt });
  await WorkModel.create({ kind: 'test', subject: 'b', startedAt });
  await sweepWork();
  expect((await WorkModel.find().lean()).map(({ subject }) => subject)).toEqual(['b']);
});
