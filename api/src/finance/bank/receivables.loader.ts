import type { RequestContext } from '../../identity/people/requestContext';
import { perRequest } from '../../platform/schema/perRequest';
import { listBankItems } from './bankItems';
import { OpenItems } from './matching';

/** Everything that no line of the bank pays yet, read once for a request. */
export const openBankItems = perRequest(({ portal }: RequestContext) => {
  let read: Promise<OpenItems> | undefined;
  return () => (read ??= listBankItems(portal).then((items) => OpenItems.of(items)));
});
