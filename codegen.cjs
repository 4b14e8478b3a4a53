// Types and documents of the UI, the browser tests and the tests of the API, from the API's contract and the .graphql files beside them.
const { areasOf } = require('./kit/areas.js');

const config = {
  scalars: { Void: 'null', DateTimeISO: 'string', DateTime: 'string' },
  enumsAsConst: true,
  useTypeImports: true,
  strictScalars: true,
  skipTypename: true,
};

/** @param documents of a page or component, whose fragments are masked */
const pages = (documents) => ({
  documents,
  preset: 'client',
  presetConfig: {
    fragmentMasking: { unmaskFunctionName: 'getFragmentData' },
    // By its id a page names its document instead of sending the text; the build gives the API what belongs to it.
    persistedDocuments: { hashAlgorithm: 'sha256' },
  },
  config,
});

/** @param documents of tests, which read all that was answered */
const tests = (documents) => ({
  documents,
  preset: 'client',
  presetConfig: { fragmentMasking: false },
  config,
});

/** @param folder with documents for the first page, and others, for which that has no room */
const early = (folder) => [
  [`${folder}/src/gql/`, pages([`${folder}/src/**/*.graphql`, `!${folder}/src/**/*.lazy.graphql`])],
  [`${folder}/src/gql/lazy/`, pages(`${folder}/src/**/*.lazy.graphql`)],
];

module.exports = {
  ignoreNoDocuments: true,
  schema: 'api/schema.graphql',
  generates: Object.fromEntries([
    ...early('kit'),
    ...early('shell'),
    ...areasOf(__dirname).map((area) => [`mf-${area}/src/gql/`, pages(`mf-${area}/src/**/*.graphql`)]),
    ['e2e/src/gql/', tests('e2e/src/**/*.graphql')],
    ['api/src/testing/gql/', tests('api/src/**/*.test.graphql')],
  ]),
};
