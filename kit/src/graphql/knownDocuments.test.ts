import { gql } from '@apollo/client';

import { createClient } from './createClient';

interface Sent {
  operationName: string;
  query?: string;
  extensions?: unknown;
  variables: unknown;
}

/** A document as codegen makes it. */
const documentOf = (text: string, hash: string) => ({ ...gql(text), __meta__: { hash } });
const UNKNOWN = { errors: [{ message: 'Onbekend', extensions: { code: 'UNKNOWN_DOCUMENT' } }] };

/** An API that knows these ids; the client of a page that asks it, and the requests it got. */
function asking(
  known: readonly string[],
  toText: object = { data: { me: { __typename: 'User', id: 'u1' } } },
) {
  const sent: Sent[] = [];
  globalThis.fetch = async (_address, init) => {
    const body = JSON.parse(String(init?.body)) as Sent & { extensions?: { documentId?: string } };
    // Apollo names itself beside the id.
    if (body.extensions) body.extensions = { documentId: body.extensions.documentId };
    sent.push(body);
    const isKnown = body.query !== undefined || known.includes(body.extensions?.documentId ?? '');
    const answer = JSON.stringify(isKnown ? toText : UNKNOWN);
    return { ok: true, status: 200, headers: new Headers(), text: async () => answer } as Response;
  };
  return { client: createClient({ uri: '/graphql' }), sent };
}

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

const me = documentOf('query Me($a: Int) { me(a: $a) { id } }', 'id-of-me');
const rename = documentOf('mutation Rename { me { id } }', 'id-of-rename');

it('a document goes by its id, without its text', async () => {
  const { client, sent } = asking(['id-of-me', 'id-of-rename']);
  const { data } = await client.query({ query: me, variables: { a: 1 } });
  expect(data).toEqual({ me: { __typename: 'User', id: 'u1' } });
  await client.mutate({ mutation: rename });
  expect(sent).toEqual([
    { operationName: 'Me', variables: { a: 1 }, extensions: { documentId: 'id-of-me' } },
    { operationName: 'Rename', variables: {}, extensions: { documentId: 'id-of-rename' } },
  ]);
});

it('of one that the API does not know the text is sent, once more now and at once from then on', async () => {
  const { client, sent } = asking(['id-of-rename']);
  const ask = () => client.query({ query: me, fetchPolicy: 'network-only' });
  expect((await ask()).data).toEqual({ me: { __typename: 'User', id: 'u1' } });
  await ask();
  await client.mutate({ mutation: rename });
  const query = 'query Me($a: Int) {\n  me(a: $a) {\n    id\n    __typename\n  }\n}';
  const text = { operationName: 'Me', variables: {}, query };
  expect(sent).toEqual([
    { operationName: 'Me', variables: {}, extensions: { documentId: 'id-of-me' } },
    text,
    text,
    { operationName: 'Rename', variables: {}, extensions: { documentId: 'id-of-rename' } },
  ]);
});

it('a text that is refused too is not sent again', async () => {
  const { client, sent } = asking([], UNKNOWN);
  await expect(client.query({ query: me })).rejects.toThrow('Onbekend');
  expect(sent).toHaveLength(2);
});

it('another refusal is told as it is', async () => {
  const { client, sent } = asking(['id-of-me'], {
    errors: [{ message: 'Mag niet', extensions: { code: 'FORBIDDEN' } }],
  });
  await expect(client.query({ query: me })).rejects.toThrow('Mag niet');
  expect(sent).toHaveLength(1);
});

it('a document without an id goes by its text', async () => {
  const { client, sent } = asking([]);
  await client.query({ query: gql('query Own { me { id } }') });
  expect(sent).toMatchObject([{ query: expect.stringContaining('query Own') }]);
});
