/** The webpack configuration of the shell, beside what it has in common with every remote (kit/webpack.js). */
const { join } = require('node:path');

const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin } = require('webpack');

const { areasOf } = require('../kit/areas.js');
const { host } = require('../kit/federation.js');
const { buildId, jsonFile, readRemote } = require('../kit/remoteInfo.js');
const { common } = require('../kit/webpack.js');
const { compressed, minified } = require('../kit/webpackOutput.js');

const ROOT = join(__dirname, '..');

/**
 * What every page of the shell needs comes in two files instead of ten: rooms that were made alike compress better together
 * (2.6 KB gz). What a room loads later stays apart.
 */
function firstPageParts() {
  const isRoom = ({ resource = '' }) =>
    /[\\/]kit[\\/]src[\\/](graphql|router|session|ui)[\\/]index\.ts$/.test(resource);
  const comesWithRoom = (module, { chunkGraph }) =>
    chunkGraph
      .getModuleChunks(module)
      .some((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].some(isRoom));
  return {
    rooms: {
      name: 'kit',
      test: (module, graphs) =>
        /[\\/](kit[\\/]src|lucide-react)[\\/]/.test(module.resource ?? '') && comesWithRoom(module, graphs),
      chunks: 'async',
      enforce: true,
      // Before iconParts of kit/webpack.js: what icons are made with comes here too.
      priority: 1,
    },
    react: {
      name: 'react',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      chunks: 'async',
      enforce: true,
    },
  };
}

/** The chapters of docs/handleiding, which the shell shows. */
const guideText = { test: /\.md$/, loader: join(__dirname, 'guideLoader.js') };

/**
 * The shell's configuration. It knows the pages of the remotes of this repository (`BUILT_REMOTES`), for when the list of the
 * server is not there, and says which build it is (build.json).
 */
function shellConfig({ production }) {
  const config = common(__dirname, production, 'host', { refresh: !production });
  const { version: kit } = require('../kit/package.json');
  const build = production ? buildId(config.context) : 'development';
  const { splitChunks, ...optimization } = config.optimization;
  const cacheGroups = { ...splitChunks.cacheGroups, ...firstPageParts() };
  return {
    ...config,
    module: { rules: [...config.module.rules, guideText] },
    optimization: production ? { ...optimization, splitChunks: { cacheGroups } } : config.optimization,
    entry: { shell: production ? './src/index.ts' : ['./refreshRuntime.js', './src/index.ts'] },
    output: { ...config.output, publicPath: '/', clean: { keep: /^sw\./ } },
    plugins: [
      host(),
      page('index.html', 'portal', production),
      page('signedOut.html', 'signed-out', production),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      new DefinePlugin({ BUILT_REMOTES: JSON.stringify(builtRemotes()), THIS_BUILD: JSON.stringify(build) }),
      jsonFile('build.json', () => ({ build, kit })),
      ...config.plugins,
    ],
  };
}

/**
 * A page that the server sends before it is known what is on it.
 * @param frame what is seen of it before any script has run: of the portal, or of who must sign in
 */
function page(filename, frame, production) {
  return new HtmlWebpackPlugin({
    filename,
    template: './src/index.html',
    chunks: ['shell'],
    inject: 'head',
    scriptLoading: 'defer',
    templateParameters: (compilation) => ({ frame, early: production ? earlyFiles(compilation) : [] }),
  });
}

/** What every page of the shell waits for, by what is in it: it is fetched beside the first script, not after it. */
const EARLY = [
  /[\\/]shell[\\/]src[\\/]bootstrap\.tsx$/,
  /[\\/]kit[\\/]src[\\/](graphql|router|session|ui)[\\/]index\.ts$/,
  /[\\/]node_modules[\\/](react-dom[\\/]client\.js|styled-components[\\/]|react-router[\\/]|@apollo[\\/]client[\\/]core[\\/]ApolloClient\.js)/,
];

function earlyFiles({ modules, chunkGraph }) {
  const early = [...modules].filter((module) =>
    EARLY.some((name) => name.test(module.nameForCondition() ?? '')),
  );
  const chunks = early.flatMap((module) => [...chunkGraph.getModuleChunks(module)]);
  const files = chunks.flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)]
    .filter((file) => /\.[0-9a-f]{8}\.js$/.test(file) && !file.startsWith('shell.'))
    .sort();
}

/** The remotes of this repository: area → what it declares. Their folders are the only list of areas. */
function builtRemotes() {
  return Object.fromEntries(areasOf(ROOT).map((area) => [area, readRemote(join(ROOT, `mf-${area}`))]));
}

/** The service worker of the shell, and the one that ends it: each one file, at an address that never changes. */
function workerConfig() {
  const config = common(__dirname, true, 'worker');
  return {
    ...config,
    target: 'webworker',
    entry: { sw: './src/worker/serviceWorker.ts', 'sw.off': './src/worker/endWorker.ts' },
    output: { path: config.output.path, filename: '[name].js', clean: false },
    optimization: { minimizer: [minified()], splitChunks: false },
    plugins: compressed(),
  };
}

module.exports = { shellConfig, workerConfig };
