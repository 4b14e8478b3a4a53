import { useEffectEvent, useLayoutEffect } from 'react';

/** What lies over a page and is closed by going back, lowest first: dialogs, sheets, the drawer, the steps of a wizard. */
const open: { close: () => void }[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  listeners.forEach((listener) => listener());
}

/** The open layers, for LayersInHistory of kit/session. */
export const layers = {
  count: (): number => open.length,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Asks the uppermost ones to close; one with edits may ask first, and one at work stays. */
  closeTop: (count: number): void => {
    open
      .slice(-count)
      .reverse()
      .forEach(({ close }) => close());
  },
};

/**
 * Makes Back do this instead of leaving the page (rule P307 of docs/domain/portal.md), as long as it is mounted and `isOpen`.
 * @param count how many times Back does it, such as the number of steps before the present one
 */
export function useLayer(onBack: () => void, isOpen = true, count = 1): void {
  const back = useEffectEvent(onBack);
  const wanted = isOpen ? count : 0;
  // A layout effect: a dialog that takes the place of another in one render changes nothing in the history.
  useLayoutEffect(() => {
    if (wanted === 0) return;
    const own = Array.from({ length: wanted }, () => ({ close: () => back() }));
    open.push(...own);
    tell();
    return () => {
      for (const layer of own) open.splice(open.indexOf(layer), 1);
      tell();
    };
  }, [wanted]);
}
