import { takeOver } from './takeOver';

/** What this app keeps on the device; the number goes up when its shape changes. */
const PREFIX = 'krant.2.';

let isTakenOver = false;

/** Where it is kept, with what an earlier version of the app kept there. */
function storage(): Storage {
  if (!isTakenOver) {
    isTakenOver = true;
    takeOver(localStorage, PREFIX);
  }
  return localStorage;
}

/** What was kept under a key, or undefined. */
export function readLocal<Value>(key: string): Value | undefined {
  try {
    const text = storage().getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Keeps a value. @returns false when the device cannot: it is full, or the browser forbids it */
export function writeLocal(key: string, value: unknown): boolean {
  try {
    storage().setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets what was kept under a key. */
export function removeLocal(key: string): void {
  try {
    storage().removeItem(PREFIX + key);
  } catch {
    // A browser that forbids it has kept nothing.
  }
}

/** The keys that begin with a text. */
export function localKeys(start: string): string[] {
  try {
    return Object.keys(storage())
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Whether a change by another tab (a `storage` event) is about this key; null: all of it was cleared. */
export const isAbout = (changed: string | null, key: string): boolean =>
  changed === null || changed === PREFIX + key;
