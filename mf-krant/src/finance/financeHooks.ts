import { usePages, useRefetch } from 'kit/lists';
import { useEffect, useRef } from 'react';

import {
  type AdvertisementFilter,
  KrantFinanceAdsDocument,
  type KrantInvoiceWorkFragment,
} from '../gql/graphql';

/** The sold advertisements of an edition, by number: searched, filtered and paged by the server. */
export function useFinanceAds(editionId: string, filter: AdvertisementFilter) {
  return usePages({
    query: KrantFinanceAdsDocument,
    variables: { editionId, filter },
    field: 'advertisements',
  });
}

/** What changes with a payment or an invoice, beside the list that is shown. */
const OPERATIONS = ['KrantTotals', 'KrantInvoicing', 'KrantOmittedAdvertisements'];

/** Reads the totals anew, and how far the invoices are. */
export function useFinanceReload(): () => Promise<void> {
  return useRefetch(OPERATIONS);
}

/** Work that was begun, and is running or has ended. */
export type Work = NonNullable<KrantInvoiceWorkFragment['generation']>;

/** Whether work goes on now. */
export const isRunning = (work: Pick<Work, 'state'> | null): boolean => work?.state === 'running';

/** Calls back once when work has ended that was begun or seen running on this screen; not for what ended before. */
export function useWorkEnd(work: Work | null, onEnd: (work: Work) => void): void {
  const known = useRef(work && !isRunning(work) ? work.id : undefined);
  useEffect(() => {
    if (!work || isRunning(work) || known.current === work.id) return;
    known.current = work.id;
    onEnd(work);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onEnd is another function at every render; once is enough
  }, [work?.id, work?.state]);
}
