import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { root } from '../scripts/lib/root.mjs';
import { api, send, signIn } from './lib/api.mjs';
import { screenDocument } from './lib/documents.mjs';
import { grow, SEARCHED } from './lib/grow.mjs';
import { percentile } from './lib/load.mjs';
import { runScript, startApi } from './lib/processes.mjs';

/** Of a foundation of size 5: 1,110 club members. */
const USERS = 310;
const FACTORS = [1, 10, 100];
/** As they are typed, letter by letter. */
const TYPED = ['jan', 'jans', 'janse', 'jansen', 'piet', 'vries', 'ulft', 'ulft jan', 'qqqq'];
/** What was written just now is counted at each reading (blockSums). */
const SETTLED_MS = 11_000;
const FIELDS = [
  { field: 'search of the portal', operation: ['shell', 'ShellSearch'], variables: (text) => ({ text }) },
  {
    field: 'club members, as the list asks',
    operation: ['mf-club', 'ClubMemberList'],
    variables: (search) => ({ filter: { search, active: true } }),
  },
  {
    field: 'club members, the figures above the list',
    operation: ['mf-club', 'ClubMemberFigures'],
    variables: (search) => ({ filter: { search, active: true } }),
  },
  {
    field: 'club members, to choose one',
    operation: ['mf-club', 'ClubMemberChoices'],
    variables: (search) => ({ search }),
  },
];

/**
 * How long somebody who types in a search field waits for an answer: one connection, each text in turn, in a foundation of
 * 1,110 club members, ten times and a hundred times as large.
 * @param {{ folder: string, rounds: number }} options
 * @returns a row for each field and size: p50 and p95 in ms, the first answer of a server, the slowest text, and the most database
 * commands of one search
 */
export async function measureSearch({ folder, rounds }) {
  const { startEmbedded } = api.built('platform/embedded/startEmbedded.js');
  const engine = await startEmbedded({
    dataDir: join(folder, 'search'),
    cacheDir: join(root, '.cache', 'embedded-mongodb'),
  });
  const uri = engine.uri.replace('/?', '/search?');
  const rows = [];
  try {
    await runScript('fill.mjs', [uri, String(USERS)]);
    let factor = 1;
    for (const next of FACTORS) {
      await grow(uri, factor, next, SEARCHED);
      if (next > factor) await delay(SETTLED_MS);
      factor = next;
      rows.push(...(await measureFields(uri, factor, rounds)));
    }
  } finally {
    await engine.close();
  }
  return rows;
}

async function measureFields(uri, factor, rounds) {
  const server = await startApi({ MONGODB_URI: uri, SERVER_TIMING: 'true' });
  try {
    const cookie = await signIn(server.url);
    const rows = [];
    for (const { field, operation, variables } of FIELDS) {
      const query = screenDocument(...operation);
      const asked = TYPED.map((text) => ({
        text,
        body: JSON.stringify({ query, variables: variables(text) }),
        times: [],
        commands: 0,
      }));
      // What V8 compiles, and what is kept in memory, is of the first round.
      for (let round = 0; round <= 10 * rounds; round++) {
        for (const one of asked) {
          const began = performance.now();
          const { commands } = await send(server.url, one.body, cookie);
          one.times.push(performance.now() - began);
          one.commands = commands;
        }
      }
      const times = asked.flatMap((one) => one.times.slice(1));
      const slowest = asked.toSorted((a, b) => percentile(b.times, 0.5) - percentile(a.times, 0.5))[0];
      rows.push({
        ...{
          field,
          factor,
          first: asked[0].times[0],
          p50: percentile(times, 0.5),
          p95: percentile(times, 0.95),
        },
        ...{ commands: Math.max(...asked.map((one) => one.commands)), slowest: slowest.text },
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}
