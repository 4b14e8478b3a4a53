/** Does what nobody waits for, once the page was loaded and the browser is idle. A failure is noted, no more. */
export function afterLoad(work: () => Promise<unknown>): void {
  const start = () => void work().catch((error: unknown) => console.error('After the page:', error));
  // Not in Safari.
  const whenIdle = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(start) : setTimeout(start);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
