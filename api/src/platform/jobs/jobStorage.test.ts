import mongoose from 'mongoose';

import { useApi } from '../../testing/apiStage';
import { waitUntil } from '../../testing/waitUntil';
import { JobFailure, JobModel, JobState } from './job.model';
import { Jobs } from './jobs';
import { sweepJobs } from './storedJobs';

useApi();

let jobs: Jobs<null>;
beforeEach(async () => {
  jobs = new Jobs<null>(mongoose.connection, [{ name: 'test', title: 'Proef', run: async () => undefined }]);
  await jobs.start(null);
});
afterEach(() => jobs.stop());

it('what a key names is stored once', async () => {
  const job = { name: 'test', subject: 'a', key: 'invoice 7', data: { text: 'x' } };
  await Promise.all(Array.from({ length: 5 }, () => jobs.addAll([job])));
  await jobs.waitForIdle();
  await jobs.addAll([job, { ...job, key: 'invoice 8' }]);
  await jobs.waitForIdle();
  const all = await JobModel.find().lean();
  expect(all.map(({ key, state }) => [key, state])).toEqual([
    ['invoice 7', 'done'],
    ['invoice 8', 'done'],
  ]);
  // What it needed is forgotten.
  expect(JSON.stringify(all)).not.toContain('text');
});

it('what ended long ago is forgotten, what runs is not', async () => {
  const lastFinishedAt = new Date(0);
  await JobModel.create({ name: 'old', subject: 'a', state: JobState.done, lastFinishedAt });
  await JobModel.create({ name: 'old', subject: 'b' });
  await sweepJobs();
  expect((await JobModel.find({ name: 'old' }).lean()).map(({ subject }) => subject)).toEqual(['b']);
});

it('a recurring one comes back, also after it failed', async () => {
  let runs = 0;
  const recurring = new Jobs<null>(mongoose.connection, [
    {
      name: 'nightly',
      title: 'Proef',
      every: '1 day',
      run: async () => {
        runs += 1;
        throw new JobFailure('not tonight');
      },
    },
  ]);
  await recurring.start(null);
  await waitUntil(async () => runs > 0);
  await recurring.waitForIdle();
  await recurring.stop();
  const job = await JobModel.findOne({ name: 'nightly' }).lean().orFail();
  expect(job).toMatchObject({ state: 'running', failCount: 1, failReason: 'not tonight' });
  expect(job.nextRunAt?.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
});
