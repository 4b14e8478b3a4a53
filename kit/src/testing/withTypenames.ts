import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';

/** The contract of the API: beside what was built of kit, and in this repository. */
const PLACES = ['../schema.graphql', '../../../api/schema.graphql'];

/** Of each object type its definition, as the contract has it: all that is read of the contract for each test file. */
let definitions: ReadonlyMap<string, string> | undefined;
const types = new Map<string, ObjectType>();

/** An object type: its name, and of each field the name of its type, without lists and `!`. */
interface ObjectType {
  name: string;
  fields: ReadonlyMap<string, string>;
}

/** Only the types that a test file meets are parsed: all of them take longer than many a test. */
function objectType(name: string): ObjectType | undefined {
  definitions ??= readDefinitions();
  const definition = definitions.get(name);
  if (!definition) return undefined;
  const known = types.get(name);
  if (known) return known;
  const [parsed] = parse(definition, { noLocation: true }).definitions;
  if (parsed?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(`${name} is no object type.`);
  const type = {
    name,
    fields: new Map(parsed.fields?.map((field) => [field.name.value, typeName(field.type)])),
  };
  types.set(name, type);
  return type;
}

function readDefinitions(): ReadonlyMap<string, string> {
  const file = PLACES.map((place) => join(__dirname, place)).find(existsSync);
  if (!file) throw new Error('kit has no schema.graphql: pack it anew.');
  const found = readFileSync(file, 'utf8').matchAll(/^type (\w+)[^]*?^\}/gm);
  return new Map([...found].map(([definition, name = '']) => [name, definition]));
}

const typeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);

/** As the contract calls them. */
const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

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

  function fill(value: unknown, selection: SelectionSetNode, type: ObjectType | undefined): unknown {
    if (Array.isArray(value)) return value.map((each) => fill(each, selection, type));
    if (typeof value !== 'object' || value === null || !type) return value;
    let filled: Record<string, unknown> = { __typename: type.name, ...value };
    for (const part of selection.selections) {
      if (part.kind === Kind.FIELD) {
        const name = part.alias?.value ?? part.name.value;
        const field = type.fields.get(part.name.value);
        if (part.selectionSet && field && name in filled) {
          filled[name] = fill(filled[name], part.selectionSet, objectType(field));
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
  const root = objectType(ROOTS[operation.operation]);
  const { __typename, ...filled } = fill(data, operation.selectionSet, root) as Record<string, unknown>;
  return filled;
}
