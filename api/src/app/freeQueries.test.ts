import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getIntrospectionQuery, print } from 'graphql';

import { Role } from '../identity/catalogue/permission.enum';
import { UserModel } from '../identity/people/user.model';
import { todayInAmsterdam } from '../platform/dates/amsterdam';
import { knownDocuments } from '../platform/http/portalFiles';
import { useApi } from '../testing/apiStage';
import { CreateApiTokenDocument } from '../testing/gql/graphql';
import { signedIn, TEST_PASSWORD } from '../testing/people';
import type { TestApi } from '../testing/startApi';
import type { AnswerError, TestClient } from '../testing/testClient';
import { freeQueriesOf } from './freeQueries';

const NEWS = 'nieuws(first: 100) { edges { node { id title text publicationDate tags } } }';
const documents = {
  shop: '{ webshopProducts { id } }',
  me: 'query Me { me { id __typename } }',
  users: 'query Users { users { totalCount } }',
  phone:
    'mutation Phone($phone: String!) { editProfile(revision: 1, profile: { phoneNumber: $phone }) { phoneNumber } }',
  token: print(CreateApiTokenDocument),
  costly: `{ website { a: ${NEWS} b: ${NEWS} c: ${NEWS} } }`,
};
const FREE = '{ webshopProducts { __typename } }';
const UNKNOWN = {
  message: 'Deze vraag is hier niet bekend. Stond de pagina al open, laad haar dan opnieuw.',
  extensions: { code: 'UNKNOWN_DOCUMENT', requestId: expect.any(String) },
};

interface Reply {
  data?: Record<string, unknown> | null;
  errors?: AnswerError[];
}

type Headers = Record<string, string>;

const as = ({ cookie = '' }: { cookie?: string }): Headers => ({ cookie });
const withId = (documentId: unknown) => ({ extensions: { documentId } });
const post = async (api: TestApi, body: unknown, headers: Headers = {}): Promise<Reply> => {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Reply;
};
const get = async (api: TestApi, asked: Record<string, string>, headers: Headers = {}): Promise<Reply> => {
  const response = await fetch(`${api.url}/graphql?${new URLSearchParams(asked)}`, {
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });
  return (await response.json()) as Reply;
};
const codeOf = ({ errors }: Reply) => errors?.[0]?.extensions.code;
const tokenOf = async (person: TestClient): Promise<Headers> => {
  const token = {
    name: 'site',
    permissions: [],
    lastDay: todayInAmsterdam(),
    currentPassword: TEST_PASSWORD,
  };
  const { createApiToken } = await person.data(CreateApiTokenDocument, { token });
  return { authorization: `Bearer ${createApiToken.token}` };
};

describe('everybody may send a text', () => {
  const stage = useApi({ documents });

  it('and a document of the portal by its id, with its variables and by its rules', async () => {
    expect(await post(stage.api, withId('shop'))).toEqual({ data: { webshopProducts: [] } });
    const person = await signedIn(stage.api);
    expect(await post(stage.api, withId('me'), as(person))).toEqual({
      data: { me: { id: person.id, __typename: 'User' } },
    });
    const phone = { ...withId('phone'), operationName: 'Phone', variables: { phone: '0315 111' } };
    expect(codeOf(await post(stage.api, phone))).toBe('UNAUTHENTICATED');
    expect((await post(stage.api, phone, as(person))).data).toEqual({
      editProfile: { phoneNumber: '0315 111' },
    });
    expect(codeOf(await post(stage.api, phone, as(person)))).toBe('CONFLICT');
    const other = as(await signedIn(stage.api));
    const both = await Promise.all([post(stage.api, phone, other), post(stage.api, phone, other)]);
    expect(both.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(codeOf(await post(stage.api, withId('users'), as(person)))).toBe('FORBIDDEN');
    expect(codeOf(await post(stage.api, withId('users')))).toBe('UNAUTHENTICATED');
  });

  it('an id that is not known is refused, and its text is answered', async () => {
    for (const id of ['other', 'toString', '__proto__', '', 7, null, { a: 1 }, ['shop']])
      expect(await post(stage.api, withId(id))).toEqual({ errors: [UNKNOWN] });
    expect((await post(stage.api, { ...withId('other'), query: FREE })).data).toEqual({
      webshopProducts: [],
    });
  });

  it('an id counts in a POST of one operation alone', async () => {
    expect(codeOf(await get(stage.api, { extensions: '{"documentId":"shop"}' }))).toBe('BAD_REQUEST');
    expect(codeOf(await post(stage.api, [withId('shop'), withId('shop')]))).toBe('BAD_REQUEST');
    expect(codeOf(await post(stage.api, { documentId: 'shop' }))).toBe('BAD_REQUEST');
  });
});

describe('a document of the portal', () => {
  const stage = useApi({ documents, visitorsPerMinute: 5 });

  it('is charged with its cost', async () => {
    for (let time = 0; time < 2; time += 1) await post(stage.api, withId('costly'));
    expect(codeOf(await post(stage.api, withId('shop')))).toBe('RATE_LIMITED');
  });

  it('cannot be guessed without end', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' };
    for (let time = 0; time < 5; time += 1)
      expect(codeOf(await post(stage.api, withId(`guess${time}`), from))).toBe('UNKNOWN_DOCUMENT');
    expect(codeOf(await post(stage.api, withId('shop'), from))).toBe('RATE_LIMITED');
  });
});

