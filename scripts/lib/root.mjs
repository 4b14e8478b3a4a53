import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The areas, each with a remote in `mf-<area>`. */
export const areas = ['website', 'secretariat', 'club', 'stock', 'krant', 'volunteers'];
