import type { Area } from '../identity/area';
import {
  classOf,
  type CollectionPrivacy,
  type DataClass,
  storedPaths,
} from '../platform/privacy/collectionPrivacy';

const HEAD = `# Personal data

Emitted by "npm run codegen" from the \`…privacy.ts\` files of the areas; reviewed, never edited. A stored field that has no
class fails a test. \`personal\`: about the person of the record, gone when that person is erased. \`financial\`: kept for the
books, also of who was erased. \`actor\`: who did something in the name of the foundation; it stays with what was done
([P8, P139](domain/portal.md)). All other fields are \`none\`. Records that people edit also say who changed them last.
`;

const SHOWN = ['personal', 'financial', 'actor'] as const satisfies readonly DataClass[];

/** The register of personal data: each collection of each area with its purpose, how long, and its fields by class. */
export function privacyPage(areas: readonly Pick<Area, 'name' | 'privacy'>[]): string {
  return [HEAD, ...areas.map(({ name, privacy }) => sectionOf(name, privacy))].join('\n');
}

function sectionOf(name: string, entries: readonly CollectionPrivacy[]): string {
  const rows = entries.map((entry) => [
    entry.model.collection.name,
    entry.purpose,
    entry.retention,
    ...SHOWN.map((one) => pathsOf(entry, one)),
  ]);
  const head = ['collection', 'purpose', 'kept', ...SHOWN];
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `## ${name}\n\n${lines.join('\n')}\n`;
}

/** The fields of a class that the entry names; what every edited record has is told above. */
function pathsOf(entry: CollectionPrivacy, wanted: DataClass): string {
  const { model } = entry;
  if (!('schema' in model)) return entry[wanted] ? 'all' : '';
  const stored = storedPaths(model.schema).filter((path) => classOf(entry, path) === wanted);
  return (entry[wanted] ?? [])
    .filter((path) => stored.some((one) => one === path || one.startsWith(`${path}.`)))
    .join(', ');
}
