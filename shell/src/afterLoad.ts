/** So long the first page may still be loading its parts. */
const PAUSE_MS = 2000;

/** Does what nobody waits for, a while after the page was loaded, when the browser is idle. A failure is noted, no more. */
export function afterLoad(work: () => Promise<unknown>): void {
  const start = () => void work().catch((error: unknown) => console.error('After the page:', error));
  const later = () =>
    setTimeout(() => {
      // Not in Safari.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(start);
      else start();
    }, PAUSE_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
