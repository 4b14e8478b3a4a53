import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
/** The guide quotes what is shown; it cannot prove itself. */
const NOT_READ = ['gql', 'testing', 'guide', 'tour', 'migrations'];

/** The packages whose texts people see on a screen. */
export const UI_FOLDERS = readdirSync(ROOT).filter(
  (name) => ['kit', 'shell'].includes(name) || existsSync(join(ROOT, name, 'remote.json')),
);

/** What people may read, as it is in the sources of these packages: without comments and tests, on one line. */
export function shownSources(folders: readonly string[]): string {
  return folders
    .flatMap((folder) => [...filesBelow(join(ROOT, folder, 'src')), ...declaredIn(join(ROOT, folder))])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');
}

/** The titles of pages. */
function declaredIn(folder: string): string[] {
  const file = join(folder, 'remote.json');
  return existsSync(file) ? [file] : [];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (isOfTests(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Tests, and the stories of the gallery, which teams read. */
function isOfTests(name: string): boolean {
  return NOT_READ.includes(name) || /\.(test|stories)\.|^test[A-Z]/.test(name);
}
