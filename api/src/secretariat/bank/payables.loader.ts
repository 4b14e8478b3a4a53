import { perRequest } from '../../core/context/perRequest';
import { listPayables } from '../../core/payables/payable';

/** Everything that is not paid yet, read once for a request. */
export const openPayables = perRequest(() => {
  let read: ReturnType<typeof listPayables> | undefined;
  return () => (read ??= listPayables());
});
