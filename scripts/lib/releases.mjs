import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Open tabs ask for the files of the release before, and the one before that; the rest goes. */
const KEPT = 2;

/**
 * Keeps what was built in `releases/<id>` of its package, for open tabs and for who turns back to it.
 * @param folder of the package @param id of the build that is in its `dist`
 */
export function keepRelease(folder, id) {
  const dist = join(folder, 'dist');
  const releases = join(folder, 'releases');
  if (!existsSync(dist)) return;
  mkdirSync(releases, { recursive: true });
  if (!existsSync(join(releases, id))) {
    // Whole, or not there.
    rmSync(join(releases, `${id}.part`), { recursive: true, force: true });
    cpSync(dist, join(releases, `${id}.part`), { recursive: true });
    renameSync(join(releases, `${id}.part`), join(releases, id));
  }
  const newestFirst = readdirSync(releases)
    .map((name) => ({ name, at: statSync(join(releases, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of newestFirst.slice(KEPT)) rmSync(join(releases, name), { recursive: true });
}
