import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const repository = resolve(__dirname, '../../..');

/** The folder of the API's sources: a test runs as what it was compiled to, in a folder beside it. */
export const apiSources = join(repository, 'api/src');

/** The areas that have a remote: `mf-<area>`. */
export const remoteAreas: readonly string[] = (
  createRequire(__filename)(`${repository}/kit/areas.js`) as { areasOf: (root: string) => string[] }
).areasOf(repository);
