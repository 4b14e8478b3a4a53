const { join, resolve } = require('node:path');

/** Those about the portal as a system: jest.system.config.cjs. */
const SYSTEM = '\\.system\\.test\\.ts$';

/** Test files are run as what they are compiled to, beforehand: scripts/lib/apiTests.mjs. */
module.exports = async () => {
  const { compileApiTests, compiledOf } = await import('../scripts/lib/apiTests.mjs');
  compileApiTests();
  const compiled = (file) => compiledOf(join(__dirname, 'src/testing', file));
  return {
    displayName: 'api',
    testEnvironment: 'node',
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.ts'],
    testPathIgnorePatterns: [SYSTEM],
    transform: {},
    runner: resolve(__dirname, '../scripts/lib/apiRunner.mjs'),
    setupFiles: [compiled('sourceMaps.ts'), 'reflect-metadata', compiled('watchColumns.ts')],
    setupFilesAfterEnv: [compiled('aroundTests.ts')],
    globalSetup: compiled('globalSetup.ts'),
    globalTeardown: compiled('globalTeardown.ts'),
    // One for each of CI's two cores; each worker has a database of its own.
    maxWorkers: 2,
  };
};
