/** The webpack configuration of the shell, beside what it has in common with every remote (kit/webpack.js). */
const { join } = require('node:path');

const CopyPlugin = require('copy-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin } = require('webpack');

const { buildId, jsonFile } = require('../kit/remoteInfo.js');
const { common } = require('../kit/webpack.js');
const { compressed, minified } = require('../kit/webpackOutput.js');
const { builtConstants } = require('./builtRemotes.js');
const { earlyFiles } = require('./earlyFiles.js');

const ROOT = join(__dirname, '..');

/**
 * What the first page does without of the rooms that it needs comes in one file when the first remote asks for them: what was
 * made alike compresses better together. What a room loads later stays apart.
 */
function firstPageParts() {
  const ofKit = /[\\/](kit[\\/]src|lucide-react)[\\/]/;
  const comesWith =
    (name, of = ofKit) =>
    (module, { chunkGraph }) =>
      of.test(module.resource ?? '') &&
      chunkGraph
        .getModuleChunks(module)
        .some((chunk) =>
          [...chunkGraph.getChunkModulesIterable(chunk)].some(({ resource = '' }) => name.test(resource)),
        );
  return {
    // Else the whole file of the rooms would come with it.
    page: {
      name: 'page',
      test: comesWith(/[\\/]shell[\\/]src[\\/]profile[\\/]ProfilePage\.tsx$/),
      chunks: 'async',
      enforce: true,
      priority: 2,
    },
    rooms: {
      name: 'kit',
      test: comesWith(
        /[\\/]kit[\\/]src[\\/](conflict|data|editing|fields|format|forms|graphql|offline|router|session|ui)[\\/]index\.ts$/,
        /[\\/](kit[\\/]src|lucide-react|hooks)[\\/]/,
      ),
      chunks: 'async',
      enforce: true,
      // Before iconParts of kit/webpack.js.
      priority: 1,
    },
    // What a page with a form asks for together, and one with a table.
    forms: {
      name: 'forms',
      test: /[\\/]node_modules[\\/](formik|yup|lodash-es|hoist-non-react-statics|property-expr|react-fast-compare|tiny-case|tiny-warning|toposort)[\\/]/,
      chunks: 'async',
      enforce: true,
    },
    table: {
      name: 'table',
      test: comesWith(
        /[\\/]kit[\\/]src[\\/]table[\\/]index\.ts$/,
        /[\\/](kit[\\/]src|lucide-react|@tanstack)[\\/]/,
      ),
      chunks: 'async',
      enforce: true,
      priority: 0.4,
    },
    // What any page of an area begins with, and what every page ends with; the first page has the list of remotes itself.
    areas: {
      name: 'areas',
      test: comesWith(
        /[\\/](remotes[\\/](AreaPage\.tsx|loadArea\.ts|federation\.ts)|offline[\\/]registerWorker\.ts)$/,
        /[\\/](shell[\\/]src[\\/](remotes|offline)|@module-federation|compare-versions|kit[\\/]package\.json)/,
      ),
      chunks: 'async',
      enforce: true,
    },
    // dnd-kit with what is made of it here.
    sorting: {
      name: 'sorting',
      test: comesWith(
        /[\\/]kit[\\/]src[\\/]sorting[\\/]index\.ts$/,
        /[\\/](kit[\\/]src|lucide-react|@dnd-kit)[\\/]/,
      ),
      chunks: 'async',
      enforce: true,
      priority: 0.4,
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

/** What remotes share. */
const provided = {
  test: /[\\/]shell[\\/]src[\\/]remotes[\\/]provided\.ts$/,
  loader: join(__dirname, 'providedLoader.js'),
  enforce: 'pre',
};

/** So that the first page has of a room of kit only what it uses. */
const roomsInParts = { test: /[\\/]kit[\\/]src[\\/](?!forms[\\/]locale)/, sideEffects: false };

/**
 * The shell's configuration. It knows the pages of the remotes of this repository, for when the list of the server is not
 * there, and says which build it is (build.json).
 */
function shellConfig({ production }) {
  const config = common(__dirname, production, 'host', { refresh: !production });
  const { version: kit } = require('../kit/package.json');
  const build = production ? buildId(config.context) : 'development';
  const { splitChunks, ...optimization } = config.optimization;
  const cacheGroups = { ...splitChunks.cacheGroups, ...firstPageParts() };
  return {
    ...config,
    module: { rules: [...config.module.rules, guideText, provided, roomsInParts] },
    optimization: production ? { ...optimization, splitChunks: { cacheGroups } } : config.optimization,
    entry: { shell: production ? './src/index.ts' : ['./refreshRuntime.js', './src/index.ts'] },
    output: { ...config.output, publicPath: '/', clean: { keep: /^(sw\.|publiek[\\/])/ } },
    plugins: [
      page('index.html', 'portal', production),
      page('signedOut.html', 'signed-out', production),
      new CopyPlugin({ patterns: [{ from: 'public' }] }),
      new DefinePlugin(
        inCode({
          ...builtConstants(ROOT),
          THIS_BUILD: build,
          ENV_TARGET: 'web',
          ...earlyDocuments(production),
        }),
      ),
      jsonFile('build.json', () => ({ build, kit })),
      ...(production ? [earlyFiles] : []),
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
    // Written by the server (api/src/platform/http/portalFiles.ts).
    templateParameters: production
      ? { frame, title: '{{title}}', heading: '{{heading}}' }
      : { frame, title: '', heading: '' },
  });
}

/** The ids of the documents that the first script asks (src/earlyQuestions.ts); while developing nothing is asked ahead. */
function earlyDocuments(production) {
  const kit = Object.entries(require('../kit/src/gql/persisted-documents.json'));
  const shell = Object.entries(require('./src/gql/persisted-documents.json'));
  const idOf = (name, documents) => {
    const [id] = documents.find(([, text]) => new RegExp(`\\bquery ${name}\\b`).test(text)) ?? [];
    return id ? { [name]: id } : {};
  };
  return production ? { EARLY_DOCUMENTS: { ...idOf('KitSession', kit), ...idOf('ShellHome', shell) } } : {};
}

const inCode = (constants) =>
  Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));

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

/**
 * The pages for who has no account: apart from the portal, with preact for react, so that a phone on a field has them at once
 * (docs/architecture/decisions/0034).
 */
function visitorsConfig({ production }) {
  const config = common(__dirname, production, 'visitors');
  const { alias } = config.resolve;
  return {
    ...config,
    entry: { publiek: './src/visitors/index.tsx' },
    output: { ...config.output, path: join(config.output.path, 'publiek'), publicPath: '/publiek/' },
    resolve: { ...config.resolve, alias: { ...alias, ...preactForReact } },
    module: { rules: [...config.module.rules, roomsInParts] },
    plugins: [
      new HtmlWebpackPlugin({
        filename: 'page.html',
        template: './src/visitors/page.html',
        inject: 'head',
        scriptLoading: 'defer',
        // The API fills in who it is (api/src/platform/http/visitorPages.ts).
        templateParameters: { foundation: production ? '{{foundation}}' : 'Carnaval' },
      }),
      ...(production ? compressed() : []),
    ],
  };
}

const preactForReact = {
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react/jsx-dev-runtime$': 'preact/jsx-runtime',
  'react-dom$': 'preact/compat',
  'react-dom/client$': 'preact/compat/client',
  react$: 'preact/compat',
};

module.exports = { shellConfig, visitorsConfig, workerConfig };
