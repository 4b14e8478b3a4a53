import type { SecretariatMyDeclarationsQuery } from '../../gql/graphql';

/** A declaration of my own. */
export type MyDeclaration = SecretariatMyDeclarationsQuery['myDeclarations']['edges'][number]['node'];
