// npm test: everything but test:system and test:faults. npm run test:api, test:ui, test:e2e, check: one part. Further
// arguments go to jest or, for the browser tests, to playwright.
import './ensure-installed.mjs';

import { buildGalleryIfChanged, buildIfChanged, codegen } from './lib/build.mjs';
import { areas } from './lib/root.mjs';
import { add, check, jest, playwright } from './lib/testStages.mjs';

const [stage = 'all', ...extraArguments] = process.argv.slice(2);
/** The tests that also run on GraphQL's own executor. */
const REFERENCE = [
  'testing/permissionMatrix',
  'platform/(graphql|http)/',
  'identity/sessions/',
  'website/news/',
  'secretariat/tasks/task\\.test',
  'club/members/member\\.test',
].join('|');
const tsc = 'node_modules/typescript7/bin/tsc';

const stages = {
  async check() {
    codegen();
    const types = async (name, project) => check(`types of ${name}`, [tsc, '-p', project]);
    // Two at a time: CI has two cores.
    const both = await Promise.all([
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
        () =>
          check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
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
      inTurn(() =>
        // On both cores: it takes longer than all the others together.
        check('lint', [
          // Each of the two holds the types of the API and the UI, for which node's own 4 GB are too tight.
          '--max-old-space-size=6144',
          'node_modules/eslint/bin/eslint.js',
          '--max-warnings',
          '0',
          '--concurrency',
          '2',
          '.',
        ]),
      ),
    ]);
    return add(both.flat());
  },
  async api() {
    codegen();
    // In groups: loading the portal takes longer than most of its tests. Pages load less, and would gain nothing.
    const options = { asked: extraArguments, grouped: true };
    const withJit = await jest('api/jest.config.cjs', { ...options, env: { GRAPHQL_EXECUTOR: 'jit' } });
    // On GraphQL's own executor too: every operation of the schema with its arguments (the permission matrix), what stands
    // around the executor, and a few suites of areas. What they call behind it is the same code.
    const reference = await jest('api/jest.config.cjs', {
      ...options,
      choose: extraArguments.length > 0 ? [] : ['--testPathPatterns', REFERENCE],
      env: { GRAPHQL_EXECUTOR: 'reference' },
    });
    return add([withJit, reference]);
  },
  async ui() {
    codegen();
    return jest('jest.ui.config.cjs', { asked: extraArguments });
  },
  async e2e() {
    codegen();
    await buildIfChanged();
    return playwright('e2e/playwright.config.ts', extraArguments);
  },
  // The portal as a system, and what holds for all of its pages: by itself and in CI.
  async 'system-e2e'() {
    codegen();
    await buildIfChanged();
    // Not in the tests, where three workers would build it at once.
    buildGalleryIfChanged();
    return playwright('e2e/system.config.ts', extraArguments);
  },
  // The pictures of docs/handleiding, of what the demo foundation shows now.
  async pictures() {
    process.env.GUIDE_PICTURES = '1';
    codegen();
    await buildIfChanged();
    return playwright('e2e/system.config.ts', ['guidePictures']);
  },
  // Those that the gallery of kit is compared with.
  async 'gallery-pictures'() {
    codegen();
    await buildIfChanged();
    buildGalleryIfChanged();
    return playwright('e2e/system.config.ts', ['gallery', '--update-snapshots', ...extraArguments]);
  },
  // By itself only: it takes a quarter of an hour, and is about the portal as a whole.
  async faults() {
    codegen();
    await buildIfChanged();
    return playwright('e2e/faults.config.ts', extraArguments);
  },
};

/** One after the other. @returns what each came to */
async function inTurn(...tasks) {
  const outcomes = [];
  for (const task of tasks) outcomes.push(await task());
  return outcomes;
}

const outcomes = [];
for (const name of stage === 'all' ? ['check', 'api', 'ui', 'e2e'] : [stage]) {
  console.log(`\n== ${name} ==`);
  outcomes.push(await stages[name]());
}
const { passed, failed, skipped, failures, again } = add(outcomes);
// Once more at the end: of a long output often only that is kept.
if (again.length > 0) console.log(['\nPassed only when tried again:', ...again].join('\n  '));
if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '));
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
