import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { run } from './build.mjs';
import { root } from './root.mjs';

const SOURCES = join(root, 'api/src');

/** As deep as the sources: what tests and the API find from where they stand is there for both. */
const COMPILED = join(root, 'api/build-test');
/** What it was compiled from. */
const STAMP = join(COMPILED, 'stamp.txt');

/**
 * Compiles the API with its tests, unless that was done: jest would do that for every test file anew, and load it anew.
 * A run that is under way keeps what it loads from.
 */
export function compileApiTests() {
  const stamp = stampOf(SOURCES, join(root, 'api/.swcrc'), join(root, 'package-lock.json'));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(COMPILED, { recursive: true, force: true });
  const swc = createRequire(import.meta.url).resolve('@swc/cli/bin/swc.js');
  const options = ['--config-file', '.swcrc', '--strip-leading-paths', '--copy-files', '-q'];
  run('node', [swc, 'src', '-d', COMPILED, ...options], { cwd: 'api' });
  writeFileSync(STAMP, stamp);
}

/** Of every file its name, size and time. */
function stampOf(folder, ...files) {
  const inside = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  const hash = createHash('sha256');
  for (const file of [...inside.sort(), ...files]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param source a file below api/src @returns what it was compiled to */
export function compiledOf(source) {
  return source.replace(SOURCES, COMPILED).replace(/\.ts$/, '.js');
}
