import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What runs. */
export interface Build {
  version: string;
  /** The commit it was built from; null from source, or where the build had no git. */
  commit: string | null;
}

/** In the repository; the same from source and compiled. */
const PACKAGE = resolve(__dirname, '../../../../package.json');
/** Written by scripts/lib/build.mjs. */
const COMMIT = resolve(__dirname, '../../commit.txt');

/** What is built here now: to be asked at the start, since a new build can come under a portal that runs. */
export function readBuild(): Build {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  return { version, commit: readCommit() };
}

function readCommit(): string | null {
  try {
    return readFileSync(COMMIT, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
