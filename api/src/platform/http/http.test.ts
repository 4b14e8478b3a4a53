import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

import { signedIn } from '../../testing/people';
import { startApi, TEST_WEBSITE, type TestApi } from '../../testing/startApi';
import { BODY_LIMIT, readJsonBody } from './graphqlHandler';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${api.url}/graphql`, { method: 'POST', body, headers });

describe('the GraphQL endpoint', () => {
  it.each(['/graphql', '/playground'])(
    'shows the IDE at %s in a browser, which needs nothing from elsewhere',
    async (path) => {
      const response = await fetch(api.url + path, {
        headers: { accept: 'text/html,application/xhtml+xml' },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      const page = await response.text();
      expect(page).toContain('renderYogaGraphiQL');
      expect(page).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
    },
  );

  it('lets integrators read the schema', async () => {
    const response = await post(JSON.stringify({ query: '{ __schema { queryType { name } } }' }));
    expect(await response.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
  });

  it('answers what is no JSON with 400 and a code', async () => {
    const response = await post('{"query": ');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('refuses a body over 2 MB', async () => {
    const response = await post(JSON.stringify({ query: `{ me { id } } # ${'x'.repeat(BODY_LIMIT)}` }));
    expect(response.status).toBe(413);
  });

  it('refuses what another site could send with the cookie of this one', async () => {
    const member = await signedIn(api, { general: ['secGebruikers'] });
    const response = await post(JSON.stringify({ query: '{ users { totalCount } }' }), {
      'content-type': 'text/plain',
      cookie: member.cookie ?? '',
    });
    expect(response.status).toBe(400);
    const viaGet = await fetch(`${api.url}/graphql?query={users{totalCount}}`, {
      headers: { cookie: member.cookie ?? '' },
    });
    expect(viaGet.status).toBe(400);
  });

  it('gives a syntax error and an unknown field a code', async () => {
    expect((await api.visitor.error('{ me {')).extensions.code).toBe('GRAPHQL_PARSE_FAILED');
    expect((await api.visitor.error('{ niets }')).extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('refuses a variable of the wrong type as bad input', async () => {
    const error = await api.visitor.error(
      'mutation M($email: String!) { requestPasswordReset(email: $email) }',
      {},
    );
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('answers with data that no browser takes for a page', async () => {
    for (const response of [
      await post('{"query": "{ me { id } }"}'),
      await post('{"query": "{ nothing }"}'),
    ]) {
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    }
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('packs a large answer for who takes %s', async (accepted, packed) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': accepted };
    const large = await post('{"query": "{ __schema { types { name } } }"}', headers);
    expect(large.headers.get('content-encoding')).toBe(packed);
    expect(large.headers.get('vary')).toContain('Accept-Encoding');
    expect(((await large.json()) as { data: object }).data).toHaveProperty('__schema.types.0.name');
    const small = await post('{"query": "{ me { id } }"}', headers);
    expect(small.headers.get('content-encoding')).toBeNull();
    expect(await small.json()).toHaveProperty('data.me');
  });

  it('gives up a body that never ends', async () => {
    const endless = new PassThrough();
    const request = Object.assign(endless, { headers: {} }) as unknown as IncomingMessage;
    endless.write('{"query": ');
    await expect(readJsonBody(request, 50)).rejects.toMatchObject({ status: 408 });
  });

  it('does not let answers be kept by caches', async () => {
    const { headers } = await api.visitor.run('{ me { id } }');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

it('tells whether it is up', async () => {
  const response = await fetch(`${api.url}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

describe('pages of other sites', () => {
  const preflight = (origin: string, path: string) =>
    fetch(api.url + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-file-name',
      },
    });

  it.each(['/graphql', '/files/participantDocs/liedjes'])(
    'may ask %s when they are of the public website, without a session',
    async (path) => {
      const { status, headers } = await preflight(TEST_WEBSITE, path);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(TEST_WEBSITE);
      expect(headers.get('access-control-allow-headers')).toContain('x-file-name');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    },
  );

  it.each(['https://elders.example', 'null', `${TEST_WEBSITE}.elders.example`])(
    'may not when they are of %s',
    async (origin) => {
      expect((await preflight(origin, '/graphql')).headers.get('access-control-allow-origin')).toBeNull();
      const answer = await post('{"query":"{ me { id } }"}', { 'content-type': 'application/json', origin });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});
