import type { RequestContext } from '../../identity/sessions/requestContext';
import { perRequest } from '../../platform/graphql/perRequest';
import { listReceivables } from '../receivables/receivable';

/** Everything that is not paid yet, read once for a request. */
export const openReceivables = perRequest(({ portal }: RequestContext) => {
  let read: ReturnType<typeof listReceivables> | undefined;
  return () => (read ??= listReceivables(portal));
});
