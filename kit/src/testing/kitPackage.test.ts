import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const json = (path: string): unknown => JSON.parse(read(path));

// What a team elsewhere gets is what works here.

test('a new remote is built and tested with the versions of this repository', () => {
  const { devDependencies } = json('package.json') as { devDependencies: Record<string, string> };
  const toolchain = json('kit/toolchain.json') as Record<string, string>;
  const ours = Object.keys(toolchain).map((name) => [name, devDependencies[name]]);
  expect(toolchain).toEqual(Object.fromEntries(ours));
});

test('a new remote is filled in: nothing of the template is left over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carnaval-remote-'));
  execFileSync(process.execPath, [join(root, 'kit/create-remote.mjs'), 'museum', 'Het museum'], {
    cwd: folder,
  });
  const files = readdirSync(join(folder, 'museum'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const text = files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`).join('\n');
  rmSync(folder, { recursive: true });
  expect(text.match(/.*(__|\*\*)\w+(__|\*\*)(?!\/|dirname).*/g)).toBeNull();
  expect(text).toContain('# Het museum');
});

test('the version of kit is the first in its list of changes', () => {
  const [, newest] = /^## (\S+)$/m.exec(read('kit/CHANGELOG.md')) ?? [];
  expect(newest).toBe((json('kit/package.json') as { version: string }).version);
});
