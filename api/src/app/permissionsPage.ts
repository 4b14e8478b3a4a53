import { isObjectType } from 'graphql';

import type { Area } from '../identity/area';
import { permissionCatalogue } from '../identity/catalogue/catalogue';
import { accessOf } from '../platform/schema/allow';
import { buildBareSchema } from './apiSchema';

const HEAD = `# Who may what

Emitted by "npm run codegen" from \`@Allow\` on the operations and types of the API; reviewed, never edited. What is not
listed is denied. Several in one row: any of them is enough. \`inherit\`: as open as the field that returned it.
`;

/** The page of who may what: each operation of each area, and each type with the fields that are more closed. */
export function permissionsPage(areas: readonly Area[]): string {
  const sections = areas.map(({ name, resolvers }) => sectionOf(name, resolvers));
  return [HEAD, rights(), ...sections, typesOf(areas)].join('\n');
}

/** What one can do with each permission, as the form of a user says it. */
function rights(): string {
  const rows = permissionCatalogue.flatMap((entry) =>
    [entry, ...('children' in entry ? entry.children : [])].map(({ id, label, description }) => [
      id,
      label,
      description,
    ]),
  );
  return table('The permissions', ['id', 'label', 'what it is good for'], rows);
}

function sectionOf(name: string, resolvers: Area['resolvers']): string {
  const schema = buildBareSchema([{ resolvers } as Area]);
  const rows = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {})
      .sort()
      .map((field) => [root?.name ?? '', field, namesOf(accessOf(schema, root?.name ?? '', field))]),
  );
  return table(name, ['', 'operation', 'who'], rows);
}

function typesOf(areas: readonly Area[]): string {
  const schema = buildBareSchema(areas);
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && name !== 'Query' && name !== 'Mutation')
    .sort((a, b) => a.name.localeCompare(b.name));
  const rows = types.flatMap((type) =>
    Object.keys(type.getFields())
      .sort()
      .map((field) => [type.name, field, namesOf(accessOf(schema, type.name, field))])
      .filter(([, , who]) => who !== 'inherit'),
  );
  return table('Fields that do not inherit', ['type', 'field', 'who'], rows);
}

function namesOf(anyOf: ReturnType<typeof accessOf>): string {
  return anyOf?.map(({ name }) => name).join(', ') ?? 'nobody';
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  return `## ${title}\n\n${lines.join('\n')}\n`;
}
