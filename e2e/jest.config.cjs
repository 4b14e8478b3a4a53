module.exports = {
  displayName: 'e2e',
  testEnvironment: '<rootDir>/src/testing/environment.mjs',
  globalSetup: '<rootDir>/src/testing/globalSetup.mjs',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.mjs',
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
  // Two files at once, each with its own portal and browser: most of the time they wait for each other.
  maxWorkers: 2,
  testTimeout: 120_000,
};
