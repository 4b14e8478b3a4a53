module.exports = {
  displayName: 'e2e',
  testEnvironment: '<rootDir>/src/testing/environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
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
  // Three files at once on two cores, each with its own portal and browser: much of the time they wait for each other.
  maxWorkers: 3,
  testTimeout: 120_000,
};
