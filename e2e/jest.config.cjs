module.exports = {
  displayName: 'e2e',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/src/testing/globalSetup.mjs',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Chromium and the portal share two cores.
  maxWorkers: 1,
  testTimeout: 60_000,
};
