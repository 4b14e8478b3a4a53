import { resolve } from 'node:path';

/** The folder of the repository. */
export const repository = resolve(__dirname, '../../..');

/** The areas that have a remote: `mf-<area>`. */
export const remoteAreas: readonly string[] = jest
  .requireActual<{ areasOf: (root: string) => string[] }>(`${repository}/kit/areas.js`)
  .areasOf(repository);
