import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { writeClientTypes } from './clientTypes.mjs';
import { keepRelease } from './releases.mjs';
import { areas, root } from './root.mjs';

const require = createRequire(import.meta.url);
const { buildId } = require('../../kit/remoteInfo.js');
const stampFile = join(root, '.cache', 'build.json');

/** Generates the types and documents of the UI, the tests and the client from api/schema.graphql. */
export function codegen() {
  run('node', ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.yml', '--silent'], {
    quiet: true,
  });
  writeClientTypes();
}

/** What of api/src belongs to its tests. */
const OF_TESTS = ['**/*.test.ts', '**/testing/**', '**/test[A-Z]*.ts', '**/*.matrix.ts', '**/*.cases.ts'];

/** Compiles the API to api/dist, without its tests. */
export function buildApi() {
  stamp({ api: undefined });
  rmSync(join(root, 'api', 'dist'), { recursive: true, force: true });
  const swc = require.resolve('@swc/cli/bin/swc.js');
  run('node', [swc, 'src', '-d', 'dist', '--strip-leading-paths', '-q', '--ignore', OF_TESTS.join(',')], {
    cwd: 'api',
  });
  noteCommit();
}

/** Has the portal know what it was built from: COMMIT, or what git says; where neither knows, it does not. */
function noteCommit() {
  const git = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const commit = process.env.COMMIT || (git.status === 0 ? git.stdout.trim() : '');
  writeFileSync(join(root, 'api', 'dist', 'commit.txt'), commit);
}

/** Builds the shell with its service worker, and remotes, in one process. @param folders `shell`, `mf-<area>` */
async function buildPortal(folders) {
  const webpack = require('webpack');
  const { remoteConfig } = require('../../kit/webpack.js');
  const { shellConfig, visitorsConfig, workerConfig } = require('../../shell/webpackShell.js');
  const options = { production: true };
  const configs = folders.flatMap((folder) =>
    folder === 'shell'
      ? [shellConfig(options), visitorsConfig(options), workerConfig()]
      : [remoteConfig({ name: folder.slice('mf-'.length), root: join(root, folder) }, options)],
  );
  await new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ preset: 'errors-only', colors: true })));
        resolve();
      });
    });
  });
}

/**
 * Builds what has changed since the last build: of the UI each package by itself. What was there is kept as a release.
 * @returns whether there was anything to do
 */
export async function buildIfChanged() {
  const hadApi = buildApiIfChanged();
  const ids = Object.fromEntries(
    ['shell', ...areas.map((area) => `mf-${area}`)].map((folder) => [folder, buildId(join(root, folder))]),
  );
  const built = stamps().ui ?? {};
  const changed = Object.keys(ids).filter(
    (folder) => built[folder] !== ids[folder] || !existsSync(join(root, folder, 'dist')),
  );
  if (changed.length === 0) return hadApi;
  codegen();
  for (const folder of changed) if (built[folder]) keepRelease(join(root, folder), built[folder]);
  stamp({ ui: { ...built, ...Object.fromEntries(changed.map((folder) => [folder, undefined])) } });
  await buildPortal(changed);
  stamp({ ui: { ...built, ...ids } });
  return true;
}

/** The same for the API alone: a portal that runs on what is there keeps it. */
export function buildApiIfChanged() {
  const api = digest(['api/src', 'api/.swcrc']);
  if (existsSync(join(root, 'api/dist/app/main.js')) && stamps().api === api) {
    noteCommit();
    return false;
  }
  buildApi();
  stamp({ api });
  return true;
}

/** The same for the gallery of kit's components, which only `npm run gallery`, its tests and KIT_GALLERY=on ask for. */
export function buildGalleryIfChanged() {
  const gallery = digest(['kit/src', 'kit/gallery', 'kit/webpack.js', 'api/schema.graphql', 'codegen.yml']);
  if (existsSync(join(root, 'kit/gallery/dist/index.json')) && stamps().gallery === gallery) return false;
  codegen();
  stamp({ gallery: undefined });
  storybook('build', ['--output-dir', 'kit/gallery/dist'], { quiet: true });
  stamp({ gallery });
  return true;
}

/** Runs Storybook, which tells nobody. @param command `dev` or `build` */
export function storybook(command, options, how) {
  const bin = 'node_modules/storybook/dist/bin/dispatcher.js';
  run('node', [bin, command, '--config-dir', 'kit/gallery', '--disable-telemetry', ...options], {
    ...how,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
}

/** What each part was built from last. */
function stamps() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
}

function stamp(built) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ ...stamps(), ...built }));
}

/** Runs a program in the repository and stops this one when it fails. */
export function run(command, args, { cwd = '.', quiet = false, env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: join(root, cwd),
    stdio: quiet ? 'pipe' : 'inherit',
    env: { ...process.env, npm_config_loglevel: 'error', ...env },
  });
  if (status === 0) return;
  if (quiet) process.stderr.write(`${stdout}${stderr}`);
  console.error(`${args[0]} failed.`);
  process.exit(1);
}

/** A hash of the contents of files and folders, the lockfile with it. */
function digest(paths) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) {
      if (!['dist', 'gql', 'node_modules'].includes(name) && !/\.test\.(tsx?|graphql)$/.test(name))
        addTo(hash, join(path, name));
    }
  } else {
    hash.update(path).update(readFileSync(full));
  }
}
