// npm test: everything. npm run test:api, test:ui, test:e2e, check: one part. Further arguments go to jest.
import './ensure-installed.mjs';

import { buildIfChanged, codegen } from './lib/build.mjs';
import { add, check, jest } from './lib/testStages.mjs';

const [stage = 'all', ...jestArguments] = process.argv.slice(2);
const tsc = 'node_modules/typescript7/bin/tsc';

const stages = {
  async check() {
    codegen();
    return add([
      await check('types of the API', [tsc, '-p', 'api']),
      await check('types of the UI', [tsc, '-p', 'tsconfig.web.json']),
      await check('types of the browser tests', [tsc, '-p', 'e2e']),
      await check('lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.']),
      await check('format', [
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '--log-level',
        'warn',
        '.',
      ]),
      await check('import directions', [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'api/src',
        'kit/src',
        'shell/src',
        ...['website', 'secretariat', 'club', 'stock', 'krant', 'volunteers'].map((area) => `mf-${area}/src`),
      ]),
    ]);
  },
  async api() {
    const withJit = await jest('api/jest.config.cjs', jestArguments, { GRAPHQL_EXECUTOR: 'jit' });
    // The same tests on GraphQL's own executor, without those that run no operation.
    const reference = await jest(
      'api/jest.config.cjs',
      ['--testPathIgnorePatterns', 'core/embedded', ...jestArguments],
      { GRAPHQL_EXECUTOR: 'reference' },
    );
    return add([withJit, reference]);
  },
  async ui() {
    codegen();
    return jest('jest.ui.config.cjs', jestArguments);
  },
  async e2e() {
    await buildIfChanged();
    return jest('e2e/jest.config.cjs', jestArguments);
  },
};

const outcomes = [];
for (const name of stage === 'all' ? ['check', 'api', 'ui', 'e2e'] : [stage]) {
  console.log(`\n== ${name} ==`);
  outcomes.push(await stages[name]());
}
const { passed, failed, skipped } = add(outcomes);
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
