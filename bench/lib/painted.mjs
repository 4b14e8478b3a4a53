/** In the page, before it begins: what times until something is painted are measured with. */
export function timers() {
  /** Does something. @returns how long it takes until something else is so, and is painted */
  globalThis.painted = (act, isDone) =>
    new Promise((resolve) => {
      const began = performance.now();
      const observer = new MutationObserver(look);
      function look() {
        if (!isDone()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage('');
        });
      }
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
      act();
      look();
    });
  globalThis.idle = () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 500));
  globalThis.firstRow = () => document.querySelector('main tbody tr[data-row]')?.textContent ?? '';
}
