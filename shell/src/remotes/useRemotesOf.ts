import { useEffect, useRef } from 'react';

import { remotes } from './remoteList';

/**
 * Reads the list of remotes anew when somebody signs in on this page: they may get other versions. Who had a session when
 * the page began was known by the first request already.
 * @param userId who is signed in; null: nobody; undefined: not known yet
 */
export function useRemotesOf(userId: string | null | undefined): void {
  const before = useRef<string | null>(undefined);
  useEffect(() => {
    const known = before.current;
    if (userId !== undefined) before.current = userId;
    if (known === undefined || userId === undefined || known === userId) return;
    remotes.refresh().catch(() => undefined);
  }, [userId]);
}
