/** The configuration of jest for the pages of remotes and of the shell. */
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const fromSource = existsSync(join(__dirname, 'src'));
const [folder, extension] = fromSource ? ['src', 'ts'] : ['dist', 'js'];
/** The list of icons, of which each is a file of its own. */
const ICONS = 'esm/lucide-react.mjs';
const testing = (name) => join(__dirname, folder, 'testing', `${name}.${extension}`);

/**
 * Tests of React in jsdom, with the client of the portal: what jest.config.cjs of a remote exports.
 * @param root the folder of the package, absolute
 */
function testPages(root) {
  return {
    rootDir: root,
    testEnvironment: 'jsdom',
    // As in kit/webpack.js.
    testEnvironmentOptions: { customExportConditions: [...(fromSource ? ['kit-source'] : []), 'browser'] },
    runtime: require.resolve('./jestRuntime.js'),
    testMatch: ['**/src/**/*.test.{ts,tsx}'],
    transform: {
      [ICONS]: require.resolve('./jestIcons.js'),
      '\\.(tsx?|m?js)$': [
        require.resolve('@swc/jest'),
        {
          swcrc: false,
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    // What was built of kit are ES modules.
    transformIgnorePatterns: ['/node_modules/(?!kit/|lucide-react/)'],
    moduleNameMapper: {
      '\\.css$': testing('emptyModule'),
      '^@fontsource': testing('emptyModule'),
      '^lucide-react$': require.resolve('lucide-react').replace('cjs/lucide-react.js', ICONS),
    },
    setupFiles: [testing('polyfills')],
    setupFilesAfterEnv: [testing('setup')],
    testTimeout: 60_000,
  };
}

module.exports = { testPages };
