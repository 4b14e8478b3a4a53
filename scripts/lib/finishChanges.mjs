import { existsSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './build.mjs';
import { Refusal } from './changes.mjs';
import { noteRelease } from './operations.mjs';
import { root } from './root.mjs';

/**
 * Runs a generator: writes what it made, generates what comes of that, and puts it in order.
 * @param make makes the changes @returns what is printed then; with `noCodegen` that is left to what is run next
 */
export function generate(make) {
  try {
    const { changes, said, newRemote, noCodegen } = make();
    changes.save();
    if (newRemote) linkPackage(newRemote);
    if (!noCodegen) run('node', ['scripts/codegen.mjs']);
    if (newRemote && !noCodegen) noteRelease(newRemote, join(root, 'deployed'));
    const { files } = changes;
    run('node', ['node_modules/oxfmt/bin/oxfmt', ...files], { quiet: true });
    console.log(['', `${files.length} files were made or changed.`, ...said].join('\n'));
  } catch (error) {
    const isRefused = error instanceof Refusal || error.code?.startsWith('ERR_PARSE_ARGS');
    if (!isRefused) throw error;
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
