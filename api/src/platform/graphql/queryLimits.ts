import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type SelectionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

import { costLimit } from './costLimit';
import { literalTexts } from './inputTexts';

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
