import type { SecretariatYearAccountsFragment } from '../../gql/graphql';

/** A financial year, as its books show it. */
export type Year = SecretariatYearAccountsFragment;

/** A committee in the books. */
export type Workgroup = Year['workgroups'][number];
