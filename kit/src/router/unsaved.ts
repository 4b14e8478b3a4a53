import { useLayoutEffect } from 'react';

/** The foundation's question. */
const QUESTION = 'Weet je zeker dat je de pagina wilt verlaten zonder de wijzigingen op te slaan?';

/** What is not stored, each with its question. Outside React: the back button does not wait for a render. */
const parts = new Map<symbol, string>();
const listeners = new Set<() => void>();

/**
 * Says that this part of the page holds an edit that is not stored, as long as it is mounted and `isUnsaved`;
 * leaving the page then asks first (LeaveGuard in kit/session).
 */
export function useUnsaved(isUnsaved: boolean, question: string = QUESTION): void {
  // A layout effect, so that it counts from the keystroke on.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    const part = Symbol(question);
    parts.set(part, question);
    listeners.forEach((listener) => listener());
    return () => {
      parts.delete(part);
      listeners.forEach((listener) => listener());
    };
  }, [isUnsaved, question]);
}

/** What is not stored on this page, for LeaveGuard. */
export const unsaved = {
  /** The question to ask before the page is left, or undefined when everything is stored. */
  question: (): string | undefined => [...parts.values()].at(-1),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
