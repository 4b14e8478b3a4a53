// npm test: what a person wants to know: does it work. npm run test:system: the portal as a system, for CI.
// npm run test:api, test:ui, test:e2e, check: one part; further arguments go to jest, or to playwright.
// npm test -- --changed: what the work that is not on origin/main yet (or not committed) can touch.
import './ensure-installed.mjs';

import { buildIfChanged, codegen } from './lib/build.mjs';
import { changedFiles, changedSince } from './lib/changedFiles.mjs';
import { areas } from './lib/root.mjs';
import { add, check, jest, playwright, runStages } from './lib/testStages.mjs';

const [stage = 'all', ...asked] = process.argv[2] === '--changed' ? ['changed'] : process.argv.slice(2);
/** The tests that also run on GraphQL's own executor: what stands around it, and every operation with its arguments. */
const REFERENCE = 'platform/graphql/|testing/permissionMatrix';
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

async function apiTests(places = asked) {
  codegen();
  return jest('api/jest.config.cjs', { asked: places });
}

/** On GraphQL's own executor: what differs between the two. */
async function referenceTests() {
  return jest('api/jest.config.cjs', {
    choose: ['--testPathPatterns', REFERENCE],
    env: { GRAPHQL_EXECUTOR: 'reference' },
  });
}

async function pageTests(options = { asked }) {
  codegen();
  return jest('jest.ui.config.cjs', options);
}

async function browserTests(config, more = asked) {
  codegen();
  await buildIfChanged();
  return playwright(config, more);
}

const JOURNEYS = 'e2e/playwright.config.ts';

const commands = {
  all: () => [
    ['check', () => checks()],
    ['API', () => apiTests()],
    ['pages', () => pageTests()],
    ['browser', () => browserTests(JOURNEYS)],
  ],
  system: () => [['executors', referenceTests]],
  changed() {
    const files = changedFiles();
    const rooms = files
      .filter((file) => file.startsWith('api/src/'))
      .map((file) => file.replace(/[^/]+$/, ''));
    const linted = files.filter((file) => /\.(tsx?|m?js|cjs)$/.test(file));
    return [
      ['check', () => checks(linted)],
      // A room of the API is tested from outside, by its operations: all tests would be related to any file of it.
      ...(rooms.length > 0
        ? [
            [
              'API',
              () =>
                jest('api/jest.config.cjs', {
                  choose: ['--testPathPatterns', [...new Set(rooms)].join('|')],
                }),
            ],
          ]
        : []),
      ['pages', () => pageTests({ choose: [`--changedSince=${changedSince()}`] })],
      ['browser', () => browserTests(JOURNEYS, [`--only-changed=${changedSince()}`, '--pass-with-no-tests'])],
    ];
  },
  check: () => [['check', () => checks()]],
  api: () => [['API', () => apiTests()]],
  ui: () => [['pages', () => pageTests()]],
  e2e: () => [['browser', () => browserTests(JOURNEYS)]],
  // The pictures of docs/handleiding, of what the demo foundation shows now.
  pictures() {
    process.env.GUIDE_PICTURES = '1';
    return [['pictures', () => browserTests('e2e/playwright.config.ts', ['guidePictures'])]];
  },
  // Those that the gallery of kit is compared with.
  'gallery-pictures': () => [
    [
      'pictures',
      () => browserTests('e2e/playwright.config.ts', ['gallery.test', '--update-snapshots', ...asked]),
    ],
  ],
  // By itself only: it takes a quarter of an hour, and is about the portal as a whole.
  faults: () => [['faults', () => browserTests('e2e/faults.config.ts')]],
};

/** One after the other. @returns what each came to */
async function inTurn(...tasks) {
  const outcomes = [];
  for (const task of tasks) outcomes.push(await task());
  return outcomes;
}

await runStages(commands[stage]());
