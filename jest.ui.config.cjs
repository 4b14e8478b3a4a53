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
  // One for each of CI's two cores; jest would keep one free.
  maxWorkers: 2,
  testTimeout: 60_000,
};

function areas() {
  return Object.keys(require('./shell/public/remotes.json')).map((area) => `<rootDir>/mf-${area}/src`);
}
