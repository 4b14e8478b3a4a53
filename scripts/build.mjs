// npm run build: the whole portal, for production.
import './ensure-installed.mjs';

import { buildIfChanged } from './lib/build.mjs';

try {
  console.log((await buildIfChanged()) ? 'Built.' : 'Nothing has changed since the last build.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
