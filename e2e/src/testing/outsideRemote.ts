import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { type PortalSettings, test as base } from './stage';
import { remotesFile, serveTeam, type Team } from './team';

const root = resolve(__dirname, '../../..');
const run = promisify(execFile);
/** Packing, generating and building, on a machine that also runs a browser. */
const BUILD_MS = 240_000;

/** A team without this repository: it has the tarball of kit, and what npm would install beside it. */
export interface OutsideTeam extends Team {
  /** Runs a script of its package. @returns what it printed @throws when it fails */
  npm: (script: string) => Promise<string>;
  /** Changes a file of its package. */
  change: (file: string, from: string | RegExp, to: string) => void;
  /** Builds what there is, and puts it on the server. @returns the address of the manifest */
  ship: (version: string) => Promise<string>;
}

/** With a remote that was made by `create-remote` in a folder outside the repository. */
export const test = base.extend<object, { outside: OutsideTeam; portalSettings: PortalSettings }>({
  outside: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'carnaval-outside-'));
      const home = await makeRemote(folder, 'museum', 'Het museum');
      const served = join(folder, 'served');
      mkdirSync(served);
      const { team, close } = await serveTeam(served);
      const npm = async (script: string) => {
        const { stdout, stderr } = await run('npm', ['run', script], { cwd: home, env: environment });
        return stdout + stderr;
      };
      await use({
        ...team,
        npm,
        change: (file, from, to) => {
          const path = join(home, file);
          writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
        },
        ship: async (version) => {
          await npm('build');
          cpSync(join(home, 'dist'), join(served, version), { recursive: true });
          return `${team.url}/${version}/mf-manifest.json`;
        },
      });
      await close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  portalSettings: async ({ outside }, use) => {
    writeFileSync(remotesFile(outside), '{}');
    await use({ REMOTES_FILE: remotesFile(outside) });
  },
});

/** jest must not take the settings of the run that it is in, nor git a commit of this repository. */
const { NODE_OPTIONS: _options, COMMIT: _commit, FORCE_COLOR: _colour, ...inherited } = process.env;
const environment = { ...inherited, NO_COLOR: '1' };

async function makeRemote(folder: string, area: string, title: string): Promise<string> {
  await run('npm', ['run', 'pack', '-w', 'kit', '--', folder], { cwd: root });
  const modules = join(folder, area, 'node_modules');
  mkdirSync(modules, { recursive: true });
  linkPackages(modules);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  await run('tar', ['-xzf', join(folder, tarball), '-C', modules]);
  renameSync(join(modules, 'package'), join(modules, 'kit'));
  // What npm puts below a package because another version stands above it.
  const own = join(root, 'kit/node_modules');
  if (existsSync(own)) symlinkSync(own, join(modules, 'kit/node_modules'));
  await run('node', [join(modules, 'kit/create-remote.mjs'), area, title], { cwd: folder });
  return join(folder, area);
}

/** All that is installed here but the packages of this repository: their links lead into it. */
function linkPackages(modules: string): void {
  const installed = join(root, 'node_modules');
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const ours = new Set(workspaces.map((path) => path.split('/').at(-1)));
  for (const name of readdirSync(installed))
    if (!ours.has(name) && !name.startsWith('mf-') && !['.cache', '.package-lock.json'].includes(name))
      symlinkSync(join(installed, name), join(modules, name));
}
