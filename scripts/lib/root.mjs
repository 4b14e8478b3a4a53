import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The areas, each with a remote in `mf-<area>`: the list of remotes names them, and nothing else does. */
export const areas = Object.keys(JSON.parse(readFileSync(`${root}/shell/public/remotes.json`, 'utf8')));
