import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const SOURCES = join(__dirname, '..');

/**
 * What all files of a kind export, so that no list has to name them.
 * @param kind by which their names end: '.matrix.ts' @returns the exports, by the paths of their files
 */
export function exportsOf<T>(kind: string): T[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file).endsWith(kind))
    .sort()
    .flatMap((file) => Object.values(jest.requireActual<Record<string, T>>(join(SOURCES, file))));
}
