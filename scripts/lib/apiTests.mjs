import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { run } from './build.mjs';
import { root } from './root.mjs';

const SOURCES = join(root, 'api/src');

/** As deep as the sources: what tests and the API find from where they stand is there for both. */
const COMPILED = join(root, 'api/build-test');

/** Compiles the API with its tests: jest would do that for every test file anew, and load it anew. */
export function compileApiTests() {
  rmSync(COMPILED, { recursive: true, force: true });
  const swc = createRequire(import.meta.url).resolve('@swc/cli/bin/swc.js');
  const options = ['--config-file', '.swcrc', '--strip-leading-paths', '--copy-files', '-q'];
  run('node', [swc, 'src', '-d', COMPILED, ...options], { cwd: 'api' });
}

/** @param source a file below api/src @returns what it was compiled to */
export function compiledOf(source) {
  return source.replace(SOURCES, COMPILED).replace(/\.ts$/, '.js');
}
