import { buildSchema, type DocumentNode, parse } from 'graphql';
import { compileQuery } from 'graphql-jit';

import { DocumentStore } from './createApollo';
import { jitGateway } from './jitGateway';
import { KnownDocuments } from './knownDocuments';

const OWN = '{ own: name }';
const known = new KnownDocuments(new Map([['a', OWN]]));
/** More than is kept of what others ask. */
const others = Array.from({ length: 70 }, (_none, index) => `{ name } # ${index} ${'x'.repeat(10_000)}`);

it("the portal's own documents stay parsed, whatever others ask meanwhile", async () => {
  const store = new DocumentStore(known);
  const keep = async (text: string) => store.set(text, parse(text));
  await keep(OWN);
  for (const text of others) await keep(text);
  expect(await store.get(OWN)).toMatchObject({ kind: 'Document' });
  expect(await store.get(others[69] ?? '')).toMatchObject({ kind: 'Document' });
  expect(await store.get(others[0] ?? '')).toBeUndefined();
});

describe('a document is compiled', () => {
  const compile = jest.fn(compileQuery);
  const parsed = new Map<string, DocumentNode>();
  /** A gateway that runs a text and tells how often something was compiled for it. */
  async function running() {
    const gateway = jitGateway(buildSchema('type Query { name: String }'), { known, compile });
    const { executor } = await gateway.load({} as never);
    return async (source: string) => {
      compile.mockClear();
      const document = parsed.get(source) ?? parse(source);
      parsed.set(source, document);
      const result = await executor?.({
        source,
        document,
        queryHash: source,
        request: {},
        context: {},
      } as never);
      expect(result).toEqual({ data: expect.anything() });
      return compile.mock.calls.length;
    };
  }

  it("at its first use when it is the portal's own, and once", async () => {
    const run = await running();
    expect(await run(OWN)).toBe(1);
    for (const text of others) {
      await run(text);
      await run(text);
    }
    expect(await run(OWN)).toBe(0);
  });

  it('at its second when it is not', async () => {
    const run = await running();
    expect([await run('{ name }'), await run('{ name }'), await run('{ name }')]).toEqual([0, 1, 0]);
  });
});
