import { noteBackup } from '../../platform/backup/backup.model';
import { JobModel, JobState, MAIL } from '../../platform/jobs/job.model';
import { RefusedAddressModel } from '../../platform/mail/refusedAddresses';
import { Metrics } from '../../platform/metrics/metrics';
import { SampleModel } from '../../platform/monitor/sample.model';
import { startSampling } from '../../platform/monitor/sampler';
import { endSamples, SLOT, sweepSamples, takeSample } from '../../platform/monitor/samples';
import { useApi } from '../../testing/apiStage';
import { MeDocument, SystemStatusDocument } from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { waitUntil } from '../../testing/waitUntil';
import { Role } from '../catalogue/permission.enum';

const GIGABYTE = 1024 ** 3;
const HOUR = 3_600_000;
const stage = useApi({ readFree: () => Promise.resolve(9 * GIGABYTE) });
afterEach(() => jest.restoreAllMocks());

const status = async () => {
  const admin = await signedIn(stage.api, { role: Role.Admin });
  return (await admin.data(SystemStatusDocument, {})).systemStatus;
};

/** Another process of the portal, that was asked this a hundred times in these many ms each. */
function process(operation: string, ms: number) {
  const metrics = new Metrics();
  for (let time = 0; time < 100; time += 1) metrics.measure(operation, 'ok', ms / 1000);
  return { metrics };
}

it('tells the state of each part as /readyz does, and numbers of now', async () => {
  await noteBackup({
    ...{ madeAt: new Date(Date.now() - 3 * HOUR), name: 'backup.tar.gz', size: 1 },
    ...{ documents: 1, changes: 0, isVerified: true },
  });
  await JobModel.create({ name: MAIL, subject: 'jan@carnaval.example', state: JobState.failed });
  await JobModel.create({ name: MAIL, subject: 'piet@carnaval.example', state: JobState.running });
  await JobModel.create({ name: 'letters', state: JobState.failed });
  await RefusedAddressModel.create({
    ...{ address: 'jan@carnaval.example', mails: ['a', 'b', 'c'], lastCode: 550 },
    ...{ lastAt: new Date(), isPaused: true },
  });
  const { parts, ...told } = await status();
  expect(Object.fromEntries(parts.map(({ key, state, word }) => [key, `${state}: ${word}`]))).toEqual({
    database: 'good: answers',
    engine: 'unknown: server',
    disk: 'good: enough room',
    jobs: 'attention: some failed',
    mail: 'attention: some given up',
    backup: 'good: made',
    restore: 'good: verified',
  });
  expect(told).toMatchObject({
    ...{ jobsFailed: 1, mailWaiting: 1, mailFailed: 1, pausedAddresses: 1, backupHoursAgo: 3 },
    ...{ diskFree: 9 * GIGABYTE, engineRestarts: null, version: '1.0.0', commit: null, samples: [] },
  });
  expect(told.databaseSize).toBeGreaterThan(0);
  expect(told.now).toMatchObject({ processes: 1, failed: 0 });
  expect(told.now.memory).toBeGreaterThan(10_000_000);
  expect(JSON.stringify(told)).not.toContain('@');
});

it('what is not known is neither well nor wrong', async () => {
  const { parts, backupHoursAgo } = await status();
  expect(backupHoursAgo).toBeNull();
  expect(parts.filter(({ state }) => state === 'unknown').map(({ key }) => key)).toEqual([
    'engine',
    'backup',
    'restore',
  ]);
});

it('says what was asked of late, the slowest operation first', async () => {
  for (let time = 0; time < 3; time += 1) await stage.api.visitor.data(MeDocument);
  stage.api.portal.metrics.measure('jobs', 'failed', 3);
  const { now } = await status();
  expect(now.requestsPerMinute).toBeGreaterThanOrEqual(3);
  expect(now.failed).toBeGreaterThanOrEqual(1);
  expect(now.slowest[0]).toMatchObject({ operation: 'jobs' });
  expect(now.slowest.length).toBeLessThanOrEqual(10);
});

it('adds the other processes: sums of what was asked, times and memory of the slowest and largest', async () => {
  const now = Date.now();
  await takeSample(process('books', 400), now);
  const both = process('books', 4000);
  await takeSample(both, now);
  const told = await status();
  expect(told.now.processes).toBe(3);
  expect(told.now.requestsPerMinute).toBeGreaterThanOrEqual(200);
  const books = told.now.slowest.find(({ operation }) => operation === 'books');
  expect(books?.count).toBe(200);
  expect(books?.p95).toBeGreaterThan(2500);
  expect(told.samples).toHaveLength(1);
  expect(told.samples[0]).toMatchObject({
    at: new Date(now - (now % SLOT)).toISOString(),
    p95: expect.closeTo(4875, 0) as number,
    mailWaiting: 0,
  });
  expect(told.samples[0]?.requestsPerMinute).toBeCloseTo(200, 0);
  await endSamples(both);
  expect((await status()).now.processes).toBe(2);
});

it('a process that is silent for minutes counts no longer, and its sample stays for a day', async () => {
  const now = Date.now();
  await takeSample(process('books', 400), now - 10 * 60_000);
  await takeSample(process('books', 400), now - 25 * HOUR);
  const told = await status();
  expect(told.now.processes).toBe(1);
  expect(told.samples).toHaveLength(1);
});

it('a process has one sample for five minutes, however often it writes, or two at once', async () => {
  const one = process('books', 400);
  const at = Date.now();
  const begin = at - (at % SLOT);
  await Promise.all([takeSample(one, begin), takeSample(one, begin + 60_000)]);
  await takeSample(one, begin + 4 * 60_000);
  expect(await SampleModel.countDocuments()).toBe(1);
  await takeSample(one, begin + SLOT);
  expect(await SampleModel.countDocuments()).toBe(2);
});

it('samples go after 48 hours, and the oldest when there are too many', async () => {
  const now = Date.now();
  for (const hours of [50, 49, 47, 3, 2, 1]) await takeSample(process('books', 400), now - hours * HOUR);
  await sweepSamples(now);
  expect(await SampleModel.countDocuments()).toBe(4);
  await sweepSamples(now, 2);
  const left = await SampleModel.find().sort({ slot: 1 }).lean();
  expect(left.map(({ at }) => Math.round((now - at.getTime()) / HOUR))).toEqual([2, 1]);
});

it('is written by a timer that goes on when a write fails, and ends with the portal', async () => {
  const write = jest.spyOn(SampleModel.collection, 'updateOne');
  write.mockRejectedValueOnce(new Error('the disk is full'));
  const sampler = startSampling(stage.api.portal, 10);
  await waitUntil(async () => (await SampleModel.countDocuments({ hasEnded: false })) === 1);
  await sampler.stop();
  expect(await SampleModel.countDocuments({ hasEnded: true })).toBeGreaterThanOrEqual(1);
  expect(await SampleModel.countDocuments({ hasEnded: false })).toBe(0);
});
