/** The webpack configuration of every remote, wherever its folder is, and what that of the shell has in common with it. */
const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { basename, dirname, join } = require('node:path');

const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');

const { remote } = require('./federation.js');
const { pageFiles } = require('./pageFiles.js');
const { jsonFile, remoteInfo, rootOf } = require('./remoteInfo.js');
const { chunkList, compressed, knownDocuments, minified } = require('./webpackOutput.js');

const DEV_API = process.env.API_URL ?? 'http://localhost:4000';

/** Here kit is used from its sources; a team elsewhere has what was built of them. */
const fromSource = existsSync(join(__dirname, 'src'));

/** What makes the configuration. */
const OWN_FILES = [
  'documentLoader',
  'federation',
  'pageFiles',
  'pureLoader',
  'remoteInfo',
  'webpack',
  'webpackOutput',
];

/** webpack's cache does not see what is outside the modules: a change of these makes a new one. */
function cacheVersion(root) {
  const own = OWN_FILES.map((name) => join(__dirname, `${name}.js`));
  const ofShell = ['earlyFiles.js', 'guideLoader.js', 'providedLoader.js'].map((name) =>
    join(root, 'shell', name),
  );
  return [...own, ...ofShell, join(root, 'package-lock.json')]
    .filter((file) => existsSync(file))
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha1'))
    .digest('hex');
}

/**
 * What shell, remotes and the service worker have in common.
 * @param folder of the package, absolute
 * @param kind 'host', 'remote', 'standalone', 'worker' or 'visitors'
 * @param name by which the portal knows it: `shell` or `mf-<area>`
 * @param refresh a change of a component shows in the page as it is, with its state
 */
function common(folder, production, kind, { name = basename(folder), refresh = false } = {}) {
  const root = rootOf(folder);
  return {
    name: `${name} ${kind}`,
    context: folder,
    mode: production ? 'production' : 'development',
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: name,
      // By that name the content security policy lets it load its own chunks.
      trustedTypes: { policyName: name },
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...oneFederationRuntime(), ...(production && productionRouter()) },
      conditionNames: [...(fromSource ? ['kit-source'] : []), 'es2015', '...'],
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
        {
          test: /[\\/]src[\\/]gql[\\/]((lazy|visitors)[\\/])?graphql\.ts$/,
          loader: join(__dirname, 'documentLoader.js'),
          // Before the types are taken out, by which it knows them.
          enforce: 'pre',
          sideEffects: false,
        },
        {
          test: /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
          loader: join(__dirname, 'pureLoader.js'),
        },
        { test: /\.css$/, use: ['style-loader', 'css-loader'], sideEffects: true },
        // Bundled by each area: only what it uses, and not the rooms that the rest would ask for.
        {
          test: /kit[\\/](src|dist)[\\/](activities|devices|download|lists|records)[\\/]/,
          sideEffects: false,
        },
        { test: /\.(woff2?|png|svg|webp)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...(production ? [...knownDocuments(folder), chunkList, ...compressed()] : []),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: { minimizer: [minified()], splitChunks: { cacheGroups: { iconParts: iconParts() } } },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache', 'webpack'),
      name: `${name}-${kind}-${production ? 'production' : 'development'}`,
      version: cacheVersion(root),
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
    join(packageFolder(`@module-federation/${name}`), 'dist', file),
  ]);
  return Object.fromEntries(aliases);
}

/** react-router without its warnings, which it keeps apart from its exports. */
function productionRouter() {
  const folder = dirname(require.resolve('react-router/package.json'));
  return { 'react-router$': join(folder, 'dist', 'production', 'index.mjs') };
}

/** Where a package is that @module-federation/enhanced brings. */
function packageFolder(name) {
  const { resolve } = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const places = resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((place) => existsSync(place));
  if (!found) throw new Error(`${name} is not installed beside @module-federation/enhanced.`);
  return found;
}

/**
 * What every icon is made with: webpack finds it too small to share and would copy it into each room with icons (2 KB gz).
 * @param name the chunk that has it; one of its own when not given
 */
