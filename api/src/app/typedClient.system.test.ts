import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type * as Client from '../../../client/src';
import { todayInAmsterdam } from '../platform/dates/amsterdam';
import { useApi } from '../testing/apiStage';
import { CreateApiTokenDocument } from '../testing/gql/graphql';
import { signedIn, TEST_PASSWORD } from '../testing/people';
import { repository } from '../testing/repository';

/** A program elsewhere that has the packed client. */
const folder = mkdtempSync(join(tmpdir(), 'carnaval-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { createClient, graphql, PortalError } = packed();
const stage = useApi();

/** Packs the client, and gives what that program gets of it. */
function packed(): typeof Client {
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'carnaval-client');
  execFileSync(process.execPath, [join(repository, 'scripts/pack-client.mjs'), folder], { stdio: 'pipe' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, tarball ?? ''), '--strip-components=1', '-C', installed]);
  for (const name of ['gql.tada', 'graphql', 'graphql-request'])
    symlinkSync(join(repository, 'node_modules', name), join(modules, name));
  return createRequire(join(folder, 'program.cjs'))('carnaval-client') as typeof Client;
}

const News = graphql(`
  query ClientNews($after: String) {
    newsItems(first: 2, after: $after) {
      edges {
        node {
          id
          title
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const AddNews = graphql(`
  mutation ClientAddNews($item: NewsItemInput!, $requestId: String) {
    addNewsItem(newItem: $item, requestId: $requestId) {
      id
    }
  }
`);
const Products = graphql('query ClientProducts { products { id } }');
const item = (title: string) => ({ title, text: '<p>Alaaf</p>', tags: [], postpone: 'no' as const });

/** A client with a token that may edit the news. */
async function newsClient(options: { fetch?: typeof fetch } = {}) {
  const owner = await signedIn(stage.api, { general: ['webNews'], commissions: [] });
  const given = { name: 'website', permissions: ['webNews' as const], lastDay: todayInAmsterdam() };
  const { createApiToken } = await owner.data(CreateApiTokenDocument, {
    token: { ...given, currentPassword: TEST_PASSWORD },
  });
  return createClient({ url: stage.api.url, token: createApiToken.token, ...options });
}

/** A connection on which the answer of the first request is lost, after it was received. */
function losingTheFirst() {
  const sent: string[] = [];
  const fetchOnce: typeof fetch = async (address, init) => {
    const response = await fetch(address, init);
    sent.push(String(init?.body));
    if (sent.length > 1) return response;
    await response.arrayBuffer();
    throw new TypeError('fetch failed');
  };
  return { sent, fetch: fetchOnce };
}

async function titlesOf(client: Awaited<ReturnType<typeof newsClient>>): Promise<string[]> {
  const titles: string[] = [];
  for await (const { title } of client.nodes(News, {}, ({ newsItems }) => newsItems)) titles.push(title);
  return titles.sort();
}

it('adds, and reads a list page by page', async () => {
  const client = await newsClient();
  for (const title of ['A', 'B', 'C', 'D', 'E']) await client.request(AddNews, { item: item(title) });
  expect(await titlesOf(client)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

it('throws what the API refuses, with its code and fields', async () => {
  const client = await newsClient();
  await expect(client.request(Products)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const refused = await client.request(AddNews, { item: item(' ') }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PortalError);
  expect(refused).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { title: expect.any(String) } },
  });
});

it('sends again what reads, and what writes with a requestId: once it happens', async () => {
  const lost = losingTheFirst();
  const client = await newsClient({ fetch: lost.fetch });
  await client.request(AddNews, { item: item('Eén keer'), requestId: 'request-of-test' });
  expect(lost.sent).toHaveLength(2);
  expect(await titlesOf(client)).toEqual(['Eén keer']);

  const lostRead = losingTheFirst();
  expect(await titlesOf(await newsClient({ fetch: lostRead.fetch }))).toEqual(['Eén keer']);
});

it('does not send again what would happen twice', async () => {
  const lost = losingTheFirst();
  const client = await newsClient({ fetch: lost.fetch });
  await expect(client.request(AddNews, { item: item('Misschien') })).rejects.toMatchObject({
    code: 'NETWORK',
  });
  expect(lost.sent).toHaveLength(1);
});

it('does not send again what a proxy refused', async () => {
  let sent = 0;
  const refusing: typeof fetch = async () => {
    sent++;
    return new Response('too large', { status: 413 });
  };
  const client = await newsClient({ fetch: refusing });
  await expect(client.request(News, {})).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(sent).toBe(1);
});

describe('its package, elsewhere', () => {
  /** What the compiler says of a program that asks this of each committee. */
  function compiled(field: string): string {
    const program = `
      import { createClient, graphql } from 'carnaval-client';
      const Commissions = graphql('query { commissions { name } }');
      const client = createClient({ url: 'http://localhost:4000', token: 'carnaval_x' });
      export const names: string[] = (await client.request(Commissions)).commissions.map((one) => one.${field});
    `;
    writeFileSync(join(folder, 'program.mts'), program);
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
    const tsc = join(repository, 'node_modules/typescript7/bin/tsc');
    return spawnSync(process.execPath, [tsc, ...options, 'program.mts'], { cwd: folder, encoding: 'utf8' })
      .stdout;
  }

  it('knows the types of an answer without a step of its own', () => {
    expect(compiled('name')).toBe('');
    expect(compiled('nmae')).toContain("Property 'nmae' does not exist");
  });

  it('runs in Node', () => {
    const program =
      "import { createClient, graphql } from 'carnaval-client'; console.log(typeof createClient, typeof graphql)";
    const options = { cwd: folder, encoding: 'utf8' as const };
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', program], options)).toBe(
      'function function\n',
    );
  });
});
