import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../../scripts/lib/root.mjs';
import { benchDocument } from './documents.mjs';

const fromApi = createRequire(join(root, 'api', 'package.json'));
// Before any module of the API that describes the schema.
fromApi('reflect-metadata');

/** The modules of the built API and its libraries, in the versions that the API itself uses. */
export const api = {
  /** @param path of a built file, from api/dist */
  built: (path) => fromApi(join(root, 'api', 'dist', path)),
  library: (name) => fromApi(name),
};

/** The account that asks, of the demo foundation: it may everything. */
export const ADMIN = 'beheer@carnaval.example';
/** Signs in over and over; not the admin, whose oldest session would end. */
export const SIGNER = 'lid@carnaval.example';
/** @returns the password of the demo accounts */
export const demoPassword = () => api.built('identity/people/demoAccounts.js').DEMO_PASSWORD;

/** The size of the demo foundation (DEMO_SIZE) in which there are this many users: 60 for each 1, and the accounts. */
export function sizeFor(users) {
  return (users - api.built('identity/people/demoAccounts.js').demoAccounts.length) / 60;
}

/** @returns the id that the demo foundation gives to something, as loadDemo does */
export const demoId = (name) => api.built('platform/demo/demoContext.js').demoId(name).toHexString();

/**
 * Sends a GraphQL operation.
 * @returns {Promise<{ data: any, cookie: string, commands: number }>} the data, the session cookie that came with it,
 * and the number of database commands where the server tells it
 */
export async function send(url, body, cookie = '') {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body,
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${url} refused ${body.slice(0, 80)}: ${errors[0].message}`);
  const [, commands] = /db;desc="(\d+)"/.exec(response.headers.get('server-timing') ?? '') ?? [];
  return {
    data,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
    commands: Number(commands),
  };
}

/** Signs the admin in. @returns the session cookie, valid at every server of the same database */
export async function signIn(url) {
  const query = benchDocument('BenchSignIn');
  const variables = { email: ADMIN, password: demoPassword() };
  return (await send(url, JSON.stringify({ query, variables }))).cookie;
}
