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

/** An operation with its fragments; one of these may have the name of another operation. */
function operationOf(text, name) {
  const { definitions } = parse(text);
  const operation = definitions.find(
    (part) => part.kind === 'OperationDefinition' && part.name.value === name,
  );
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === 'FragmentDefinition').map((part) => [part.name.value, part]),
  );
  const needed = new Set([operation]);
  // A set goes on with what is added while it is walked.
  for (const next of needed) {
    visit(next, { FragmentSpread: (spread) => void needed.add(fragments.get(spread.name.value)) });
  }
  return [...needed].map((part) => print(part)).join('\n');
}
