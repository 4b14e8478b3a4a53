import { entryOf, useLocation, useNavigationType } from 'kit/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

const STORED = 'scroll';
/** Lists come after their page: so long is waited until there is enough to scroll to, in ms. */
const PATIENCE = 5000;

/** Where each entry of the history was scrolled to, in px; survives a reload. */
type Heights = Record<string, number>;

function stored(): Heights {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Heights;
  } catch {
    return {};
  }
}

/** Back, forward and a reload show the page where it was left; another page begins at the top. @param page of pageOf */
export function useScrollMemory(page: string): void {
  const location = useLocation();
  const isReturn = (useNavigationType() as string) === 'POP';
  const entry = `${entryOf(location)} ${location.pathname}${location.search}`;
  const now = useRef({ entry, page });
  const heights = useRef<Heights>(undefined);
  useEffect(() => {
    const native = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      heights.current = { ...(heights.current ?? stored()), [now.current.entry]: window.scrollY };
    };
    const keep = () => sessionStorage.setItem(STORED, JSON.stringify(heights.current ?? stored()));
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.history.scrollRestoration = native;
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
  useLayoutEffect(() => {
    const before = now.current;
    now.current = { entry, page };
    const isFirst = before.entry === entry;
    const height = isReturn ? (heights.current ?? stored())[entry] : undefined;
    if (height !== undefined && (!isFirst || isReload())) return scrollWhenThere(height);
    if (before.page !== page) window.scrollTo(0, 0);
  }, [entry, page, isReturn]);
}

/** A visit by a typed address begins at the top, also when the same page was seen before. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}

/** As soon as the page is high enough; whoever scrolls meanwhile goes first. @returns what stops it */
function scrollWhenThere(height: number): () => void {
  const attempt = () => {
    window.scrollTo(0, height);
    if (Math.abs(window.scrollY - height) <= 1) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), PATIENCE);
  const gestures = ['wheel', 'touchstart', 'keydown'] as const;
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}
