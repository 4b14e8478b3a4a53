import { useCallback, useState } from 'react';

const KEY = 'club-brieven';

/** The moment whose progress lies over the page. Kept for this browser tab, so that it is there after a reload too. */
export function useWatched(id: string): { isWatched: boolean; watch: () => void; unwatch: () => void } {
  const [isWatched, setWatched] = useState(() => sessionStorage.getItem(KEY) === id);
  const watch = useCallback(() => {
    sessionStorage.setItem(KEY, id);
    setWatched(true);
  }, [id]);
  const unwatch = useCallback(() => {
    sessionStorage.removeItem(KEY);
    setWatched(false);
  }, []);
  return { isWatched, watch, unwatch };
}
