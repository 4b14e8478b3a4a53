/** What webpack makes beside the code: smaller, compressed, and lists of what is in it. */
const { basename, dirname } = require('node:path');
const { constants, gzipSync } = require('node:zlib');

const { InMemoryCache } = require('@apollo/client/cache');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const { parse, print } = require('graphql');
const MinimizerPlugin = require('minimizer-webpack-plugin');

/** As webpack does by itself, without naming the file of the licences in every chunk (50 bytes gz each). */
function minified() {
  return new MinimizerPlugin({
    terserOptions: { compress: { passes: 2 } },
    extractComments: { condition: true, banner: false },
  });
}

/**
 * operations.json: the documents of a package, and kit's with the shell's, by the ids that codegen put into them. The API
 * knows them by this file, as Apollo Client sends them: with `__typename`.
 * @param folder of the package, absolute
 */
function knownDocuments(folder) {
  const ofShell = { context: dirname(folder), from: '{kit,shell}/src/gql/**/persisted-documents.json' };
  const own = { context: folder, from: 'src/gql/**/persisted-documents.json' };
  return [
    new CopyPlugin({
      patterns: [
        {
          ...(basename(folder) === 'shell' ? ofShell : own),
          to: 'operations.json',
          transformAll: (files) => {
            const texts = Object.assign({}, ...files.map(({ data }) => JSON.parse(data.toString())));
            const sent = Object.entries(texts).map(([id, text]) => [id, withTypenames(text)]);
            return JSON.stringify(Object.fromEntries(sent));
          },
        },
      ],
    }),
  ];
}

function withTypenames(text) {
  return print(new InMemoryCache().transformDocument(parse(text)));
}

/** Larger ones (gz) are not kept before somebody needs them: reading a pdf, charts, the editor of rich text. */
const MOST_KEPT_BYTES = 90_000;

/** chunks.json: the files that a device keeps for when there is no connection (shell/src/offline/registerWorker.ts). */
const chunkList = {
  apply: ({ hooks, webpack: { Compilation, sources } }) =>
    hooks.thisCompilation.tap('chunkList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'chunkList', stage }, (assets) => {
        const isKept = ([name, source]) =>
          /\.[0-9a-f]{8,}\.(js|woff2)$/.test(name) && gzipSync(source.buffer()).length <= MOST_KEPT_BYTES;
        const names = Object.entries(assets)
          .filter(isKept)
          .map(([name]) => name);
        compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(names)));
      });
    }),
};

/** Ready-made .gz and .br beside every file: the server sends them as they are. */
function compressed() {
  const test = /\.(js|css|html|json|svg)$/;
  return [
    new CompressionPlugin({
      test,
      algorithm: 'gzip',
      filename: '[path][base].gz',
      minRatio: 0.9,
      threshold: 512,
    }),
    new CompressionPlugin({
      test,
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
      filename: '[path][base].br',
      minRatio: 0.9,
      threshold: 512,
    }),
  ];
}

module.exports = { chunkList, compressed, knownDocuments, minified };
