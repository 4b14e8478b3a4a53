import { useSyncExternalStore } from 'react';

/** What the user chose: follow the device, or always one of the two. */
export type ColorScheme = 'system' | 'light' | 'dark';

const key = 'kleuren';
const listeners = new Set<() => void>();
let unsaved: ColorScheme | undefined;

function read(): ColorScheme {
  if (unsaved) return unsaved;
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function choose(choice: ColorScheme) {
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
    unsaved = undefined;
  } catch {
    unsaved = choice; // no storage allowed: keep it for this visit
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The chosen colour scheme and the way to change it; kept in localStorage, applied by GlobalStyle. */
export function useColorScheme(): { choice: ColorScheme; choose: (choice: ColorScheme) => void } {
  return { choice: useSyncExternalStore(subscribe, read, () => 'system' as const), choose };
}
