import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The contract of the API: beside what was built of kit, and in this repository. */
const PLACES = ['../schema.graphql', '../../../api/schema.graphql'];

let schema: GraphQLSchema | undefined;

/** The contract of the API, read once for each test file. */
function contract(): GraphQLSchema {
  const file = PLACES.map((place) => join(__dirname, place)).find(existsSync);
  if (!file) throw new Error('kit has no schema.graphql: pack it anew.');
  schema ??= buildSchema(readFileSync(file, 'utf8'));
  return schema;
}

/**
 * Fills in the `__typename` of every object of an answer, as the API does, so that the cache knows the records in it.
 * @param document the operation that is answered
 * @param data what it answers; a `__typename` that is there already stays
 */
export function withTypenames(document: DocumentNode, data: unknown): unknown {
  const fragments = new Map(
    document.definitions
      .filter((part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );

  function fill(value: unknown, selection: SelectionSetNode, type: GraphQLNamedType | undefined): unknown {
    if (Array.isArray(value)) return value.map((each) => fill(each, selection, type));
    if (typeof value !== 'object' || value === null || !isObjectType(type)) return value;
    let filled: Record<string, unknown> = { __typename: type.name, ...value };
    for (const part of selection.selections) {
      if (part.kind === Kind.FIELD) {
        const name = part.alias?.value ?? part.name.value;
        const field = type.getFields()[part.name.value];
        if (part.selectionSet && field && name in filled) {
          filled[name] = fill(filled[name], part.selectionSet, getNamedType(field.type));
        }
      } else {
        const inner = part.kind === Kind.FRAGMENT_SPREAD ? fragments.get(part.name.value) : part.selectionSet;
        if (inner) filled = fill(filled, inner, type) as Record<string, unknown>;
      }
    }
    return filled;
  }

  const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return data;
  const root = contract().getRootType(operation.operation);
  const { __typename, ...filled } = fill(data, operation.selectionSet, root ?? undefined) as Record<
    string,
    unknown
  >;
  return filled;
}
