/** What graphql-codegen makes for a remote: types and documents of the operations beside its pages. */
const { join } = require('node:path');

/** How the scalars of the API are typed, and what the documents are like. */
const config = {
  scalars: { Void: 'null', DateTimeISO: 'string', DateTime: 'string' },
  enumsAsConst: true,
  useTypeImports: true,
  strictScalars: true,
  skipTypename: true,
};

/**
 * What codegen.js of a remote exports. It asks the API as it was when kit was packed.
 * @param root the folder of the package, absolute @param schema another contract of the API than the one in kit
 */
function operationsOf(root, schema = join(__dirname, 'dist', 'schema.graphql')) {
  return {
    schema,
    ignoreNoDocuments: true,
    config,
    generates: {
      [join(root, 'src/gql/')]: {
        documents: join(root, 'src/**/*.graphql'),
        preset: 'client',
        presetConfig: {
          fragmentMasking: { unmaskFunctionName: 'getFragmentData' },
          persistedDocuments: { hashAlgorithm: 'sha256' },
        },
        config,
      },
    },
  };
}

module.exports = { operationsOf };
