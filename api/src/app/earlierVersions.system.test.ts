import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { EJSON } from 'bson';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import mongoose from 'mongoose';

import { demoAccounts, DEMO_PASSWORD } from '../identity/people/demoAccounts';
import { createIndexes } from '../platform/database/connect';
import { migrate } from '../platform/database/openDatabase';
import { defaultFields, fillDefaults } from '../platform/records/fillDefaults';
import { useApi } from '../testing/apiStage';
import { apiSources, repository } from '../testing/repository';
import { actAs, type TestClient } from '../testing/testClient';
import { areas } from './areas';
import { replaceByDemo } from './demo/loadDemo';

/** What the demo foundation of some commits was, all but the bytes of its files: `npm run keep-version` adds one. */
const FOLDER = join(apiSources, 'testing/earlierVersions');
const VERSIONS = readdirSync(FOLDER).map((file) => file.replace('.json.br', ''));
/** So deep goes what is asked: what a list says of its records, and what those hold. */
const DEPTH = 4;

it('keeps some versions to be tried on', () => expect(VERSIONS.length).toBeGreaterThanOrEqual(2));

const stage = useApi();
const models = areas.flatMap((area) => area.models) as mongoose.Model<never>[];
/** What is made through its model; jobs and the log are written past theirs. */
const records = models.filter(({ schema: of }) => of.get('records' as never));
const schema = buildSchema(readFileSync(join(repository, 'api/schema.graphql'), 'utf8'));

type Ids = Map<string, string>;
type Field = GraphQLField<unknown, unknown>;

/** All that can be asked of a type without an argument. */
function selection(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const of = getNamedType(field.type);
    if (isLeafType(of)) return field.name;
    const inner = depth > 0 ? selection(of, depth - 1) : '';
    return inner ? `${field.name} ${inner}` : [];
  });
  return fields.length > 0 ? `{ __typename ${fields.join(' ')} }` : '';
}

/** An argument that is likely to be meant; undefined: nobody can say. */
function argumentOf({ name, type }: GraphQLArgument, field: Field, ids: Ids): string | undefined {
  const of = getNamedType(type);
  const known = (kind: string) => (ids.has(kind) ? JSON.stringify(ids.get(kind)) : undefined);
  if (isEnumType(of)) return of.getValues()[0]?.name;
  if (of.name === 'Int') return '2026';
  if (of.name !== 'ID' && of.name !== 'String') return undefined;
  const kinds = { yearId: 'AccountancyYear', commissionId: 'Commission', productId: 'Product' };
  const kind = kinds[name as keyof typeof kinds] as string | undefined;
  return kind ? known(kind) : (known(getNamedType(field.type).name) ?? '"x"');
}

function queryOf(field: Field, ids: Ids): string | undefined {
  const given = field.args.filter(isRequiredArgument).map((one) => [one.name, argumentOf(one, field, ids)]);
  if (given.some(([, value]) => value === undefined)) return undefined;
  const args = given.length > 0 ? `(${given.map((pair) => pair.join(': ')).join(', ')})` : '';
  return `{ ${field.name}${args} ${selection(getNamedType(field.type), DEPTH)} }`;
}

function noteIds(value: unknown, ids: Ids): void {
  if (Array.isArray(value)) for (const one of value) noteIds(one, ids);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
  const { __typename: type, id } = value as { __typename?: string; id?: unknown };
  if (type && typeof id === 'string' && !ids.has(type)) ids.set(type, id);
  for (const inner of Object.values(value)) noteIds(inner, ids);
}

/** Asks all that there is to ask. @returns what failed by a fault of ours, and how many queries were answered */
async function askAll(person: TestClient): Promise<{ failed: string[]; answered: number }> {
  const fields = Object.values((schema.getQueryType() as GraphQLObjectType).getFields());
  const failed: string[] = [];
  const ids: Ids = new Map();
  let answered = 0;
  // What lists show first: with those ids the others are asked.
  const isList = ({ args }: Field) => !args.some(isRequiredArgument);
  for (const field of [...fields.filter(isList), ...fields.filter((one) => !isList(one))]) {
    const query = queryOf(field, ids);
    if (!query) continue;
    const { data, errors = [] } = await person.run(query);
    noteIds(data, ids);
    if (data) answered += 1;
    for (const { path, message, extensions } of errors)
      if (!['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED'].includes(extensions.code))
        failed.push(`${field.name} ${path?.join('.') ?? ''}: ${extensions.code} ${message}`);
  }
  return { failed, answered };
}

async function signIn(name: string): Promise<TestClient> {
  const client = actAs(stage.api.url);
  await client.data(
    'mutation($email: String!, $password: String!) { signIn(email: $email, password: $password) { __typename } }',
    {
      email: `${name}@carnaval.example`,
      password: DEMO_PASSWORD,
    },
  );
  return client;
}

describe.each(VERSIONS)('what version %s stored', (version) => {
  it('is read by everybody, with all there was', async () => {
    const packed = readFileSync(join(FOLDER, `${version}.json.br`));
    const stored = EJSON.parse(brotliDecompressSync(packed).toString(), { relaxed: false }) as Record<
      string,
      object[]
    >;
    const db = mongoose.connection.db as mongoose.mongo.Db;
    for (const [name, records] of Object.entries(stored)) {
      await db.collection(name).drop();
      await db.collection(name).insertMany(records);
    }
    // As a portal starts.
    await migrate(mongoose.connection);
    await fillDefaults(models);
    await createIndexes(models);
    const failed = new Map<string, string[]>();
    for (const { email } of demoAccounts) {
      const found = await askAll(await signIn(email.split('@')[0] as string));
      if (found.failed.length > 0) failed.set(email, found.failed);
      expect(found.answered).toBeGreaterThan(5);
    }
    expect(Object.fromEntries(failed)).toEqual({});
    const fewer: string[] = [];
    for (const { modelName, collection } of models)
      if ((await collection.countDocuments()) < (stored[collection.name]?.length ?? 0)) fewer.push(modelName);
    expect(fewer).toEqual([]);
  }, 240_000);
});

it('a field that came later is filled in whatever record lacks it, and everything is read', async () => {
  await replaceByDemo(areas, 0.2);
  const lacking = async () => {
    const found: string[] = [];
    for (const model of records)
      for (const { path } of defaultFields(model.schema).filter((one) => !one.path.includes('.'))) {
        if (await model.collection.findOne({ [path]: { $exists: false } }))
          found.push(`${model.modelName}.${path}`);
      }
    return found;
  };
  for (const model of records)
    for (const { path } of defaultFields(model.schema))
      await model.collection.updateMany({}, { $unset: { [path]: 1 } }).catch(() => undefined);
  expect((await lacking()).length).toBeGreaterThan(50);
  await fillDefaults(models, true);
  expect(await lacking()).toEqual([]);
  const { failed } = await askAll(await signIn('beheer'));
  expect(failed).toEqual([]);
}, 240_000);
