import { join } from 'node:path';

import { root } from '../scripts/lib/root.mjs';
import { listsThatGrow } from './growth.operations.mjs';
import { api, send, signIn } from './lib/api.mjs';
import { growFoundation } from './lib/growing.mjs';
import { load, median, percentile } from './lib/load.mjs';
import { runScript, startApi } from './lib/processes.mjs';
import { bodyOf, operations } from './operations.mjs';

/** Of a foundation of size 5: 1,110 club members. */
const USERS = 310;
const FACTORS = [1, 10, 100];
/** So many times as long an answer is another answer. */
const SAME_SIZE = 1.2;
const WARM_UP = 20;
const LEAST_ANSWERS = 40;
/** Of an operation that takes long there are fewer answers, of one foundation in a round: about so many ms of them. */
const MOST_MS = 3000;

/** What reads, each once: some are measured elsewhere in two databases. */
function chosenFor(only) {
  const reading = [...operations, ...listsThatGrow].filter(
    ({ name, document }) => document.trimStart().startsWith('query') && name.includes(only),
  );
  return [...new Map(reading.map((operation) => [bodyOf(operation), operation])).values()];
}

/**
 * How long every reading operation takes in a foundation that is 10 and 100 times as large: one connection, the three of them
 * in turn, so that what else the machine does weighs on each.
 * @param {{ folder: string, rounds: number, seconds: number, only: string }} options
 * @returns a row for each operation: of each factor the p95 in ms, the first answer of a server, the database commands and the
 * length of the answer; `ratio` of that at 10 to that at 1, and whether their answers are of one size
 */
export async function measureGrowth({ folder, ...plan }) {
  const { startEmbedded } = api.built('platform/embedded/startEmbedded.js');
  const engine = await startEmbedded({
    dataDir: join(folder, 'growth'),
    cacheDir: join(root, '.cache', 'embedded-mongodb'),
  });
  try {
    const uris = FACTORS.map((factor) => engine.uri.replace('/?', `/growth${factor}?`));
    for (const [index, uri] of uris.entries()) {
      await runScript('fill.mjs', [uri, String(USERS)]);
      await growFoundation(uri, FACTORS[index]);
    }
    return await measureFoundations(uris, plan);
  } finally {
    await engine.close();
  }
}

/** @param uris of the databases, in the order of the factors */
export async function measureFoundations(uris, { only, ...plan }) {
  const servers = [];
  const rows = [];
  try {
    for (const uri of uris) {
      const { url, stop } = await startApi({ MONGODB_URI: uri, SERVER_TIMING: 'true' });
      servers.push({ url, stop, cookie: await signIn(url) });
    }
    for (const operation of chosenFor(only)) {
      console.error(`measuring: ${operation.name}`);
      try {
        rows.push(await measureOperation(operation, servers, plan));
      } catch (error) {
        // The others are measured all the same.
        console.error(`NOT measured: ${operation.name}: ${error.message}`);
      }
    }
  } finally {
    for (const { stop } of servers) await stop();
  }
  return rows;
}

async function measureOperation(operation, servers, { rounds, seconds }) {
  const body = bodyOf(operation);
  const asked = servers.map(({ url, cookie }) => ({ url, cookie: operation.visitor ? '' : cookie, p95: [] }));
  for (const one of asked) {
    const began = performance.now();
    const { data } = await send(one.url, body, one.cookie);
    one.first = performance.now() - began;
    one.bytes = JSON.stringify(data).length;
    // What V8 compiles, and what is kept in memory, is of these.
    const warm = performance.now();
    let times = 0;
    while (times < WARM_UP && performance.now() - warm < MOST_MS) {
      one.commands = (await send(one.url, body, one.cookie)).commands;
      times += 1;
    }
    one.warmMs = (performance.now() - warm) / times;
  }
  for (let round = 0; round < rounds; round++) {
    for (const { url, cookie, p95, warmMs } of asked) {
      const least = Math.ceil(Math.min(LEAST_ANSWERS, MOST_MS / warmMs));
      const { times } = await load({ url, cookie, bodies: [body], connections: 1, seconds, least });
      p95.push(percentile(times, 0.95));
    }
  }
  const [smallest, ten] = asked;
  return {
    name: operation.name,
    factors: asked.map(({ p95, first, bytes, commands }, index) => ({
      ...{ factor: FACTORS[index], p95: median(p95), first, bytes, commands },
    })),
    // Round by round, so that what else the machine does weighs on both.
    ratio: median(ten.p95.map((p95, round) => p95 / smallest.p95[round])),
    isSameSize: ten.bytes <= SAME_SIZE * smallest.bytes,
  };
}
