import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { areasOf } = createRequire(import.meta.url)('../../kit/areas.js');

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The areas, each with a remote in `mf-<area>`. */
export const areas = areasOf(root);
