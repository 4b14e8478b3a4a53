import { useEffect } from 'react';

import { remotes, useRemoteList } from './remoteList';

declare const THIS_BUILD: string;

/** When it was asked longer ago than this, who comes back to the tab asks anew. */
const PATIENCE_MS = 5 * 60_000;

/** Whether the server has another shell than the one that this tab runs. */
export function useIsOutdated(): boolean {
  const now = useRemoteList()?.shell?.build;
  useEffect(() => {
    let askedAt = Date.now();
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < PATIENCE_MS) return;
      askedAt = Date.now();
      remotes.refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  return now !== undefined && now !== THIS_BUILD;
}
