// npm run note-release -- mf-club: notes in deployed/ what this version of a package asks of the API, so that the schema is
// checked against it (npm run check-operations). Without a name: of all packages.
import './ensure-installed.mjs';

import { join } from 'node:path';

import { codegen } from './lib/build.mjs';
import { noteRelease } from './lib/operations.mjs';
import { areas, root } from './lib/root.mjs';

const packages = ['shell', ...areas.map((area) => `mf-${area}`)];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !packages.includes(name));
if (unknown.length > 0) {
  console.error(`There is no package ${unknown.join(', ')}: ${packages.join(', ')}.`);
  process.exit(1);
}
codegen();
for (const name of asked.length > 0 ? asked : packages) {
  const { version, operations } = noteRelease(name, join(root, 'deployed'));
  console.log(`${name} ${version}: ${Object.keys(operations).length} operations.`);
}
