import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  isInputObjectType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  lexicographicSortSchema,
  printSchema,
  printType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';

import type { Area } from '../identity/area';
import { buildBareSchema } from './apiSchema';

/** The part of what more than one area uses. */
export const SHARED_PART = 'shared';

/**
 * The schema in parts, one for each area: its operations, and the types that only they reach. A team reviews its own part;
 * joined they are the whole schema. What several areas reach is in a part of its own, with the directives.
 * @returns the text of each part, by its name, in a stable order
 */
export function schemaParts(areas: readonly Area[]): ReadonlyMap<string, string> {
  const schema = lexicographicSortSchema(buildBareSchema(areas));
  const operations = operationsOf(schema, areas);
  const partOf = partsOfTypes(operations);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isRoot(schema, type) && !isSpecifiedScalarType(type) && !type.name.startsWith('__'),
  );
  const textOf = (part: string) =>
    [
      ...(part === SHARED_PART ? [directivesText(schema)] : []),
      ...(operations.get(part) ?? []).map(({ root, fields }) =>
        rootText(root, fields, part !== areas[0]?.name),
      ),
      ...types
        .filter(({ name }) => (partOf.get(name) ?? SHARED_PART) === part)
        .map((type) => printType(type)),
    ].filter(Boolean);
  return new Map(
    [...areas.map(({ name }) => name), SHARED_PART].map((part) => [
      part,
      `${HEAD}\n${textOf(part).join('\n\n')}\n`,
    ]),
  );
}

const HEAD =
  '# Emitted by "npm run codegen": a part of ../schema.graphql; reviewed by its team, never edited.';

/** Some fields of a root type. */
interface RootPart {
  root: GraphQLObjectType;
  fields: GraphQLField<unknown, unknown>[];
}

function operationsOf(schema: GraphQLSchema, areas: readonly Area[]): ReadonlyMap<string, RootPart[]> {
  const { queries, mutations } = getMetadataStorage();
  const roots = [
    { root: schema.getQueryType(), list: queries },
    { root: schema.getMutationType(), list: mutations },
  ];
  const partOf = ({ resolvers }: Area) =>
    roots.flatMap(({ root, list }): RootPart[] => {
      const own = new Set(
        list
          .filter(({ target }) => resolvers.some((resolver) => resolver === target))
          .map((one) => one.schemaName),
      );
      const fields = Object.values(root?.getFields() ?? {}).filter(({ name }) => own.has(name));
      return root && fields.length > 0 ? [{ root, fields }] : [];
    });
  return new Map(areas.map((area) => [area.name, partOf(area)]));
}

/** The area that a type belongs to, by the name of the type: the only one whose operations reach it. */
function partsOfTypes(operations: ReadonlyMap<string, RootPart[]>): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const [area, roots] of operations) {
    const reached = new Set<string>();
    const visit = (type: GraphQLNamedType): void => {
      if (reached.has(type.name)) return;
      reached.add(type.name);
      if (isObjectType(type)) Object.values(type.getFields()).forEach(visitField);
      if (isInputObjectType(type))
        for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
      if (isUnionType(type)) type.getTypes().forEach(visit);
    };
    const visitField = ({ type, args }: GraphQLField<unknown, unknown>): void => {
      visit(getNamedType(type));
      for (const arg of args) visit(getNamedType(arg.type));
    };
    roots.flatMap(({ fields }) => fields).forEach(visitField);
    for (const name of reached) parts.set(name, parts.has(name) ? SHARED_PART : area);
  }
  return parts;
}

function rootText(root: GraphQLObjectType, fields: RootPart['fields'], isExtension: boolean): string {
  const all = root.toConfig();
  const own = Object.fromEntries(fields.map(({ name }) => [name, all.fields[name]]));
  const text = printType(new GraphQLObjectType({ ...all, fields: own as typeof all.fields }));
  // The description of a root type can stand only where it is defined.
  return isExtension ? text.replace(/^("""[^]*?"""\n)?type /, 'extend type ') : text;
}

function directivesText(schema: GraphQLSchema): string {
  const directives = schema.getDirectives().filter((one) => !isSpecifiedDirective(one));
  return printSchema(new GraphQLSchema({ directives }));
}

function isRoot(schema: GraphQLSchema, type: GraphQLNamedType): boolean {
  return type === schema.getQueryType() || type === schema.getMutationType();
}