describe('with FREE_QUERIES=signed-in', () => {
  const stage = useApi({ documents, freeQueries: 'signed-in' });

  it('strangers send what the portal knows, by its id or its text', async () => {
    const answer = { data: { webshopProducts: [] } };
    expect(await post(stage.api, withId('shop'))).toEqual(answer);
    expect(await post(stage.api, { query: documents.shop })).toEqual(answer);
    expect(await get(stage.api, { query: documents.shop })).toEqual(answer);
  });

  it('and nothing else', async () => {
    for (const query of [FREE, getIntrospectionQuery(), `${documents.shop} `, '{', '', 7, null])
      expect(await post(stage.api, { query })).toEqual({ errors: [UNKNOWN] });
    for (const body of [{}, withId('other'), [withId('shop')], [{ query: FREE }], 'shop', null])
      expect(await post(stage.api, body)).toEqual({ errors: [UNKNOWN] });
    expect(await get(stage.api, { query: FREE })).toEqual({ errors: [UNKNOWN] });
    expect(await get(stage.api, { extensions: '{"documentId":"shop"}' })).toEqual({ errors: [UNKNOWN] });
  });

  it('nor by the hash of a text that somebody else sent', async () => {
    const sha256Hash = createHash('sha256').update(FREE).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const person = await signedIn(stage.api);
    await post(stage.api, { query: FREE, extensions }, as(person));
    expect((await post(stage.api, { extensions }, as(person))).data).toEqual({ webshopProducts: [] });
    expect(await post(stage.api, { extensions })).toEqual({ errors: [UNKNOWN] });
    expect(await get(stage.api, { extensions: JSON.stringify(extensions) })).toEqual({ errors: [UNKNOWN] });
  });

  it('who is signed in and a token send what they like', async () => {
    const person = await signedIn(stage.api);
    for (const headers of [as(person), await tokenOf(person)])
      expect(await post(stage.api, { query: FREE }, headers)).toEqual({ data: { webshopProducts: [] } });
  });

  it('the page of an ended session is told that it ended, so that its person can go on', async () => {
    const person = await signedIn(stage.api);
    const headers = { ...as(person), 'x-portal-user': person.id };
    await UserModel.updateOne({ _id: person.id }, { $set: { sessions: [] } });
    expect(codeOf(await post(stage.api, { query: FREE }, headers))).toBe('UNAUTHENTICATED');
    expect(codeOf(await post(stage.api, withId('other'), headers))).toBe('UNKNOWN_DOCUMENT');
  });
});

describe('with FREE_QUERIES=tokens', () => {
  const stage = useApi({ documents, freeQueries: 'tokens' });
  const ide = { 'x-graphql-ide': '1' };
  const free = (headers: Headers) => post(stage.api, { query: FREE }, headers);

  it('sessions too send only what the portal knows', async () => {
    const person = await signedIn(stage.api);
    expect((await post(stage.api, withId('me'), as(person))).data).toMatchObject({ me: { id: person.id } });
    expect(await free(as(person))).toEqual({ errors: [UNKNOWN] });
    expect(await free({})).toEqual({ errors: [UNKNOWN] });
  });

  it('a token sends what it likes while it counts', async () => {
    const token = await tokenOf(await signedIn(stage.api));
    expect(await free(token)).toEqual({ data: { webshopProducts: [] } });
    expect(codeOf(await free({ authorization: 'Bearer nobody' }))).toBe('UNAUTHENTICATED');
  });

  it('the IDE is for Admins', async () => {
    const admin = as(await signedIn(stage.api, { role: Role.Admin }));
    expect(await free({ ...admin, ...ide })).toEqual({ data: { webshopProducts: [] } });
    expect(await free(admin)).toEqual({ errors: [UNKNOWN] });
    const manager = as(await signedIn(stage.api, { general: ['secGebruikers'] }));
    expect(await free({ ...manager, ...ide })).toEqual({ errors: [UNKNOWN] });
    expect(await free(ide)).toEqual({ errors: [UNKNOWN] });
  });
});

describe('what a built portal can keep', () => {
  const built = (documentsOf: Record<string, object>) => {
    const root = mkdtempSync(join(tmpdir(), 'portal-'));
    for (const [folder, content] of Object.entries({ shell: {}, ...documentsOf })) {
      mkdirSync(join(root, folder, 'dist'), { recursive: true });
      writeFileSync(join(root, folder, 'dist/operations.json'), JSON.stringify(content));
    }
    return root;
  };
  const elsewhere = ['https://club.example.nl'];

  it('it knows the documents of the shell and of the remotes that are there', () => {
    const known = knownDocuments(built({ shell: { a: '{ a }' }, 'mf-club': { b: '{ b }' } }));
    expect(['a', 'b', 'c'].map((id) => known.textOf(id))).toEqual(['{ a }', '{ b }', undefined]);
  });

  it('the setting holds, but people send the texts of a remote of another address', () => {
    const settled = (asked: 'all' | 'signed-in' | 'tokens', origins: string[]) =>
      freeQueriesOf(asked, knownDocuments(built({ shell: { a: '{ a }' } })), origins);
    expect(settled('tokens', [])).toBe('tokens');
    expect(settled('tokens', elsewhere)).toBe('signed-in');
    expect(settled('signed-in', elsewhere)).toBe('signed-in');
    expect(settled('all', elsewhere)).toBe('all');
  });

  it('without documents nobody could sign in, and it does not start', () => {
    const known = knownDocuments(built({}));
    expect(freeQueriesOf('all', known, [])).toBe('all');
    expect(() => freeQueriesOf('signed-in', known, [])).toThrow(
      'FREE_QUERIES=signed-in needs the documents of the built portal: run "npm run build" first.',
    );
  });
});
