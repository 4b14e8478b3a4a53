import type { SecretariatLedgerQuery, SecretariatLedgerYearsQuery } from '../../gql/graphql';

/** A year of which the ledger is shown. */
export type LedgerYear = SecretariatLedgerYearsQuery['accountancyYears'][number];

/** Its sums. */
export type Ledger = SecretariatLedgerQuery['ledger'];
