import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

import { literalTexts } from './buildSchema';

/** How many records a list is taken to have when the operation does not say. */
const LIST = 10;
/** And a whole list at the root, where it is counted against a visitor: there it is the work, not what it is limited to. */
const WHOLE_LIST = 50;
const PAGE = 20;
/** When a variable says: the most that can be asked for. */
const LARGEST_PAGE = 100;
/** A value of a record costs a part of what finding the record costs. */
const VALUE = 0.1;
/** The whole schema, which is large and the same for everybody. */
const INTROSPECTION = 3000;

/**
 * A validation rule: the records and values that an operation would answer with are counted before it runs, and one
 * that would give more than `most` is refused. A list counts `first` records, or 10 when it has no pages, so what is
 * nested counts for each of them.
 */
export function costLimit(most: number) {
  return (context: ValidationContext): ASTVisitor => {
    const schema = context.getSchema();
    const counter = new CostCounter(schema, (name) => context.getFragment(name), most);
    return {
      OperationDefinition(operation) {
        const cost = counter.costOf(operation.selectionSet, schema.getRootType(operation.operation));
        if (cost > most) context.reportError(tooMuch(most));
      },
    };
  };
}

const known = new WeakMap<DocumentNode, number>();

/** What all operations of an accepted document cost together, as the rule counts it; counted once for each document. */
export function costOfDocument(schema: GraphQLSchema, document: DocumentNode): number {
  const counted = known.get(document);
  if (counted !== undefined) return counted;
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const find = (name: string) => fragments.find((fragment) => fragment.name.value === name);
  const counter = new CostCounter(schema, find, Infinity, WHOLE_LIST);
  const cost = document.definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map(({ selectionSet, operation }) => counter.costOf(selectionSet, schema.getRootType(operation)))
    .reduce((sum, one) => sum + one, 0);
  known.set(document, cost);
  return cost;
}

class CostCounter {
  private readonly ofFragments = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly findFragment: (name: string) => FragmentDefinitionNode | null | undefined,
    private readonly most: number,
    private readonly listAtRoot = LIST,
  ) {}

  /** What the fields of one record cost. Fields that the type lacks are another rule's business. */
  costOf(selectionSet: SelectionSetNode, type: GraphQLNamedType | null | undefined): number {
    let cost = 0;
    for (const selection of selectionSet.selections) {
      // Beyond the limit nothing need be known: an operation cannot keep us counting.
      if (cost > this.most) return cost;
      if (selection.kind === Kind.FIELD) cost += this.costOfField(selection, type);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += this.costOfFragment(selection.name.value);
      else {
        const named = selection.typeCondition?.name.value;
        cost += this.costOf(selection.selectionSet, named ? this.schema.getType(named) : type);
      }
    }
    return cost;
  }

  private costOfField(node: FieldNode, type: GraphQLNamedType | null | undefined): number {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (node.name.value === '__schema') return INTROSPECTION;
    if (!field || !node.selectionSet) return VALUE;
    const ofOne = this.costOf(node.selectionSet, getNamedType(field.type));
    const list = type === this.schema.getQueryType() ? this.listAtRoot : LIST;
    return 1 + recordsOf(node, field, list) * ofOne;
  }

  private costOfFragment(name: string): number {
    const known = this.ofFragments.get(name);
    if (known !== undefined) return known;
    // One that spreads itself is refused by another rule.
    this.ofFragments.set(name, 0);
    const fragment = this.findFragment(name);
    const type = fragment && this.schema.getType(fragment.typeCondition.name.value);
    const cost = fragment ? this.costOf(fragment.selectionSet, type) : 0;
    this.ofFragments.set(name, cost);
    return cost;
  }
}

/** How many records a field is taken to give. The edges of a page are counted with the page. */
function recordsOf(node: FieldNode, field: GraphQLField<unknown, unknown>, list: number): number {
  if (field.args.some(({ name }) => name === 'first')) {
    const given = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (!given) return PAGE;
    return given.kind === Kind.INT ? Math.max(1, Number(given.value)) : LARGEST_PAGE;
  }
  const isList = isListType(getNullableType(field.type));
  return isList && node.name.value !== 'edges' && isObjectType(getNamedType(field.type)) ? list : 1;
}

function tooMuch(most: number): GraphQLError {
  return new GraphQLError(
    `This operation asks for too much at once (more than ${most} records and values by our count). Ask for fewer fields, smaller pages or in parts.`,
  );
}

/**
 * What one operation may ask for. The largest of the portal's own has 6 levels, 5 aliases, 3 fields at the root and
 * costs 3,300; a test holds that all of them pass.
 */
const MOST = { tokens: 5000, depth: 10, aliases: 20, rootFields: 15, cost: 10_000 } as const;

/** How long an operation may be, in tokens: for the parser. */
export const MOST_TOKENS = MOST.tokens;

/** The validation rules that keep one operation from keeping everybody waiting. */
export const queryLimits: ValidationRule[] = [
  rootFieldLimit,
  maxAliasesRule({ n: MOST.aliases, ...reporting() }) as ValidationRule,
  // Introspection is nested deeper than any operation; it is answered once.
  maxDepthRule({ n: MOST.depth, flattenFragments: true, ...reporting() }) as ValidationRule,
  costLimit(MOST.cost),
  literalTexts,
];

/** Few fields at the root, and the schema once. */
function rootFieldLimit(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ selectionSet, operation }) {
      const names = fieldNames(context, selectionSet.selections);
      if (names.length > MOST.rootFields) {
        context.reportError(
          new GraphQLError(`An operation has at most ${MOST.rootFields} fields of ${operation}.`),
        );
      }
      if (names.filter((name) => name === '__schema').length > 1) {
        context.reportError(new GraphQLError('An operation asks for __schema once.'));
      }
    },
  };
}

/** The fields below a root, those of fragments included; one more than allowed is enough to know. */
function fieldNames(
  context: ValidationContext,
  selections: readonly SelectionNode[],
  found: string[] = [],
  within: readonly string[] = [],
): string[] {
  for (const selection of selections) {
    // Fragments that spread each other twice would double the work with every level.
    if (found.length > MOST.rootFields) return found;
    if (selection.kind === Kind.FIELD) found.push(selection.name.value);
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      fieldNames(context, selection.selectionSet.selections, found, within);
    else if (!within.includes(selection.name.value)) {
      const name = selection.name.value;
      const fragment = context.getFragment(name);
      if (fragment) fieldNames(context, fragment.selectionSet.selections, found, [...within, name]);
    }
  }
  return found;
}

/** Said with what else is wrong, not thrown, which Apollo takes for a fault of ours. */
function reporting() {
  return {
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null, error: GraphQLError) =>
        context?.reportError(new GraphQLError(error.message.replace('Syntax Error: ', ''))),
    ],
  };
}
