// npm run check -w <package>, npm test -w <package>: types, lint and import directions, or the tests, of one package.
import './ensure-installed.mjs';

import { relative } from 'node:path';

import { codegen } from './lib/build.mjs';
import { root } from './lib/root.mjs';
import { add, check, jest, playwright } from './lib/testStages.mjs';

const TSC = 'node_modules/typescript7/bin/tsc';
const [stage, ...more] = process.argv.slice(2);
/** npm runs a package's script in its folder. */
const folder = relative(root, process.cwd());

const stages = {
  async check() {
    codegen();
    return add([
      await check(`types of ${folder}`, [TSC, '-p', folder]),
      await check('lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', folder]),
      await check('import directions', [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        `${folder}/src`,
      ]),
    ]);
  },
  async test() {
    if (folder === 'e2e') return playwright('e2e/playwright.config.ts', more);
    codegen();
    if (folder === 'api') return jest('api/jest.config.cjs', { asked: more });
    return jest('jest.ui.config.cjs', { asked: [`^${root}/${folder}/`, ...more] });
  },
};

const { passed, failed, skipped } = await stages[stage]();
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
