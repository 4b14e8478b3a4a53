import { initGraphQLTada } from 'gql.tada';

import type { introspection } from './introspection.d.ts';

/**
 * Makes an operation from its text, with the types of its data and variables: what the API does not have is an error of the
 * compiler. `const Members = graphql('query { clubMembers(first: 10) { edges { node { id } } } }')`
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    /** A moment: ISO 8601, in UTC. */
    DateTime: string;
    DateTimeISO: string;
    /** Nothing: what the API answers when there is nothing to say. */
    Void: null;
  };
  disableMasking: true;
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
