import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../../scripts/lib/root.mjs';

// In the version that the API itself uses.
const { parse, print, visit } = createRequire(join(root, 'api', 'package.json'))('graphql');
const folder = join(root, 'bench', 'operations');

/** The .graphql files with what only the benchmark asks. */
export const benchFiles = readdirSync(folder).map((name) => join(folder, name));

/** @returns what is sent for an operation that only the benchmark asks, by its name */
export const benchDocument = (name) =>
  operationOf(benchFiles.map((file) => readFileSync(file, 'utf8')).join('\n'), name);

/** @returns an operation of a package of the UI by its name: what the screen asks, whatever becomes of it */
export function screenDocument(folder, name) {
  const files = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const text = files.map((file) => readFileSync(join(root, folder, 'src', file), 'utf8')).join('\n');
  return operationOf(text, name);
}

/** An operation with its fragments. */
function operationOf(text, name) {
  const byName = new Map(parse(text).definitions.map((part) => [part.name.value, part]));
  const needed = new Set([name]);
  if (!byName.has(name)) throw new Error(`There is no operation ${name}.`);
  // A set goes on with what is added while it is walked.
  for (const next of needed) {
    visit(byName.get(next), { FragmentSpread: (spread) => void needed.add(spread.name.value) });
  }
  return [...needed].map((part) => print(byName.get(part))).join('\n');
}
