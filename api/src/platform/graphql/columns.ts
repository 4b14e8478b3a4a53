import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { createParameterDecorator, Extensions } from 'type-graphql';

import { columnsOf } from '../database/reading/leanFind';
import type { PageRequest } from '../database/reading/readPage';

/**
 * On a field resolver: the columns of its record that it reads (`payments.year` of a part), so that a list need not read the
 * rest. Where one that says nothing is asked for, whole records are read.
 */
export function Needs(...columns: string[]): MethodDecorator {
  return Extensions({ columns });
}

/** The extension of a field in the schema that reads by what is asked. */
export const BY_COLUMNS = 'byColumns';
/** The field of a connection that tells how many there are in all. */
const COUNT = 'totalCount';

/**
 * An argument of a query: the columns that its answer needs, of the record it gives or of those of its list;
 * undefined: it may need all of them. What the service itself reads has to be added to them (`withColumns`).
 */
export function AskedColumns() {
  return given(createParameterDecorator(({ info }) => askedOf(info).columns));
}

/** What is asked of a page of a list, to be given along with which page it is. */
export type AskedOfPage = Pick<PageRequest, 'columns' | 'isCounted'>;

/** An argument of a query that gives a page: the columns of its records, as above, and whether they are counted. */
export function AskedPage() {
  return given(createParameterDecorator(({ info }) => askedOf(info)));
}

function given(argument: ReturnType<typeof createParameterDecorator>) {
  return (prototype: object, name: string, index: number): void => {
    Extensions({ [BY_COLUMNS]: true })(prototype, name);
    argument(prototype, name, index);
  };
}

/** A document is parsed once and then kept; so is what was found for its fields. */
const found = new WeakMap<FieldNode, AskedOfPage>();

/** What is asked of the field that is being resolved. */
export function askedOf(info: GraphQLResolveInfo): AskedOfPage {
  const [node, ...more] = info.fieldNodes;
  // Asked for in more than one place of a document, it is another set for each operation.
  if (!node || more.length > 0) return find(info);
  const known = found.get(node) ?? find(info);
  found.set(node, known);
  return known;
}

function find(info: GraphQLResolveInfo): AskedOfPage {
  const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const { record, selections } = recordOf(info, info.returnType, sets);
  const paths = new Set(['_id']);
  const isNamed = record && addPaths(info, record, selections, '', paths);
  const isCounted = fieldsOf(info, sets).some(({ name }) => name.value === COUNT);
  return { isCounted, ...(isNamed && { columns: columnsOf(paths) }) };
}

/** The type of the records in an answer, and what is asked of them: of a connection those of its edges. */
function recordOf(
  info: GraphQLResolveInfo,
  output: GraphQLOutputType,
  selections: readonly SelectionSetNode[],
): { record?: GraphQLObjectType; selections: readonly SelectionSetNode[] } {
  const type = getNamedType(output);
  if (!isObjectType(type)) return { selections };
  const inner = type.getFields().edges ?? type.getFields().node;
  if (!inner) return { record: type, selections };
  const below = fieldsOf(info, selections).filter(({ name }) => name.value === inner.name);
  return recordOf(
    info,
    inner.type,
    below.flatMap(({ selectionSet }) => selectionSet ?? []),
  );
}

/** Adds what is asked of a type. @returns false when it may be all */
function addPaths(
  info: GraphQLResolveInfo,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  prefix: string,
  paths: Set<string>,
): boolean {
  const fields = type.getFields();
  return fieldsOf(info, selections).every((node) => {
    const field = fields[node.name.value];
    if (!field) return true;
    if (field.name === 'id') {
      // A part has the one or the other.
      if (prefix) paths.add(`${prefix}id`).add(`${prefix}_id`);
      return true;
    }
    const declared = declaredColumns(field);
    if (declared) {
      for (const column of declared) paths.add(prefix + column);
      return true;
    }
    // What has a resolver may read anything.
    if (field.resolve) return false;
    const part = getNamedType(field.type);
    const isPlain = isObjectType(part) && Object.values(part.getFields()).every(({ resolve }) => !resolve);
    const before = paths.size;
    if (isPlain && node.selectionSet) {
      addPaths(info, part, [node.selectionSet], `${prefix}${field.name}.`, paths);
      if (paths.size > before) return true;
    }
    paths.add(prefix + field.name);
    return true;
  });
}

function declaredColumns({ extensions }: GraphQLField<unknown, unknown>): readonly string[] | undefined {
  return extensions.columns as readonly string[] | undefined;
}

/** The fields of selections, those of fragments among them; also what is left out by a variable. */
export function fieldsOf(info: GraphQLResolveInfo, selections: readonly SelectionSetNode[]): FieldNode[] {
  return selections.flatMap(({ selections: nodes }) =>
    nodes.flatMap((node) => {
      if (node.kind === Kind.FIELD) return node;
      const set =
        node.kind === Kind.INLINE_FRAGMENT
          ? node.selectionSet
          : info.fragments[node.name.value]?.selectionSet;
      return set ? fieldsOf(info, [set]) : [];
    }),
  );
}
