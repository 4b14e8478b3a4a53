import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import mongoose from 'mongoose';

import { permissionIds } from '../identity/catalogue/catalogue';
import { Role } from '../identity/catalogue/permission.enum';
import { createMailbox } from '../testing/mailbox';
import { signedIn } from '../testing/people';
import { jobsEnded, startApi, type TestApi } from '../testing/startApi';
import type { Answer, TestClient } from '../testing/testClient';
import { buildBareSchema } from './apiSchema';
import { areas } from './areas';
import { setUpRepeats } from './testing/testRepeatCases';
import type { RepeatStage } from './testing/testRepeatStage';

const ADDS =
  /^(add|ask|create|enlist|import|mail|place|send|suggest)[A-Z]|^save(CommissionDoc|CommissionScript|Invoice)$/;

/** Why these take none. */
const WITHOUT: Readonly<Record<string, string>> = {
  addPasskey: 'what the device signs counts once by itself (P105)',
  askPaymentLink: 'what is owed has one link, however often it is asked for (F130)',
  createApiToken: 'the token is shown once and not stored; its name is unique (P120)',
  createCalendarFeed: 'the link is shown once and not stored; a new one replaces it (P140)',
  createOwnCalendarFeed: 'the link is shown once and not stored; a new one replaces it (P140)',
};

const root = buildBareSchema(areas).getMutationType();
const mutations = isObjectType(root) ? Object.values(root.getFields()) : [];
const adding = mutations.filter(({ name }) => ADDS.test(name) && !(name in WITHOUT));

let api: TestApi;
let stage: RepeatStage;
const mailbox = createMailbox();
beforeAll(async () => {
  await mailbox.open();
  api = await startApi({ smtp: mailbox.smtp });
  stage = await setUpRepeats(api);
  await jobsEnded();
});
afterAll(async () => {
  await api.stop();
  await mailbox.close();
});

let requests = 0;
const newRequestId = () => `herhaling-${(requests += 1)}`;

type Field = GraphQLField<unknown, unknown>;
type Values = Record<string, unknown>;

/** The argument or the field of an input that has it. */
function holderOf({ args }: Field): string | null | undefined {
  if (args.some(({ name }) => name === 'requestId')) return null;
  return args.find(({ type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) && 'requestId' in named.getFields();
  })?.name;
}

function withId(field: Field, args: Values, requestId: string): Values {
  const holder = holderOf(field);
  return holder ? { ...args, [holder]: { ...(args[holder] as Values), requestId } } : { ...args, requestId };
}

/** The operation with all that it answers by itself. */
function operationOf({ name, args, type }: Field): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const answered = getNamedType(type);
  const leaves = isObjectType(answered)
    ? Object.values(answered.getFields()).filter(
        (one) => isLeafType(getNamedType(one.type)) && !one.args.length,
      )
    : [];
  const selection = leaves.length > 0 ? `{ ${leaves.map((one) => one.name).join(' ')} }` : '';
  return `mutation Repeat(${declared}) { ${name}(${given}) ${selection} }`;
}

/** The same with one value that is another. */
function changed(type: GraphQLInputType, value: unknown): { value: unknown; isOther: boolean } {
  if (isNonNullType(type)) return changed(type.ofType, value);
  if (value === null || value === undefined || isEnumType(type)) return { value, isOther: false };
  if (isListType(type)) {
    const first = changed(type.ofType, (value as unknown[])[0]);
    return { value: [first.value, ...(value as unknown[]).slice(1)], isOther: first.isOther };
  }
  if (isInputObjectType(type)) {
    for (const { name, type: inner } of Object.values(type.getFields())) {
      if (name === 'requestId') continue;
      const one = changed(inner, (value as Values)[name]);
      if (one.isOther) return { value: { ...(value as Values), [name]: one.value }, isOther: true };
    }
    return { value, isOther: false };
  }
  if (typeof value === 'string') return { value: `x${value}`, isOther: true };
  if (typeof value === 'number') return { value: value + 1, isOther: true };
  return { value: !value, isOther: true };
}

function otherArguments({ args }: Field, given: Values): Values {
  for (const { name, type } of args) {
    if (name === 'requestId') continue;
    const one = changed(type, given[name]);
    if (one.isOther) return { ...given, [name]: one.value };
  }
  throw new Error('Nothing in it can be another.');
}

