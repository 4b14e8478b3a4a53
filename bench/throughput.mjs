import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { root } from '../scripts/lib/root.mjs';
import { api, send, signIn } from './lib/api.mjs';
import { load, median, percentile } from './lib/load.mjs';
import { cpuOf, runScript, startApi, startPeer } from './lib/processes.mjs';
import { bodyOf, operations } from './operations.mjs';

/** How many users each database has. */
const DATABASES = { large: 5000, hundred: 100 };
const EXECUTORS = ['jit', 'reference'];
const CONNECTIONS = [16, 64];
/** Of the public website. */
const VISITORS = [16, 200];
/** What V8 needs before it has compiled what it is going to compile. */
const WARM_UP_S = 2;

/**
 * Throughput and latency of every operation on both executors and on the peer, and how many database commands each
 * takes. All servers are connected to one engine, and take turns.
 * @param {{ folder: string, rounds: number, seconds: number, only: string, profile?: string }} options
 * `profile`: a folder for V8's profile of the API on jit
 */
export async function measureThroughput({ folder, only, ...plan }) {
  const chosen = operations.filter(({ name }) => name.includes(only));
  const { startEmbedded } = api.built('platform/embedded/startEmbedded.js');
  const engine = await startEmbedded({
    dataDir: join(folder, 'data'),
    cacheDir: join(root, '.cache', 'embedded-mongodb'),
  });
  const rows = [];
  try {
    for (const [database, users] of Object.entries(DATABASES)) {
      const here = chosen.filter((operation) => operation.database === database);
      if (here.length === 0) continue;
      const uri = engine.uri.replace('/?', `/${database}?`);
      await runScript('fill.mjs', [uri, String(users)]);
      rows.push(...(await measureDatabase(here, uri, database, plan)));
    }
  } finally {
    await engine.close();
  }
  return rows;
}

async function measureDatabase(here, uri, database, plan) {
  const servers = await startServers(uri, database, plan.profile);
  try {
    const cookie = await signIn(servers.jit.url);
    const rows = [];
    for (const operation of here) {
      const asked = operation.visitor ? '' : cookie;
      try {
        const commands = await check(operation, servers, asked);
        console.error(`measuring: ${operation.name}`);
        const rounds = operation.peer ? throughput : latencyOnly;
        for (const row of await rounds(operation, servers, asked, plan)) rows.push({ ...row, commands });
      } catch (error) {
        // The others are measured all the same.
        console.error(`NOT measured: ${operation.name}: ${error.message}`);
      }
    }
    return rows;
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}

/** Both executors, one that counts commands, and the peer. */
async function startServers(uri, database, profile) {
  const servers = {};
  const nodeOptions = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  servers.jit = await startApi({ MONGODB_URI: uri, GRAPHQL_EXECUTOR: 'jit' }, { nodeOptions });
  servers.reference = await startApi({ MONGODB_URI: uri, GRAPHQL_EXECUTOR: 'reference' });
  servers.counting = await startApi({ MONGODB_URI: uri, SERVER_TIMING: 'true' });
  servers.peer = await startPeer(uri, database);
  servers.apollo = await startPeer(uri, database, 'apollo');
  return servers;
}

/** All servers must give the same data. @returns how many database commands the operation takes */
async function check(operation, { counting, reference, peer, apollo }, cookie) {
  const body = bodyOf(operation);
  // What is kept of figures (blockSums) is counted at the first one.
  await send(counting.url, body, cookie);
  const { data, commands } = await send(counting.url, body, cookie);
  for (const other of operation.peer ? [reference, peer, apollo] : []) {
    const given = (await send(other.url, body, cookie)).data;
    if (!isDeepStrictEqual(given, data)) {
      const who = other === reference ? 'GraphQL' : 'the peer';
      throw new Error(`${who} answers something else at ${difference(given, data).join('.')}`);
    }
  }
  return commands;
}

/** The path to the first difference between two answers. */
function difference(one, other) {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const key = keys.find((name) => !isDeepStrictEqual(one[name], other[name]));
  return key === undefined ? [] : [key, ...difference(one[key], other[key])];
}

/** @returns a row for each number of connections */
async function throughput(operation, servers, cookie, { rounds, seconds }) {
  // Where each request costs more than what it asks: how much of that is the server's that we have to use.
  const names = [...EXECUTORS, 'peer', ...(operation.budget === 'record' ? ['apollo'] : [])];
  const ask = async (name, connections, time) => {
    const { url, pid } = servers[name];
    const before = cpuOf(pid);
    const run = await load({ url, cookie, bodies: [bodyOf(operation)], connections, seconds: time });
    return { ...run, cpu: (cpuOf(pid) - before) / run.times.length };
  };
  const levels = operation.visitor ? VISITORS : CONNECTIONS;
  for (const name of names) await ask(name, levels[0], WARM_UP_S);
  const rows = [];
  for (const connections of levels) {
    const runs = Object.fromEntries(names.map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const name of names) runs[name].push(await ask(name, connections, seconds));
    }
    const figures = Object.fromEntries(names.map((name) => [name, summary(runs[name])]));
    for (const name of names) {
      // Round by round, so that what else the machine does weighs on both.
      figures[name].ratio = median(runs[name].map((run, round) => run.rate / runs.peer[round].rate));
    }
    rows.push({ ...about(operation), connections, ...figures });
  }
  return rows;
}

/** One connection; a ratio would say nothing. */
async function latencyOnly(operation, servers, cookie, { rounds, seconds }) {
  const runs = [];
  for (let round = 0; round < rounds; round++) {
    const { url } = servers.jit;
    runs.push(await load({ url, cookie, bodies: [bodyOf(operation)], connections: 1, seconds }));
  }
  return [{ ...about(operation), connections: 1, jit: summary(runs) }];
}

const about = ({ name, budget, mostCommands }) => ({ name, budget, mostCommands });

/** The median rate of the rounds, and the latencies of all of them. */
function summary(runs) {
  const times = runs.flatMap((run) => run.times);
  return {
    rate: median(runs.map((run) => run.rate)),
    rates: runs.map((run) => run.rate),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    cpu: median(runs.map((run) => run.cpu ?? NaN)),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  };
}
