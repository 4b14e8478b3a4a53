const { areasOf } = require('./kit/areas.js');
const { readRemote } = require('./kit/remoteInfo.js');

module.exports = {
  displayName: 'ui',
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/kit/src', '<rootDir>/shell/src', ...areas()],
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '\\.md$': '<rootDir>/shell/src/testing/guideText.cjs',
    '\\.(tsx?|m?js)$': [
      '@swc/jest',
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
  moduleNameMapper: {
    '\\.css$': '<rootDir>/kit/src/testing/emptyModule.ts',
    '^@fontsource': '<rootDir>/kit/src/testing/emptyModule.ts',
  },
  setupFiles: ['<rootDir>/kit/src/testing/polyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/kit/src/testing/setup.ts'],
  // As webpack does in kit/webpack.js.
  globals: { BUILT_REMOTES: builtRemotes(), THIS_BUILD: 'test' },
  // One for each of CI's two cores; jest would keep one free.
  maxWorkers: 2,
  testTimeout: 60_000,
};

function areas() {
  return areasOf(__dirname).map((area) => `<rootDir>/mf-${area}/src`);
}

function builtRemotes() {
  const declared = areasOf(__dirname).map((area) => [area, readRemote(`${__dirname}/mf-${area}`)]);
  return Object.fromEntries(declared);
}
