import { perRequest } from '../../platform/graphql/perRequest';
import { listPayables } from '../receivables/payable';

/** Everything that is not paid yet, read once for a request. */
export const openPayables = perRequest(() => {
  let read: ReturnType<typeof listPayables> | undefined;
  return () => (read ??= listPayables());
});
