import type { GraphQLSchema } from 'graphql';

import type { Area } from '../identity/area';
import { buildSchema } from '../platform/graphql/buildSchema';
import { protect, type RuleTree } from '../platform/graphql/protect';

/** The schema of all areas, without its shield: for printing and for walking. */
export function buildBareSchema(areas: readonly Area[]): GraphQLSchema {
  return buildSchema(areas.flatMap((area) => area.resolvers));
}

/** The schema that the server executes: every field behind its shield rule. */
export function buildApiSchema(areas: readonly Area[]): GraphQLSchema {
  return protect(buildBareSchema(areas), mergeRules(areas));
}

/** One rule tree of all areas. @throws when two areas give a rule for the same field or type */
export function mergeRules(areas: readonly Area[]): RuleTree {
  const merged: Record<string, Record<string, unknown>> = { Query: {}, Mutation: {} };
  for (const { name, rules } of areas) {
    for (const [type, rule] of Object.entries(rules as Record<string, Record<string, unknown>>)) {
      const root = merged[type];
      if (root === undefined) {
        merged[type] = rule;
        continue;
      }
      const twice =
        type in { Query: 1, Mutation: 1 } ? Object.keys(rule).find((field) => field in root) : type;
      if (twice !== undefined) throw new Error(`Area ${name} gives a second rule for ${twice}.`);
      Object.assign(root, rule);
    }
  }
  return merged as RuleTree;
}
