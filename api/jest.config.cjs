const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const swc = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'));
delete swc.$schema;

module.exports = {
  displayName: 'api',
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts'],
  transform: { '\\.(ts|m?js)$': ['@swc/jest', { ...swc, swcrc: false }] },
  // Published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(agenda|@agendajs|@faker-js|file-type|strtok3|qr|@otplib|@scure|@noble|age-encryption|html-to-text|selderee|@selderee|parseley|leac|peberminta|deepmerge-ts|htmlparser2|token-types|uint8array-extras|@tokenizer|@borewit)/)',
  ],
  setupFiles: ['reflect-metadata', '<rootDir>/src/testing/watchColumns.ts'],
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
  // One for each of CI's two cores; each worker has a database of its own.
  maxWorkers: 2,
  testTimeout: 60_000,
};
