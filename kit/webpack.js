/** The webpack configuration of the shell and of every remote; their own files are a few lines. */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin } = require('webpack');

const { host, remote } = require('./federation.js');
const { areasOf } = require('./areas.js');
const { buildId, jsonFile, readRemote, remoteInfo } = require('./remoteInfo.js');
const { chunkList, compressed, knownDocuments, minified } = require('./webpackOutput.js');

const ROOT = join(__dirname, '..');
const DEV_API = process.env.API_URL ?? 'http://localhost:4000';

/** webpack's cache does not see what is outside the modules: a change of these makes a new one. */
const cacheVersion = ['federation', 'remoteInfo', 'webpack', 'webpackOutput']
  .map((name) => `kit/${name}.js`)
  .concat('shell/guideLoader.js', 'package-lock.json')
  .reduce((hash, file) => hash.update(readFileSync(join(ROOT, file))), createHash('sha1'))
  .digest('hex');

/**
 * What shell, remotes and the service worker have in common.
 * @param refresh a change of a component shows in the page as it is, with its state
 */
function common(folder, production, kind, { refresh = false } = {}) {
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
              transform: { react: { runtime: 'automatic', development: !production, refresh } },
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
    plugins: [
      ...(production ? [...knownDocuments(folder, ROOT), chunkList, ...compressed()] : []),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
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

/** The chapters of docs/handleiding, which the shell shows. */
const guideText = { test: /\.md$/, loader: join(ROOT, 'shell', 'guideLoader.js') };

/**
 * The shell's configuration. It knows the pages of the remotes of this repository (`BUILT_REMOTES`), for when the list of the
 * server is not there, and says which build it is (build.json).
 */
function shellConfig({ production }) {
  const config = common('shell', production, 'host');
  const { version: kit } = require('./package.json');
  const build = production ? buildId(config.context) : 'development';
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
      new DefinePlugin({ BUILT_REMOTES: JSON.stringify(builtRemotes()), THIS_BUILD: JSON.stringify(build) }),
      jsonFile('build.json', () => ({ build, kit })),
      ...config.plugins,
    ],
  };
}

/** The remotes of this repository: area → what it declares. Their folders are the only list of areas. */
function builtRemotes() {
  return Object.fromEntries(areasOf(ROOT).map((area) => [area, readRemote(join(ROOT, `mf-${area}`))]));
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
  const { output } = config;
  const info = () => remoteInfo(config.context, { production });
  const { container } = info();
  return {
    ...config,
    entry: {},
    output: {
      ...output,
      // The dev server mounts every compiler at its public path.
      publicPath: production ? 'auto' : `/remotes/${area}/`,
      // Another build of the same remote in the same page would be given the chunks of this one.
      chunkLoadingGlobal: `chunks_${container}`,
    },
    plugins: [remote(container), jsonFile('remote.json', info), ...config.plugins],
  };
}

function standaloneConfig(folder) {
  const config = common(folder, false, 'standalone', { refresh: true });
  return {
    ...config,
    entry: { dev: './src/dev.tsx' },
    output: { ...config.output, publicPath: '/' },
    plugins: [...config.plugins, new HtmlWebpackPlugin({ template: join(ROOT, 'shell/src/index.html') })],
    devServer: devServer(),
  };
}

/** The development server; the API runs beside it, and this one says which remotes there are. */
function devServer() {
  return {
    setupMiddlewares: (middlewares, { app }) => {
      app.get('/remotes.json', (_request, response) => response.json({ areas: developed() }));
      return middlewares;
    },
    port: Number(process.env.DEV_PORT ?? 3000),
    historyApiFallback: { disableDotRule: true },
    client: { overlay: { warnings: false } },
    proxy: [{ context: ['/graphql', '/playground', '/files', '/feeds', '/healthz'], target: DEV_API }],
  };
}

/** Each area as it is being developed. */
function developed() {
  const versions = areasOf(ROOT).map((area) => {
    const info = remoteInfo(join(ROOT, `mf-${area}`), { production: false });
    return [area, [{ channel: 'stable', entry: `/remotes/${area}/mf-manifest.json`, info }]];
  });
  return Object.fromEntries(versions);
}

/** What a remote's webpack.config.js exports: `module.exports = federate({ name: 'club' })`. */
function federate({ name }) {
  return (env, argv) =>
    remoteConfig(name, { production: argv.mode === 'production', standalone: Boolean(env.standalone) });
}

module.exports = { devServer, federate, remoteConfig, shellConfig, workerConfig };
