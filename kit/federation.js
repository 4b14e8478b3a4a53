/**
 * Module federation of the portal: the only list of what shell and remotes share, and the plugin of a remote.
 * Every room of kit is one shared module, so that context (session, client, snackbar) is the same everywhere
 * and a remote carries none of it. Libraries of which pages need a small part (react-router, Apollo) are shared
 * through a room: what is shared by itself is shipped whole.
 */
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  'formik',
  'yup',
];
const ROOMS = [
  'charts',
  'conflict',
  'data',
  'editing',
  'export',
  'fields',
  'files',
  'import',
  'wizard',
  'ui',
  'forms',
  'format',
  'graphql',
  'offline',
  'richtext',
  'router',
  'session',
  'sorting',
  'table',
  'tree',
  'zip',
].map((room) => `kit/${room}`);

const { version: kitVersion, dependencies: versions } = require('./package.json');
const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

function shared(options) {
  return Object.fromEntries(
    [...LIBRARIES, ...ROOMS].map((request) => {
      const version = versions[packageOf(request)] ?? kitVersion;
      return [request, { singleton: true, version, requiredVersion: false, ...options }];
    }),
  );
}

/** What the shell provides: request → how it is shared (shell/providedLoader.js). */
const provided = () => shared({});

/**
 * A remote: exposes its Area and takes everything on the list from the host.
 * @param container its name, another one for each build: two of them can be in one page, after a roll-back or a repair
 */
function remote(container) {
  return new ModuleFederationPlugin({
    name: container,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './Area': './src/Area' },
    shared: shared({ import: false }),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });
}

module.exports = { provided, remote };
