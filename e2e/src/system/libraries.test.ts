import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

const root = join(__dirname, '..', '..', '..');

/** What more than one of them brings, and why. */
const MAY_BE_TWICE: Record<string, string> = {
  '.federation': 'the entry of each remote, made by module federation',
  '@module-federation/error-codes': 'of the entry of each remote, before anything is shared',
  '@module-federation/runtime': 'of the entry of each remote: takes its runtime from the shell',
  '@module-federation/sdk': 'of the entry of each remote, before anything is shared',
  '@module-federation/webpack-bundler-runtime': 'of the entry of each remote: takes what is shared',
  fflate: 'bank statements are made smaller, which kit/zip never does',
  'lucide-react': 'each brings the icons that it shows, and the 2 KB that icons are made with',
};

/** The libraries in what was built of a package, by the sources that its maps name. */
function librariesIn(folder: string): string[] {
  const dist = join(root, folder, 'dist');
  const maps = readdirSync(dist).filter((name) => name.endsWith('.js.map') && !name.startsWith('sw.'));
  const sources = maps.flatMap(
    (name) => (JSON.parse(readFileSync(join(dist, name), 'utf8')) as { sources: string[] }).sources,
  );
  const names = sources.map((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? '');
  return [...new Set(names.filter(Boolean))];
}

test('shell and remotes bring each library once: it is shared, or of one area alone', () => {
  const folders = readdirSync(root).filter((name) => /^(shell|mf-[a-z]+)$/.test(name));
  const bringers = new Map<string, string[]>();
  for (const folder of folders)
    for (const library of librariesIn(folder))
      bringers.set(library, [...(bringers.get(library) ?? []), folder]);
  const twice = [...bringers].filter(([, by]) => by.length > 1);
  expect(bringers.get('react-dom')).toEqual(['shell']);
  expect(twice.filter(([library]) => !(library in MAY_BE_TWICE))).toEqual([]);
  expect(Object.keys(MAY_BE_TWICE).filter((library) => (bringers.get(library) ?? []).length < 2)).toEqual([]);
});
