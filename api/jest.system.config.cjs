const configure = require('./jest.config.cjs');

/** The tests of the portal as a system: they take too long to be run at every change. */
module.exports = async () => ({
  ...(await configure()),
  testMatch: ['**/*.system.test.ts'],
  testPathIgnorePatterns: [],
});
