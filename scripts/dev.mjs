// npm run dev [-- club krant]: the API and every dev server in one process tree; with names only those remotes.
import './ensure-installed.mjs';

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { codegen } from './lib/build.mjs';
import { areas, root } from './lib/root.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const { devServer, remoteConfig } = require('../kit/webpack.js');
const { shellConfig, visitorsConfig } = require('../shell/webpackShell.js');

const folders = Object.fromEntries(areas.map((area) => [area, join(root, `mf-${area}`)]));
const { port } = devServer(folders);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !areas.includes(name));
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. The areas are ${areas.join(', ')}.`);
  process.exit(1);
}

codegen();
const children = [startApi(), startCodegenWatch()];
await startDevServer(named.length > 0 ? named : areas);

/** The API from source, started anew at every change; its settings come from the environment as always. */
function startApi() {
  return spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '-r', '@swc-node/register', 'src/app/main.ts'],
    {
      cwd: join(root, 'api'),
      stdio: 'inherit',
      env: {
        ...process.env,
        SWC_NODE_PROJECT: join(root, 'api/tsconfig.json'),
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
        SERVE_PORTAL: 'false',
      },
    },
  );
}

/** Types and documents follow every change of a .graphql file and of api/schema.graphql. */
function startCodegenWatch() {
  const bin = 'node_modules/@graphql-codegen/cli/cjs/bin.js';
  return spawn(process.execPath, [bin, '--config', 'codegen.yml', '--watch', '--silent'], {
    cwd: root,
    stdio: 'ignore',
  });
}

/** The shell and the remotes on one port: a MultiCompiler behind one server, with hot reload. */
async function startDevServer(names) {
  const options = { production: false };
  const configs = [
    shellConfig(options),
    visitorsConfig(options),
    ...names.map((name) => remoteConfig({ name, root: folders[name] }, { ...options, refresh: true })),
  ];
  const server = new WebpackDevServer({ ...devServer(folders), hot: true }, webpack(configs));
  await server.start();
  console.log(`\nThe shell and ${names.join(', ')}: http://localhost:${port}\n`);
}

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