function iconParts(name) {
  return {
    name,
    test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/,
    chunks: 'async',
    minChunks: 2,
    enforce: true,
  };
}

/** The chunk of what a remote exposes, which is there before those of its pages. */
const AREA = '__federation_expose_Area';
/** Bytes of source: about 10 KB as it is sent. */
const SMALLEST_PART = 120_000;

/**
 * A remote's configuration.
 * @param name the area's word
 * @param root the folder of its package, absolute: with package.json, remote.json and src
 * @param standalone the area alone, in kit's AreaHarness, without federation
 * @param refresh with React Refresh, whose runtime the shell of `npm run dev` has: the one that knows what is rendered
 */
function remoteConfig({ name, root: folder }, { production, standalone, refresh = false }) {
  if (standalone) return standaloneConfig(name, folder);
  const config = common(folder, production, 'remote', { name: `mf-${name}`, refresh });
  const { output, optimization } = config;
  const { splitChunks } = optimization;
  const info = () => remoteInfo(folder, { production });
  const { container } = info();
  return {
    ...config,
    entry: {},
    // What two pages have in common comes with each of them as long as it is small: a request costs more.
    optimization: {
      ...optimization,
      splitChunks: { ...splitChunks, minSize: SMALLEST_PART, cacheGroups: { iconParts: iconParts(AREA) } },
    },
    externals: refresh ? [refreshRuntimeOfShell] : [],
    output: {
      ...output,
      // The dev server mounts every compiler at its public path.
      publicPath: production ? 'auto' : `/remotes/${name}/`,
      // Another build of the same remote in the same page would be given the chunks of this one.
      chunkLoadingGlobal: `chunks_${container}`,
    },
    plugins: [
      remote(container),
      jsonFile('remote.json', info),
      ...(production ? [pageFiles] : []),
      ...config.plugins,
    ],
  };
}

/** One runtime for all builds of a page: each by itself would only know what it renders, which a remote never does. */
function refreshRuntimeOfShell({ request }, done) {
  if (/react-refresh[\\/]runtime(\.js)?$/.test(request)) return done(null, 'var reactRefreshRuntime');
  done();
}

function standaloneConfig(name, folder) {
  const config = common(folder, false, 'standalone', { name: `mf-${name}`, refresh: true });
  return {
    ...config,
    entry: { dev: './src/dev.tsx' },
    output: { ...config.output, publicPath: '/' },
    plugins: [...config.plugins, new HtmlWebpackPlugin({ template: join(__dirname, 'standalone.html') })],
    devServer: devServer({ [name]: folder }),
  };
}

/**
 * The development server; the API runs beside it, and this one says which remotes there are.
 * @param areas area → the folder of its package
 */
function devServer(areas) {
  return {
    setupMiddlewares: (middlewares, { app }) => {
      app.get('/remotes.json', (_request, response) => response.json({ areas: developed(areas) }));
      return middlewares;
    },
    port: Number(process.env.DEV_PORT ?? 3000),
    historyApiFallback: {
      disableDotRule: true,
      rewrites: [{ from: /^\/publiek(\/|$)/, to: '/publiek/page.html' }],
    },
    client: { overlay: { warnings: false } },
    proxy: [{ context: ['/graphql', '/playground', '/files', '/feeds', '/healthz'], target: DEV_API }],
  };
}

/** Each area as it is being developed. */
function developed(areas) {
  const versions = Object.entries(areas).map(([area, folder]) => {
    const info = remoteInfo(folder, { production: false });
    return [area, [{ channel: 'stable', entry: `/remotes/${area}/mf-manifest.json`, info }]];
  });
  return Object.fromEntries(versions);
}

/**
 * What a remote's webpack.config.js exports: `module.exports = federate({ name: 'club', root: __dirname })`.
 * @param remote as of `remoteConfig`
 */
function federate(remote) {
  return (env, argv) =>
    remoteConfig(remote, { production: argv.mode === 'production', standalone: Boolean(env.standalone) });
}

module.exports = { common, devServer, federate, remoteConfig };
