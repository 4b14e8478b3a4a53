import { useSyncExternalStore } from 'react';

const KEY = 'letters-als-sneltoets';
const OFF = 'uit';
const listeners = new Set<() => void>();
let unsaved: boolean | undefined;

function isOn(): boolean {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

function choose(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
    unsaved = undefined;
  } catch {
    unsaved = on; // no storage allowed: keep it for this visit
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether letters alone do something; who speaks to a computer puts them off. Kept on the device. */
export function useLetterKeys(): { isOn: boolean; choose: (on: boolean) => void } {
  return { isOn: useSyncExternalStore(subscribe, isOn, () => true), choose };
}

const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="tree"], [role="combobox"]';

/** Whether a key alone may do something now: nobody types, no dialog is open, and letters are not put off. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(TYPING)) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  return event.key.length > 1 || isOn();
}
