/** Types and documents of the UI, the browser tests and the tests of the API, from the API's contract and the .graphql files beside them. */
const { createHash } = require('node:crypto');
const { readdirSync } = require('node:fs');

const config = {
  scalars: { Void: 'null', DateTimeISO: 'string', DateTime: 'string' },
  enumsAsConst: true,
  useTypeImports: true,
  strictScalars: true,
  skipTypename: true,
};

/** By what a page names its document instead of sending its text: short, for each is in a bundle. 96 bits of sha-256. */
const hashAlgorithm = (text) =>
  createHash('sha256').update(text).digest().subarray(0, 12).toString('base64url');

/** The documents of pages. Beside them comes persisted-documents.json, from which the build makes what the API knows. */
const ofPages = (documents) => ({
  documents,
  preset: 'client',
  presetConfig: {
    fragmentMasking: { unmaskFunctionName: 'getFragmentData' },
    persistedDocuments: { hashAlgorithm },
  },
  config,
});

const ofTests = (documents) => ({
  documents,
  preset: 'client',
  presetConfig: { fragmentMasking: false },
  config,
});

/** What comes after the first page, which has no room for it, is in `lazy`. */
const withLazy = (folder) => ({
  [`${folder}/src/gql/`]: ofPages([`${folder}/src/**/*.graphql`, `!${folder}/src/**/*.lazy.graphql`]),
  [`${folder}/src/gql/lazy/`]: ofPages(`${folder}/src/**/*.lazy.graphql`),
});

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-'));

module.exports = {
  ignoreNoDocuments: true,
  schema: 'api/schema.graphql',
  generates: {
    ...withLazy('kit'),
    ...withLazy('shell'),
    ...Object.fromEntries(remotes.map((name) => [`${name}/src/gql/`, ofPages(`${name}/src/**/*.graphql`)])),
    'e2e/src/gql/': ofTests('e2e/src/**/*.graphql'),
    'api/src/testing/gql/': ofTests('api/src/**/*.test.graphql'),
  },
};
