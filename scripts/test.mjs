// npm test: what a person wants to know: does it work. npm run test:system: the portal as a system, for CI.
// npm run test:api, test:ui, test:e2e, check: one part; further arguments go to jest, or to playwright.
// npm test -- --changed: what the work that is not on origin/main yet (or not committed) can touch.
import './ensure-installed.mjs';

import { buildGalleryIfChanged, buildIfChanged, codegen } from './lib/build.mjs';
import { changedFiles, changedSince } from './lib/changedFiles.mjs';
import { areas } from './lib/root.mjs';
import { add, check, jest, playwright, runStages } from './lib/testStages.mjs';

const [stage = 'all', ...asked] = process.argv[2] === '--changed' ? ['changed'] : process.argv.slice(2);
const tsc = 'node_modules/typescript7/bin/tsc';

/** Types, lint, format, import directions, and what is committed of what is generated. */
async function checks(files = ['.']) {
  codegen();
  const types = (name, project) => check(`types of ${name}`, [tsc, '-p', project]);
  // Lint beside the others: it takes longest.
  const both = await Promise.all([
    check('lint', ['node_modules/oxlint/bin/oxlint', '--no-error-on-unmatched-pattern', ...files]),
    inTurn(
      () => types('the API', 'api'),
      () => types('the client', 'client'),
      () => types('the UI', 'tsconfig.web.json'),
      () => types('the service worker', 'shell/src/worker'),
      () => types('the browser tests', 'e2e'),
      () => check('operations of the benchmark', ['bench/checkOperations.mjs']),
      () => check('operations of deployed remotes', ['scripts/check-operations.mjs']),
      () => check('what kit offers (kit/kit.api.md)', ['scripts/kit-report.mjs', '--check']),
      () => check('licences and install scripts', ['scripts/supply-chain.mjs', '--check']),
      () => check('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
      () =>
        check('import directions', [
          'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
          '--config',
          '.dependency-cruiser.cjs',
          '--output-type',
          'err',
          'api/src',
          'client/src',
          'kit/src',
          'shell/src',
          ...areas.map((area) => `mf-${area}/src`),
        ]),
    ),
  ]);
  return add(both.flat());
}

async function apiTests() {
  codegen();
  return jest('api/jest.config.cjs', { asked });
}

async function pageTests(options = { asked }) {
  codegen();
  return jest('jest.ui.config.cjs', options);
}

async function journeys(args = asked, isShown = asked.length > 0) {
  codegen();
  await buildIfChanged();
  return playwright('e2e/playwright.config.ts', args, isShown);
}

async function systemApiTests() {
  codegen();
  return jest('api/jest.system.config.cjs', { asked });
}

/** On GraphQL's own executor: what stands around it, and every operation with its arguments. */
async function executorTests() {
  return jest('api/jest.config.cjs', {
    choose: ['--testPathPatterns', 'platform/graphql/|testing/permissionMatrix'],
    env: { GRAPHQL_EXECUTOR: 'reference' },
  });
}

async function systemBrowserTests(args = asked) {
  codegen();
  await buildIfChanged();
  // Not in the tests, where three workers would build it at once.
  buildGalleryIfChanged();
  return playwright('e2e/system.config.ts', args.length > 0 ? ['--pass-with-no-tests', ...args] : []);
}

async function faultTests() {
  codegen();
  await buildIfChanged();
  return playwright('e2e/faults.config.ts', asked, true);
}

/** What a change can touch. A room of the API is tested by its operations: all tests are related to any file of it. */
function changed() {
  const files = changedFiles();
  const rooms = new Set(
    files.filter((file) => file.startsWith('api/src/')).map((file) => file.replace(/[^/]+$/, '')),
  );
  const api = { choose: ['--testPathPatterns', [...rooms].join('|')] };
  const since = changedSince();
  return [
    ['check', () => checks(files.filter((file) => /\.([cm]?js|tsx?)$/.test(file)))],
    ...(rooms.size > 0 ? [['API', () => jest('api/jest.config.cjs', api)]] : []),
    ['pages', () => pageTests({ choose: [`--changedSince=${since}`] })],
    ['browser', () => journeys([`--only-changed=${since}`, '--pass-with-no-tests'], false)],
  ];
}

const commands = {
  all: () => [
    ['check', () => checks()],
    ['API', apiTests],
    ['pages', () => pageTests()],
    ['browser', () => journeys()],
  ],
  system: () => [
    ['API', systemApiTests],
    ...(asked.length > 0 ? [] : [['executors', executorTests]]),
    ['browser', () => systemBrowserTests()],
  ],
  changed,
  check: () => [['check', () => checks()]],
  api: () => [['API', apiTests]],
  ui: () => [['pages', () => pageTests()]],
  e2e: () => [['browser', () => journeys()]],
  // The pictures of docs/handleiding, of what the demo foundation shows now.
  pictures() {
    process.env.GUIDE_PICTURES = '1';
    return [['pictures', () => systemBrowserTests(['guidePictures'])]];
  },
  // Those that the gallery of kit is compared with.
  'gallery-pictures': () => [
    ['pictures', () => systemBrowserTests(['gallery', '--update-snapshots', ...asked])],
  ],
  // By itself only: it takes a quarter of an hour, and is about the portal as a whole.
  faults: () => [['faults', faultTests]],
};

/** One after the other. @returns what each came to */
async function inTurn(...tasks) {
  const outcomes = [];
  for (const task of tasks) outcomes.push(await task());
  return outcomes;
}

await runStages(commands[stage]());
