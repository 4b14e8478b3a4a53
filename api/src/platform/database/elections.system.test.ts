import mongoose from 'mongoose';

import { CommissionModel } from '../../identity/people/commission.model';
import { TaskListModel } from '../../secretariat/tasks/task.model';
import { type FakeReplicaSet, type Fault, startFakeReplicaSet } from '../../testing/fakeReplicaSet';
import { AddTaskDocument, CommissionDocument } from '../../testing/gql/graphql';
import { makeCommission, signedIn } from '../../testing/people';
import { startApi, type TestApi } from '../../testing/startApi';
import type { Answer, TestClient } from '../../testing/testClient';
import { texts } from '../errors/texts';
import { isDatabaseAway } from './databaseAway';
import { mayReadElsewhere, whereAllowed } from './reading/readAtOnce';

// No replica set can be had here: a double stands between the driver and the engine, and answers as an election does.

const engineUri = process.env.TEST_MONGODB_URI ?? '';
let set: FakeReplicaSet;
let api: TestApi;
beforeAll(async () => {
  set = await startFakeReplicaSet(engineUri);
  process.env.TEST_MONGODB_URI = set.uri;
  api = await startApi({ publicReads: 'secondaryPreferred' });
});
afterEach(async () => {
  set.reset();
  await api.clear();
});
afterAll(async () => {
  await api.stop();
  process.env.TEST_MONGODB_URI = engineUri;
  await set.close();
});

const READS = ['find', 'aggregate'];
const WRITES = ['insert', 'update', 'findAndModify'];
const ALWAYS = 10_000;
const faults: Fault[] = [10107, 189, 11602, 'network'];

let id: string;
let member: TestClient;
beforeEach(async () => {
  id = await makeCommission(7);
  member = await signedIn(api, { commissions: [id] });
});
const addTask = () => member.run(AddTaskDocument, { commissionId: id, season: 2026, task: { name: 'Tent' } });
const sent = (names: readonly string[]) => set.commands.filter((command) => names.includes(nameOf(command)));
const nameOf = (command: object) => Object.keys(command)[0] ?? '';

function expectAway({ status, headers, errors }: Answer<unknown>): void {
  expect(errors).toEqual([
    expect.objectContaining({
      message: texts.databaseAway,
      extensions: expect.objectContaining({ code: 'UNAVAILABLE', retryAfterSeconds: 2 }) as object,
    }),
  ]);
  expect([status, headers.get('retry-after')]).toEqual([503, '2']);
}

describe.each(faults)('an election (%s)', (fault) => {
  it.each([1, 2])('under %s reads: what was asked is answered', async (times) => {
    set.fail(READS, fault, times);
    expect((await member.data(CommissionDocument, { id })).commission.name).toBe('Commissie 7');
  });

  it('under a write: the driver sends it once more, and it is done once', async () => {
    set.fail(WRITES, fault, 1);
    const { errors } = await addTask();
    expect(errors).toBeUndefined();
    expect((await TaskListModel.findOne().lean())?.tasks).toHaveLength(1);
  });

  it('that lasts: a read and a write say that the portal is away, and nobody is refused or signed out', async () => {
    set.fail(READS, fault, ALWAYS);
    expectAway(await member.run(CommissionDocument, { id }));
    set.reset();
    set.fail(WRITES, fault, ALWAYS);
    expectAway(await addTask());
    set.reset();
    expect(await TaskListModel.countDocuments()).toBe(0);
    expect((await member.data(CommissionDocument, { id })).commission.name).toBe('Commissie 7');
  });
});

it('a write carries what a server needs to do it once, and the portal sends it once more at most', async () => {
  set.reset();
  set.fail(WRITES, 10107, ALWAYS);
  await addTask();
  // Jobs are looked for meanwhile, by the clock.
  const writes = sent(['findAndModify']).filter(({ findAndModify }) => findAndModify !== 'jobs');
  const [first, again, ...more] = writes;
  expect(first).toHaveProperty('txnNumber');
  expect(again).toMatchObject({ txnNumber: first?.txnNumber, lsid: first?.lsid });
  expect(more).toEqual([]);
});

it.each(faults)('many records at once (%s): the fault is known too', async (fault) => {
  set.fail(WRITES, fault, ALWAYS);
  const records = [{ name: 'a' }, { name: 'b' }];
  const error: unknown = await CommissionModel.collection
    .insertMany(records as never)
    .catch((one: unknown) => one);
  expect(error).toBeInstanceOf(mongoose.mongo.MongoBulkWriteError);
  expect(isDatabaseAway(error)).toBe(true);
});

describe('READ_PREFERENCE=secondaryPreferred', () => {
  const ELSEWHERE = { mode: 'secondaryPreferred', maxStalenessSeconds: 90 };

  it('sends reads for the public website elsewhere', async () => {
    await api.visitor.data('{ website { home { intro } nieuws(first: 5) { totalCount } } }');
    const reads = sent([...READS, 'count']);
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads) expect(read.$readPreference).toEqual(ELSEWHERE);
  });

  it.each(['{ website { home { intro } } me { id } }', '{ webshopProducts { id } }', '{ me { id } }'])(
    'and nothing else: %s',
    async (query) => {
      set.reset();
      await member.data(query);
      expect(sent(READS).length).toBeGreaterThan(0);
      for (const read of sent(READS)) expect(read).not.toHaveProperty('$readPreference');
    },
  );

  it('not what a page of the portal asks, nor any write', async () => {
    await member.data(CommissionDocument, { id });
    await addTask();
    for (const command of set.commands) expect(command).not.toHaveProperty('$readPreference');
  });

  it('counts for one request only, and only where it is set', async () => {
    const read = async (isPublic: boolean) => {
      if (isPublic) mayReadElsewhere();
      await CommissionModel.findById(id);
      return sent(READS).at(-1)?.$readPreference;
    };
    expect(await whereAllowed('secondaryPreferred', () => read(true))).toEqual(ELSEWHERE);
    expect(await whereAllowed('secondaryPreferred', () => read(false))).toBeUndefined();
    expect(await whereAllowed('primary', () => read(true))).toBeUndefined();
    expect(await read(true)).toBeUndefined();
  });
});