const NOT_STORED = new Set(['auditEvents', 'auditRemovals', 'rateLimits', 'requestNotes']);

/** How many records there are, and parts in them, by collection; what is kept of requests and of the log aside. */
async function stored(): Promise<Record<string, number>> {
  await jobsEnded();
  const database = mongoose.connection.db!;
  const counts: Record<string, number> = {};
  for (const { name } of await database.listCollections().toArray()) {
    if (NOT_STORED.has(name) || name.startsWith('files.')) continue;
    const records = await database.collection(name).find().toArray();
    counts[name] = records.length + records.reduce((sum, record) => sum + partsIn(record), 0);
  }
  return counts;
}

function partsIn(record: object): number {
  return Object.entries(record).reduce(
    (sum, [name, value]) =>
      sum +
      (Array.isArray(value) && !name.startsWith('pending') && name !== 'keptRequests' ? value.length : 0),
    0,
  );
}

function grown(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const names = Object.keys({ ...before, ...after });
  const all = names.map((name): [string, number] => [name, (after[name] ?? 0) - (before[name] ?? 0)]);
  return Object.fromEntries(all.filter(([, by]) => by !== 0));
}

it('each operation that adds or sends takes a requestId, or says why not', () => {
  const without = adding.filter((field) => holderOf(field) === undefined).map(({ name }) => name);
  expect(without).toEqual([]);
  const names = new Set(mutations.map(({ name }) => name));
  expect(Object.keys(WITHOUT).filter((name) => !names.has(name))).toEqual([]);
  expect(adding.length).toBeGreaterThan(50);
});

describe.each(adding.map((field) => [field.name, field] as const))('%s', (name, field) => {
  const run = (args: Values, requestId: string, client: TestClient = stage.admin): Promise<Answer<Values>> =>
    client.run<Values>(operationOf(field), withId(field, args, requestId));
  const newArguments = () => {
    const make = stage.cases[name];
    if (!make) throw new Error(`testRepeatCases.ts has nothing to ask of ${name}.`);
    return make();
  };

  it('sent again answers what was stored and does nothing more; with other content it is refused', async () => {
    const args = await newArguments();
    const requestId = newRequestId();
    const before = await stored();
    const first = await run(args, requestId);
    expect(first.errors).toBeUndefined();
    const done = await stored();
    expect(grown(before, done)).not.toEqual({});
    const again = await run(args, requestId);
    expect(again.errors).toBeUndefined();
    expect(again.data).toEqual(first.data);
    const other = await run(otherArguments(field, args), requestId);
    expect(other.errors?.[0]).toMatchObject({
      message: 'Dit is al opgeslagen, met andere gegevens.',
      extensions: { code: 'CONFLICT', repeated: true },
    });
    const versions = other.errors?.[0]?.extensions;
    expect(versions?.stored).toEqual(expect.any(Array));
    expect(versions?.stored).not.toEqual(versions?.asked);
    expect(await stored()).toEqual(done);
  });

  it('sent twice at once is done once, and both are answered', async () => {
    const one = await newArguments();
    const before = await stored();
    expect((await run(one, newRequestId())).errors).toBeUndefined();
    const single = grown(before, await stored());
    const two = await newArguments();
    const start = await stored();
    const requestId = newRequestId();
    const answers = await Promise.all([run(two, requestId), run(two, requestId), run(two, requestId)]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toHaveProperty('size', 1);
    expect(grown(start, await stored())).toEqual(single);
  });
});

it('somebody else under the same requestId is somebody else', async () => {
  const other = await signedIn(api, { role: Role.Admin, general: [...permissionIds] });
  const requestId = newRequestId();
  const add = (client: TestClient, name: string) =>
    client.data<{ addActivity: { id: string; name: string } }>(
      'mutation ($name: String!, $requestId: String) { addActivity(name: $name, requestId: $requestId) { id name } }',
      { name, requestId },
    );
  const { addActivity: mine } = await add(stage.admin, 'Garderobe');
  const { addActivity: theirs } = await add(other, 'Podium');
  expect(theirs).toMatchObject({ name: 'Podium' });
  expect(theirs.id).not.toBe(mine.id);
});
