import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { repository } from '../testing/repository';

// npm run new-area and new-entity, on a copy of the repository: what they make is green at once.

const MINUTES = 60_000;
/** On one core: the other does the rest, and several would do much of the work twice. */
const TSC = ['node_modules/typescript7/bin/tsc', '--singleThreaded'];
const OXLINT = 'node_modules/oxlint/bin/oxlint';
const JEST = 'node_modules/jest/bin/jest.js';
const OXFMT = 'node_modules/oxfmt/bin/oxfmt';
/** What the tests of all operations ask of the new ones, and of the lists that must have them. */
const NEW = '([mM]useumItem|[bB]adge)';
const ABOUT_ALL = ['permissionMatrix', 'app/(areaLists|schema|descriptions)\\.test'];
/** By their names: those, and all of a new entity. */
const NAMES = `${NEW}|area|committed|described|has a row|^is |^sent |at its field$`;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'carnaval-generators-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    if (!file || !existsSync(join(repository, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(repository, file), join(copy, file));
  }
  linkModules();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The modules of the repository, but the packages of the copy. */
function linkModules(): void {
  for (const folder of ['api/node_modules', 'kit/node_modules'])
    if (existsSync(join(repository, folder))) symlinkSync(join(repository, folder), join(copy, folder));
  const modules = join(repository, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(modules)) {
    const to = join(copy, 'node_modules', name);
    if (name === '.package-lock.json') cpSync(join(modules, name), to);
    else if (existsSync(join(copy, name, 'package.json'))) symlinkSync(join('..', name), to);
    else symlinkSync(join(modules, name), to);
  }
}

/** Runs a script in the copy. @returns what it says */
function generator(...args: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

/** Runs programs in the copy, one after the other. @returns what those say that fail */
async function inTurn(...programs: string[][]): Promise<string[]> {
  const failed: string[] = [];
  for (const args of programs) {
    const { code, said } = await program(args);
    if (code !== 0) failed.push(`${args.join(' ')}\n${said}`);
  }
  return failed;
}

function program(args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(process.execPath, args, { cwd: copy });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += String(text)));
    child.on('exit', (code) => resolve({ code, said }));
  });
}

it.each([
  [['new-area'], 'npm run new-area -- museum'],
  [['new-area', 'Museum'], 'one English word in lower case'],
  [['new-area', 'club'], 'mf-club is there already: choose another name for the area.'],
  [['new-entity', 'museum/piece'], 'There is no area "museum": it is one of club, krant'],
  [
    ['new-entity', 'stock/customer'],
    'The schema has Customer already: choose another name, such as stock-customer.',
  ],
  [['new-entity', 'krant/badge'], '--permission <id>: one of krantRed, krantAdv.'],
  [['new-entity', 'club/badge', '--many', "a'); drop"], 'is no Dutch word'],
])('%j is refused with what to do', ([script = '', ...args], message) => {
  const { code, said } = generator(`scripts/${script}.mjs`, ...args);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(message) });
});

it(
  'an area and an entity of another are whole: types, style, tests, and those of all operations',
  async () => {
    // That of the second is of both.
    expect(generator('scripts/new-area.mjs', 'museum', '--no-codegen')).toMatchObject({ code: 0 });
    expect(generator('scripts/new-entity.mjs', 'club/badge', '--many', "foto's")).toMatchObject({ code: 0 });

    const made = ['api/src/museum', 'api/src/club/badges', 'mf-museum', 'mf-club/src/badges'];
    const changed = ['api/src/club', 'shell/src/guide', 'shell/src/remotes', 'e2e/src', 'docs', 'mf-club'];
    const api = ['-c', 'api/jest.config.cjs', '--runInBand'];
    const ui = ['-c', 'jest.ui.config.cjs', '--runInBand'];
    const failed = await Promise.all([
      inTurn([...TSC, '-p', 'api'], [JEST, ...api, 'api/src/museum/', ...ABOUT_ALL, '-t', NAMES]),
      inTurn(
        [OXLINT, ...made],
        [...TSC, '-p', 'tsconfig.web.json'],
        [OXFMT, '--check', ...made, ...changed],
        [JEST, ...ui, 'mf-museum', 'mf-club/src/badges', 'routes', 'chapters'],
      ),
    ]);
    expect(failed.flat()).toEqual([]);
  },
  8 * MINUTES,
);
