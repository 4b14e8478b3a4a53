import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';
import mongoose from 'mongoose';

import { useApi } from '../../testing/apiStage';
import { noteBackup } from '../backup/backup.model';
import { Disk } from '../disk/disk';
import { JobModel, JobState, MAIL } from '../jobs/job.model';
import { readiness } from './startServer';

useApi();
afterEach(() => jest.restoreAllMocks());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a portal with an engine and backups of its own answers. */
async function readyz({ isClosing = false } = {}): Promise<{
  status: number;
  body: Record<string, unknown>;
}> {
  const app = express();
  const portal = { disk: new Disk(), engine: { restarts: 2, isUp: true }, makesBackups: true };
  app.get('/readyz', readiness(portal, { isClosing }));
  const server = createServer(app).listen(0);
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  const body = (await response.json()) as Record<string, unknown>;
  server.close();
  return { status: response.status, body };
}

const backUp = (hoursAgo: number) =>
  noteBackup({
    madeAt: new Date(Date.now() - hoursAgo * HOUR),
    name: 'backup.tar.gz',
    size: 1,
    documents: 1,
    changes: 0,
    isVerified: true,
  });
/** A job that was added so many hours ago. */
const addJob = (hoursAgo: number, job: Record<string, unknown>) =>
  JobModel.create({
    _id: mongoose.Types.ObjectId.createFromTime(Math.floor((Date.now() - hoursAgo * HOUR) / 1000)),
    state: JobState.running,
    nextRunAt: new Date(),
    ...job,
  });

it('sends people elsewhere when it is about to stop', async () => {
  expect(await readyz({ isClosing: true })).toEqual({ status: 503, body: { status: 'stopping' } });
});

it('is ok when all is well, and says so of each part', async () => {
  await backUp(3);
  await addJob(0, { name: MAIL, subject: 'jan@carnaval.example' });
  await addJob(9, { name: 'sweep', repeatInterval: '1 day', nextRunAt: new Date(Date.now() + HOUR) });
  const { status, body } = await readyz();
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'ok',
    database: { ok: true, word: 'answers', restarts: 2 },
    disk: { ok: true, word: 'not known' },
    jobs: { ok: true, word: 'on time', overdue: 0, failed: 0 },
    mail: { ok: true, word: 'goes out', waiting: 1, failed: 0 },
    backup: { ok: true, word: 'made', hoursAgo: 3, isVerified: true },
  });
  expect(JSON.stringify(body)).not.toContain('@');
});

it.each([
  ['no backup yet', () => Promise.resolve(), { backup: { ok: false, word: 'none yet' } }],
  ['an old backup', () => backUp(37), { backup: { ok: false, word: 'old', hoursAgo: 37 } }],
  [
    'a recurring job that nobody began',
    () => addJob(48, { name: 'sweep', repeatInterval: '1 day', nextRunAt: new Date(Date.now() - HOUR) }),
    { jobs: { ok: false, word: 'overdue', overdue: 1 } },
  ],
  [
    'a recurring job whose process is gone',
    () =>
      addJob(48, {
        name: 'sweep',
        repeatInterval: '1 day',
        nextRunAt: new Date(Date.now() - DAY),
        lockedAt: new Date(Date.now() - HOUR),
      }),
    { jobs: { ok: false, word: 'overdue', overdue: 1 } },
  ],
  [
    'a failed job',
    () => addJob(1, { name: 'letters', state: JobState.failed, nextRunAt: null }),
    { jobs: { ok: false, word: 'some failed', failed: 1 } },
  ],
  [
    'mail that waits long',
    () => addJob(2, { name: MAIL, subject: 'jan@carnaval.example' }),
    { mail: { ok: false, word: 'backlog', waiting: 1 } },
  ],
  [
    'mail that was given up',
    () => addJob(2, { name: MAIL, subject: 'jan@carnaval.example', state: JobState.failed }),
    { mail: { ok: false, word: 'some given up', failed: 1 }, jobs: { failed: 0 } },
  ],
])('asks for attention, with 200: %s', async (_what, make, part) => {
  await make();
  const { status, body } = await readyz();
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'attention', ...part });
});

it('a job that runs now is not overdue', async () => {
  await backUp(1);
  const nextRunAt = new Date(Date.now() - HOUR);
  await addJob(48, { name: 'sweep', repeatInterval: '1 day', nextRunAt, lockedAt: new Date() });
  expect((await readyz()).body.status).toBe('ok');
});

it('is 503 without the database', async () => {
  jest.spyOn(mongoose.connection.db!, 'command').mockRejectedValue(new Error('gone'));
  expect(await readyz()).toEqual({
    status: 503,
    body: { status: 'no database', database: { ok: false, word: 'does not answer' } },
  });
});
