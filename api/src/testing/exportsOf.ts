import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';

const ROOT = join(__dirname, '..');
const load = createRequire(__filename);

/**
 * What all modules of a kind export, so that no list has to name them.
 * @param kind by which their names end: '.matrix' @returns the exports, by the paths of their files
 */
export function exportsOf<T>(kind: string): T[] {
  const ending = kind + extname(__filename);
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file).endsWith(ending))
    .sort()
    .flatMap((file) => Object.values(load(join(ROOT, file)) as Record<string, T>));
}
