import { useEffect, useRef } from 'react';

import type { KrantInvoiceWorkFragment } from '../gql/graphql';

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
