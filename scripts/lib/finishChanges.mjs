import { existsSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './build.mjs';
import { Refusal } from './changes.mjs';
import { root } from './root.mjs';

const PRETTIER = [
  'node_modules/prettier/bin/prettier.cjs',
  '--write',
  '--log-level',
  'warn',
  '--ignore-unknown',
];

/**
 * Runs a generator: writes what it made, generates what comes of that, and puts it in order.
 * @param make makes the changes @returns what is printed then
 */
export function generate(make) {
  try {
    const { changes, said, newRemote } = make();
    changes.save();
    if (newRemote) linkPackage(newRemote);
    run('node', ['scripts/codegen.mjs']);
    if (newRemote) run('node', ['scripts/note-release.mjs', newRemote], { quiet: true });
    const { files } = changes;
    // Sorts the imports.
    const code = files.filter((file) => /\.tsx?$/.test(file));
    run('node', ['node_modules/eslint/bin/eslint.js', '--fix', ...code]);
    run('node', [...PRETTIER, ...files]);
    console.log(['', `${files.length} files were made or changed.`, ...said].join('\n'));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** What npm does for a package of the repository, without asking anything of a registry. */
function linkPackage(name) {
  const link = join(root, 'node_modules', name);
  if (!existsSync(link)) symlinkSync(join('..', name), link, 'junction');
  // Newer than the lockfile: nothing is missing (ensure-installed.mjs).
  const marker = join(root, 'node_modules/.package-lock.json');
  if (existsSync(marker)) utimesSync(marker, new Date(), new Date());
}
