import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { root } from '../scripts/lib/root.mjs';
import { api, signIn, sizeFor } from './lib/api.mjs';
import { benchDocument } from './lib/documents.mjs';
import { load, median, percentile } from './lib/load.mjs';
import { startApi } from './lib/processes.mjs';

const { buildSchema, getIntrospectionQuery, getNamedType, isObjectType } = api.library('graphql');

/** How deep a field is followed, and how often one stands at the root: the most that is accepted is found by trying. */
const DEEPEST = 8;
const MOST_AT_ROOT = 15;
const OTHERS = 4;
const ATTACK_ROUNDS = 10;
/** A stranger is let through 600 times a minute. */
const PAUSE_MS = 100;

/**
 * The most that one request of a stranger, and of somebody signed in, can make the portal do, and what the others notice
 * while a stranger goes on with it. Each text is asked for the first time: nothing of it is compiled or kept.
 * @param {{ folder: string, rounds: number, seconds: number }} options
 * @returns milliseconds: of one request alone, and the p99 of others before and meanwhile
 */
export async function measureAttacks({ folder, rounds, seconds }) {
  const env = { DATA_DIR: join(folder, 'attacks'), DEMO_SIZE: String(sizeFor(500)) };
  const rows = [];
  // Without the limit on strangers: what one request can do.
  await withServer({ ...env, VISITORS_PER_MINUTE: '0' }, async ({ url }, cookie) => {
    for (const { name, signedIn, ...attack } of attacks()) {
      const query = await widest(url, { name, ...attack }, signedIn ? cookie : '');
      const alone = [];
      for (let each = 0; each < 4 * rounds + 1; each++) {
        alone.push(await timeOf(() => send(url, query(), { cookie: signedIn ? cookie : '' })));
      }
      rows.push({ name, signedIn, ms: median(alone), query });
    }
  });
  // With it: what a stranger can do to others, each from an address of its own.
  await withServer({ ...env, TRUST_PROXY: 'true', VISITORS_PER_MINUTE: '600' }, async ({ url }, cookie) => {
    const others = () =>
      load({
        ...{ url, cookie, connections: OTHERS, seconds: ATTACK_ROUNDS * seconds },
        bodies: [JSON.stringify({ query: benchDocument('BenchMe') })],
      });
    await others();
    for (const [at, row] of rows.entries()) {
      if (row.signedIn) continue;
      row.before = percentile((await others()).times, 0.99);
      const ask = () => send(url, row.query(), { 'x-forwarded-for': `10.0.0.${at}` });
      row.meanwhile = await during(ask, others());
    }
  });
  return rows.map(({ query: _query, ...row }) => row);
}

async function withServer(env, task) {
  const server = await startApi(env);
  try {
    await task(server, await signIn(server.url));
  } finally {
    await server.stop();
  }
}

/** What is tried: `document(n, depth)` asks the same n times over, followed so deep. */
function attacks() {
  const schema = buildSchema(readFileSync(join(root, 'api', 'schema.graphql'), 'utf8'));
  const query = schema.getQueryType().getFields();
  const times = (n, text) => Array.from({ length: n }, (_, at) => `a${at}: ${text}`).join('\n');
  const ofField = (name, args = '') => {
    return (n, depth) => `{ ${times(n, `${name}${args} ${everything(query[name], depth)}`)} }`;
  };
  const tried = (n) => `signIn(email: "niemand${n}@example.nl", password: "verkeerd") { id }`;
  return [
    { name: 'the products, all fields', document: ofField('webshopProducts') },
    { name: 'the website, all fields', document: ofField('website') },
    { name: 'the whole schema', document: () => getIntrospectionQuery() },
    {
      name: 'trying to sign in',
      document: (n) =>
        `mutation { ${Array.from({ length: n }, (_, at) => `a${at}: ${tried(`${at}.${Math.random()}`)}`).join('\n')} }`,
      isRefused: true,
    },
    { name: 'the club, all fields', document: ofField('clubMembers', '(first: 100)'), signedIn: true },
    { name: 'the advertisers, all fields', document: ofField('advertisers', '(first: 100)'), signedIn: true },
    { name: 'the committees, all fields', document: ofField('commissions'), signedIn: true },
  ];
}

/** The slowest accepted variant of an attack, as a text that is new each time: for each depth the most at the root, tried once. */
async function widest(url, { name, document, isRefused }, cookie) {
  let slowest;
  for (let depth = DEEPEST; depth > 0; depth--) {
    for (let n = MOST_AT_ROOT; n > 0; n--) {
      const query = () => `# ${Math.random()}\n${document(n, depth)}`;
      const began = performance.now();
      const { errors } = await send(url, query(), { cookie });
      const time = performance.now() - began;
      if (!isRefused && errors?.some(({ extensions }) => /VALIDATION|PARSE/.test(extensions.code))) continue;
      if (!slowest || time > slowest.time) slowest = { query, time };
      break;
    }
  }
  if (!slowest) throw new Error(`"${name}": none is accepted.`);
  return slowest.query;
}

async function send(url, query, headers) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

async function timeOf(ask) {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

/** The p99 of the others while a stranger asks as often as one is let through. */
async function during(ask, others) {
  let running = true;
  const asking = (async () => {
    while (running) await Promise.all([ask(), delay(PAUSE_MS)]);
  })();
  const { times } = await others.finally(() => (running = false));
  await asking;
  return percentile(times, 0.99);
}

/** All fields below a field that need no argument. */
function everything(field, depth) {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(
    ({ args, type: of }) =>
      args.every(
        ({ type: given, defaultValue }) => !String(given).endsWith('!') || defaultValue !== undefined,
      ) &&
      (depth > 1 || !isObjectType(getNamedType(of))),
  );
  return `{ __typename ${fields.map((one) => `${one.name} ${everything(one, depth - 1)}`).join(' ')} }`;
}
