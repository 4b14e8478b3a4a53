import type { SecretariatReviewQuery } from '../../gql/graphql';

/** A declaration as who decides reads it. */
export type Reviewed = SecretariatReviewQuery['transaction'];
