/** The webpack configuration of the shell and of every remote; their own files are a few lines. */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { InMemoryCache } = require('@apollo/client/cache');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const { parse, print } = require('graphql');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { constants, gzipSync } = require('node:zlib');

const { host, remote } = require('./federation.js');

const ROOT = join(__dirname, '..');
const DEV_API = process.env.API_URL ?? 'http://localhost:4000';

/** webpack's cache does not see what is outside the modules: a change of these makes a new one. */
const cacheVersion = ['kit/federation.js', 'kit/webpack.js', 'shell/guideLoader.js', 'package-lock.json']
  .reduce((hash, file) => hash.update(readFileSync(join(ROOT, file))), createHash('sha1'))
  .digest('hex');

function common(folder, production, kind) {
  return {
    name: `${folder} ${kind}`,
    context: join(ROOT, folder),
    mode: production ? 'production' : 'development',
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: join(ROOT, folder, 'dist'),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: folder,
      // By that name the content security policy lets it load its own chunks.
      trustedTypes: { policyName: folder },
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: oneFederationRuntime(),
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules[\\/](?!kit[\\/])/,
          loader: 'swc-loader',
          options: {
            swcrc: false,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
              target: 'es2022',
            },
          },
        },
        { test: /\.css$/, use: ['style-loader', 'css-loader'], sideEffects: true },
        // Bundled by each area: only what it uses, and not the rooms that the rest would ask for.
        { test: /kit[\\/]src[\\/](activities|charts|devices|lists|records|zip)[\\/]/, sideEffects: false },
        { test: /\.(woff2?|png|svg|webp)$/, type: 'asset/resource' },
      ],
    },
    plugins: production ? [...knownDocuments(folder), chunkList, ...compressed()] : [],
    optimization: { minimizer: [minified()], splitChunks: { cacheGroups: { iconParts: iconParts() } } },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, '.cache', 'webpack'),
      name: `${folder}-${kind}-${production ? 'production' : 'development'}`,
      version: cacheVersion,
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The federation plugins ask for their runtime by import and by require: without this it is bundled twice (22 KB gz). */
function oneFederationRuntime() {
  const modules = {
    'runtime-core': 'index.js',
    sdk: 'index.js',
    runtime: 'index.js',
    'error-codes': 'index.mjs',
  };
  const aliases = Object.entries(modules).map(([name, file]) => [
    `@module-federation/${name}$`,
    join(ROOT, 'node_modules/@module-federation', name, 'dist', file),
  ]);
  return Object.fromEntries(aliases);
}

/** What every icon is made with: webpack finds it too small to share and would copy it into each room with icons (2 KB gz). */
function iconParts() {
  return {
    test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
  };
}

/**
 * What every page of the shell needs comes in two files instead of ten: rooms that were made alike compress better together
 * (2.6 KB gz). What a room loads later stays apart.
 */
function firstPageParts() {
  const isRoom = ({ resource = '' }) =>
    /[\\/]kit[\\/]src[\\/](forms|graphql|router|session|ui)[\\/]index\.ts$/.test(resource);
  const comesWithRoom = (module, { chunkGraph }) =>
    chunkGraph
      .getModuleChunks(module)
      .some((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].some(isRoom));
  return {
    rooms: {
      name: 'kit',
      test: (module, graphs) =>
        /[\\/]kit[\\/]src[\\/]/.test(module.resource ?? '') && comesWithRoom(module, graphs),
      chunks: 'async',
      enforce: true,
    },
    react: {
      name: 'react',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      chunks: 'async',
      enforce: true,
    },
  };
}

/** As webpack does by itself, without naming the file of the licences in every chunk (50 bytes gz each). */
function minified() {
  return new MinimizerPlugin({
    terserOptions: { compress: { passes: 2 } },
    extractComments: { condition: true, banner: false },
  });
}

/**
 * documents.json: the documents of a package, and kit's with the shell's, by the ids that codegen put into them. The API
 * knows them by this file, as Apollo Client sends them: with `__typename`.
 */
function knownDocuments(folder) {
  const folders = folder === 'shell' ? '{kit,shell}' : folder;
  return [
    new CopyPlugin({
      patterns: [
        {
          context: ROOT,
          from: `${folders}/src/gql/**/persisted-documents.json`,
          to: 'documents.json',
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

/** The chapters of docs/handleiding, which the shell shows. */
const guideText = { test: /\.md$/, loader: join(ROOT, 'shell', 'guideLoader.js') };

/** The shell's configuration. */
function shellConfig({ production }) {
  const config = common('shell', production, 'host');
  const { splitChunks, ...optimization } = config.optimization;
  const cacheGroups = { ...splitChunks.cacheGroups, ...firstPageParts() };
  return {
    ...config,
    module: { rules: [...config.module.rules, guideText] },
    optimization: production ? { ...optimization, splitChunks: { cacheGroups } } : config.optimization,
    entry: { shell: './src/index.ts' },
    output: { ...config.output, publicPath: '/', clean: { keep: /^sw\./ } },
    plugins: [
      host(),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        chunks: ['shell'],
        inject: 'head',
        scriptLoading: 'defer',
      }),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      ...config.plugins,
    ],
  };
}

/** The service worker of the shell, and the one that ends it: each one file, at an address that never changes. */
function workerConfig() {
  const config = common('shell', true, 'worker');
  return {
    ...config,
    target: 'webworker',
    entry: { sw: './src/worker/serviceWorker.ts', 'sw.off': './src/worker/endWorker.ts' },
    output: { path: config.output.path, filename: '[name].js', clean: false },
    optimization: { minimizer: [minified()], splitChunks: false },
    plugins: compressed(),
  };
}

/**
 * A remote's configuration.
 * @param area the area's word; its folder is `mf-<area>`
 * @param standalone the area alone, in kit's AreaHarness, without federation
 */
function remoteConfig(area, { production, standalone }) {
  const folder = `mf-${area}`;
  if (standalone) return standaloneConfig(folder);
  const config = common(folder, production, 'remote');
  return {
    ...config,
    entry: {},
    // The dev server mounts every compiler at its public path.
    output: { ...config.output, publicPath: production ? 'auto' : `/remotes/${area}/` },
    plugins: [remote(area), ...config.plugins],
  };
}

function standaloneConfig(folder) {
  const config = common(folder, false, 'standalone');
  return {
    ...config,
    entry: { dev: './src/dev.tsx' },
    output: { ...config.output, publicPath: '/' },
    plugins: [new HtmlWebpackPlugin({ template: join(ROOT, 'shell/src/index.html') })],
    devServer: devServer(),
  };
}

/** The development server; the API runs beside it. */
function devServer() {
  return {
    port: Number(process.env.DEV_PORT ?? 3000),
    historyApiFallback: { disableDotRule: true },
    client: { overlay: { warnings: false } },
    proxy: [{ context: ['/graphql', '/playground', '/files', '/feeds', '/healthz'], target: DEV_API }],
  };
}

/** What a remote's webpack.config.js exports: `module.exports = federate({ name: 'club' })`. */
function federate({ name }) {
  return (env, argv) =>
    remoteConfig(name, { production: argv.mode === 'production', standalone: Boolean(env.standalone) });
}

module.exports = { devServer, federate, remoteConfig, shellConfig, workerConfig };
