// npm run bench: measures the built portal against its budgets (docs/performance.md). Nothing is asserted.
import './ensure-installed.mjs';

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { buildIfChanged } from './lib/build.mjs';
import { root } from './lib/root.mjs';

/** These take long, and are measured only when they are asked for. */
const LONG_PARTS = ['lighthouse', 'soak', 'search', 'growth'];
const PARTS = [
  ...['throughput', 'starts', 'bundles', 'areas', 'longLists', 'memory', 'letters', 'attacks'],
  ...LONG_PARTS,
];
const results = join(root, 'bench', 'results');
const HELP = `npm run bench -- [options]

  --quick         one short round, to try something
  --part <name>   only this part, can be given again: ${PARTS.join(', ')}
                  (lighthouse, soak, search and growth only when they are asked for: the first installs packages of its
                  own and takes twenty minutes, the second half an hour, the third five minutes, the last twenty-five)
  --only <text>   throughput and growth: only the operations with this in their name
  --no-build      measure what was built last
  --profile       throughput: V8's profile of the API on jit, in bench/results/profile (open it in Chromium)
  --help          this`;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true, default: PARTS.filter((part) => !LONG_PARTS.includes(part)) },
    only: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP);
else await bench();

async function bench() {
  if (!values['no-build']) await buildIfChanged();
  const folder = mkdtempSync(join(tmpdir(), 'carnaval-bench-'));
  const plan = {
    folder,
    build: !values['no-build'],
    only: values.only,
    rounds: values.quick ? 1 : 3,
    seconds: values.quick ? 1 : 2,
    minutes: values.quick ? 2 : 30,
    profile: values.profile ? join(results, 'profile') : undefined,
  };
  try {
    const machine = { node: process.version, cpus: cpus().length, cpu: cpus()[0]?.model };
    const measured = { at: new Date().toISOString(), machine, quick: values.quick, ...(await measure(plan)) };
    const { reportText } = await import('../bench/report.mjs');
    console.log(`\n${reportText(measured)}\n`);
    console.log(`Written to ${save(measured)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The parts that were asked for; one that fails does not take the others with it. What needs the built API is imported late. */
async function measure(plan) {
  const wants = (name) => values.part.includes(name);
  const done = {};
  if (['starts', 'bundles', 'areas', 'lighthouse'].some(wants)) {
    const { measureStarts } = await import('../bench/startTime.mjs');
    const { server, ...starts } = (await step('starts', () => measureStarts(plan))) ?? {};
    if (wants('starts') && server) done.starts = starts;
    const { measureBundles } = await import('../bench/bundles.mjs');
    if (wants('bundles') && server) done.bundles = await step('bundles', () => measureBundles(server.url));
    const { measureAreas } = await import('../bench/areas.mjs');
    if (wants('areas') && server)
      done.areas = await step('areas', () => measureAreas(server.url, plan.rounds));
    const { measureLighthouse } = await import('../bench/lighthouse.mjs');
    if (wants('lighthouse') && server)
      done.lighthouse = await step('lighthouse', () => measureLighthouse(server.url));
    await server?.stop();
  }
  if (wants('longLists')) {
    const { measureLongLists } = await import('../bench/longLists.mjs');
    done.longLists = await step('longLists', () => measureLongLists(plan));
  }
  if (wants('memory')) {
    const { measureMemory } = await import('../bench/memory.mjs');
    done.memory = await step('memory', () => measureMemory(plan));
  }
  if (wants('soak')) {
    const { measureSoak } = await import('../bench/soak.mjs');
    done.soak = await step('soak', () => measureSoak(plan));
  }
  if (wants('search')) {
    const { measureSearch } = await import('../bench/search.mjs');
    done.search = await step('search', () => measureSearch(plan));
  }
  if (wants('growth')) {
    const { measureGrowth } = await import('../bench/growth.mjs');
    done.growth = await step('growth', () => measureGrowth(plan));
  }
  if (wants('letters')) {
    const { measureLetters } = await import('../bench/letters.mjs');
    done.letters = await step('letters', () => measureLetters(plan));
  }
  if (wants('attacks')) {
    const { measureAttacks } = await import('../bench/attacks.mjs');
    done.attacks = await step('attacks', () => measureAttacks(plan));
  }
  if (wants('throughput')) {
    const { measureThroughput } = await import('../bench/throughput.mjs');
    done.throughput = await step('throughput', () => measureThroughput(plan));
  }
  return done;
}

/** @returns what the task measured, or undefined when it failed */
async function step(name, task) {
  const began = performance.now();
  try {
    const result = await task();
    console.error(`measured: ${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
    return result;
  } catch (error) {
    console.error(`NOT measured: ${name}: ${error.stack}`);
    process.exitCode = 1;
    return undefined;
  }
}

function save(measured) {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${measured.at.replace(/[:.]/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  return file;
}
