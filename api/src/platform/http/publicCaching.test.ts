import { createHash } from 'node:crypto';

import { UserModel } from '../../identity/people/user.model';
import { useApi } from '../../testing/apiStage';
import { CachingUpdateIntroDocument } from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';

const stage = useApi();

const PREFLIGHT = { 'apollo-require-preflight': 'true' };
const WEBSITE = '{ website { home { intro } } }';

const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${stage.api.url}/graphql?${new URLSearchParams(parameters).toString()}`, {
    headers: { ...PREFLIGHT, ...headers },
  });
const cacheControl = async (query: string, headers: Record<string, string> = {}) =>
  (await get({ query }, headers)).headers.get('cache-control');

describe('an answer with only the public website', () => {
  it.each([
    WEBSITE,
    '{ __typename website { home { intro } } }',
    'query A { site: website { home { intro } } website { contact { intro } } }',
    'query A { ...F } fragment F on Query { website { home { intro } } }',
    '{ ... on Query { website { home { intro } } } }',
  ])('may be kept for a minute: %s', async (query) => {
    const response = await get({ query });
    expect(await response.json()).toHaveProperty('data.website');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await stage.api.visitor.run(query)).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('is not sent again to who has it, until it changes', async () => {
    const editor = await signedIn(stage.api, { general: ['webHome'] });
    const first = await get({ query: WEBSITE });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"oud", ${etag}`, '*']) {
      const again = await get({ query: WEBSITE }, { 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('public, max-age=60');
    }
    await editor.data(CachingUpdateIntroDocument, { text: '<p>Nieuw</p>', revision: 0 });
    const changed = await get({ query: WEBSITE }, { 'if-none-match': etag });
    expect([changed.status, await changed.json()]).toEqual([
      200,
      { data: { website: { home: { intro: '<p>Nieuw</p>' } } } },
    ]);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('is the same for who is signed in, and never carries a cookie', async () => {
    const member = await signedIn(stage.api, { general: ['webHome'] });
    // Old enough to be renewed by the next request.
    await UserModel.updateOne(
      { _id: member.id },
      { $set: { 'sessions.0.expiresAt': new Date(Date.now() + 3_600_000) } },
    );
    const [mine, anyones] = [
      await get({ query: WEBSITE }, { cookie: member.cookie ?? '' }),
      await get({ query: WEBSITE }),
    ];
    expect(mine.headers.get('set-cookie')).toBeNull();
    expect(mine.headers.get('cache-control')).toBe('public, max-age=60');
    expect(mine.headers.get('etag')).toBe(anyones.headers.get('etag'));
    expect(await mine.text()).toBe(await anyones.text());
  });
});

describe('any other answer', () => {
  it.each([
    '{ me { id } }',
    '{ website { home { intro } } me { id } }',
    'query A { ...F } fragment F on Query { website { home { intro } } me { id } }',
    '{ website { home { intro } } ... on Query { me { id } } }',
    '{ website: me { id } }',
    '{ website { home { intro } } __schema { queryType { name } } }',
    '{ website { home { intro } } users { totalCount } }',
    '{ website { nieuws(first: 0) { totalCount } } }',
    '{ website { niets } }',
    '{ website { home { intro } }',
  ])('stays private: %s', async (query) => {
    const kept = await cacheControl(query);
    expect(kept).toBe('no-store');
    const response = await get({ query });
    expect(response.headers.get('etag')).toBeNull();
  });

  it('stays private when one operation of several was public', async () => {
    const query = 'query A { website { home { intro } } } query B { me { id } }';
    expect((await get({ query, operationName: 'A' })).headers.get('cache-control')).toBe(
      'public, max-age=60',
    );
    expect((await get({ query, operationName: 'B' })).headers.get('cache-control')).toBe('no-store');
  });

  it('stays private for a mutation, which GET does not do at all', async () => {
    const query = 'mutation { signOut }';
    const response = await get({ query });
    expect([response.status, response.headers.get('cache-control')]).toEqual([405, 'no-store']);
    expect((await stage.api.visitor.run(query)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a persisted query', () => {
  const query = '{ website { ubpf { intro } } }';
  const hash = createHash('sha256').update(query).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });

  it('is asked by its hash once the server knows it', async () => {
    const unknown = await get({ extensions });
    expect(await unknown.json()).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    expect(unknown.headers.get('cache-control')).not.toContain('public');

    expect(await (await get({ query, extensions })).json()).toEqual({
      data: { website: { ubpf: { intro: '' } } },
    });
    const known = await get({ extensions });
    expect(await known.json()).toEqual({ data: { website: { ubpf: { intro: '' } } } });
    expect(known.headers.get('cache-control')).toBe('public, max-age=60');
    const again = await get({ extensions }, { 'if-none-match': known.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('must have the hash of its text', async () => {
    const response = await get({ query: '{ website { home { intro } } }', extensions });
    expect(response.status).toBe(400);
  });

  it('needs the header that other sites cannot send by themselves', async () => {
    const response = await fetch(`${stage.api.url}/graphql?${new URLSearchParams({ query }).toString()}`);
    expect(response.status).toBe(400);
  });
});
