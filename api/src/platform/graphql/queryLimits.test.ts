import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getIntrospectionQuery, Kind, OperationTypeNode, parse, validate } from 'graphql';

import { buildApiSchema } from '../../app/apiSchema';
import { areas } from '../../app/areas';
import { useApi } from '../../testing/apiStage';
import { signedIn } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { costLimit, queryLimits } from './costLimit';

const root = join(__dirname, '../../../..');
const stage = useApi();

/** Sent by a visitor and by somebody who is signed in. */
async function refusals(operation: string): Promise<string[]> {
  const clients: TestClient[] = [stage.api.visitor, await signedIn(stage.api, { general: ['vol'] })];
  return Promise.all(
    clients.map(async (client) => {
      const { message, extensions } = await client.error(operation);
      expect(extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
      return message;
    }),
  );
}

const twice = (message: string) => [message, message];
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_none, index) => text(index)).join(' ');

describe('an operation that would keep everybody waiting is refused before it runs', () => {
  it('the same list under 800 names', async () => {
    const operation = `{ ${times(800, (index) => `a${index}: webshopProducts { id }`)} }`;
    expect(await refusals(operation)).toEqual(twice('An operation has at most 15 fields of query.'));
  });

  it('the schema 130 times', async () => {
    const operation = `{ ${times(130, (index) => `a${index}: __schema { types { name } }`)} }`;
    expect(await refusals(operation)).toEqual(twice('An operation has at most 15 fields of query.'));
    expect(await refusals('{ a: __schema { types { name } } b: __schema { types { name } } }')).toEqual(
      twice('An operation asks for __schema once.'),
    );
  });

  it('aliases below the root', async () => {
    const operation = `{ webshopProducts { ${times(21, (index) => `a${index}: id`)} } }`;
    expect((await refusals(operation))[0]).toMatch(/^Aliases limit of 20 exceeded, found 2\d\.$/);
  });

  it('a root made of fragments that double at every level', async () => {
    const fragments = (levels: number) =>
      times(levels, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`) +
      ` fragment F${levels} on Query { webshopProducts { id } me { id } }`;
    expect(await refusals(`{ ...F0 } ${fragments(4)}`)).toEqual(
      twice('An operation has at most 15 fields of query.'),
    );
    expect((await refusals(`{ ...F0 } ${fragments(40)}`))[0]).toMatch(/too many selections\.$/);
  });

  it('levels without end', async () => {
    const field = (levels: number): string => (levels === 0 ? 'name' : `ofType { ${field(levels - 1)} }`);
    expect((await refusals(`{ __type(name: "User") { ${field(12)} } }`))[0]).toMatch(
      /^Query depth limit of 10 exceeded/,
    );
  });
});

describe('what an operation costs', () => {
  const schema = buildApiSchema(areas);
  const isWithin = (most: number, operation: string) =>
    validate(schema, parse(operation), [costLimit(most)]).length === 0;
  const page = (first: string) => `clubMembers${first} { edges { node { id payments { year } } } }`;

  it.each([
    ['a page, each with its list', `{ ${page('(first: 10)')} }`, 42],
    ['a page of the usual size', `{ ${page('')} }`, 83],
    ['the largest page when a variable says', `query ($n: Int) { ${page('(first: $n)')} }`, 411],
    ['each use of a fragment', '{ ...F ...F } fragment F on Query { me { id } }', 2.2],
  ])('is that of %s', (_what, operation, cost) => {
    expect(isWithin(cost, operation)).toBe(true);
    expect(isWithin(cost - 0.1, operation)).toBe(false);
  });

  it('is known of fragments that double at every level, without counting each', () => {
    const doubling = times(
      60,
      (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
    );
    const operation = `{ ...F0 } ${doubling} fragment F60 on Query { me { id } }`;
    expect(isWithin(10_000, operation)).toBe(false);
  });
});

it('GraphQL IDEs get the schema', async () => {
  const { data, errors } = await stage.api.visitor.run(getIntrospectionQuery());
  expect(errors).toBeUndefined();
  expect(data).toHaveProperty('__schema');
});

it("every operation of the portal's own passes", () => {
  const schema = buildApiSchema(areas);
  const folders = readdirSync(root).filter((name) => /^(mf-\w+|kit|shell|e2e|api)$/.test(name));
  let operations = 0;
  for (const name of folders) {
    const sources = join(root, name, 'src');
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.graphql'),
    );
    const document = parse(files.map((file) => readFileSync(join(sources, file), 'utf8')).join('\n'));
    const own = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    operations += own.length;
    // codegen sorts the fields of what pages send by an id; at the root of a mutation their order would count.
    const isOfPages = name !== 'e2e' && name !== 'api';
    const several = own.filter(
      ({ operation, selectionSet }) =>
        isOfPages && operation === OperationTypeNode.MUTATION && selectionSet.selections.length > 1,
    );
    expect(several.map((one) => one.name?.value)).toEqual([]);
    expect([name, validate(schema, document, queryLimits)]).toEqual([name, []]);
  }
  expect(operations).toBeGreaterThan(250);
});
