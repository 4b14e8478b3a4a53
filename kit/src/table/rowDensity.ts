import { useMediaQuery } from 'kit/ui';
import { useSyncExternalStore } from 'react';

/** How high rows are: 40 px to compare many, or 56 px. */
export type RowDensity = 'dense' | 'roomy';

const KEY = 'rijhoogte';
/** A mouse and room for it: until somebody chooses, rows are dense there. */
const DESK = '(min-width: 1024px) and (pointer: fine)';
const listeners = new Set<() => void>();
let unsaved: RowDensity | undefined;

function chosen(): RowDensity | undefined {
  if (unsaved) return unsaved;
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dense' || stored === 'roomy' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function choose(density: RowDensity): void {
  try {
    localStorage.setItem(KEY, density);
    unsaved = undefined;
  } catch {
    unsaved = density; // no storage allowed: keep it for this visit
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** How high the rows of all tables are on this device, and the way to change it. */
export function useRowDensity(): { density: RowDensity; choose: (density: RowDensity) => void } {
  const first = useMediaQuery(DESK) ? 'dense' : 'roomy';
  return { density: useSyncExternalStore(subscribe, chosen, () => undefined) ?? first, choose };
}
