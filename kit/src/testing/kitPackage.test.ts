import { readFileSync } from 'node:fs';
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

test('the version of kit is the first in its list of changes', () => {
  const [, newest] = /^## (\S+)$/m.exec(read('kit/CHANGELOG.md')) ?? [];
  expect(newest).toBe((json('kit/package.json') as { version: string }).version);
});
