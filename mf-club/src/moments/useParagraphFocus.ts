import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where in a paragraph: its first control, the button that moved it, or the cursor at a place in its text. */
type Place = 'first' | 'up' | 'down' | number;

/** Keeps the focus with who works by key: a paragraph that was moved, added or removed takes it along. */
export function useParagraphFocus(shown: unknown): {
  /** The list, of which each item has `data-key`. */
  list: RefObject<HTMLOListElement | null>;
  /** Puts the focus there when the list has changed. */
  focusLater: (key: string | undefined, place: Place) => void;
} {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ key: string | undefined; place: Place }>(undefined);
  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current) return;
    wanted.current = undefined;
    const item = list.current?.querySelector<HTMLElement>(`[data-key="${current.key}"]`);
    if (item) focusIn(item, current.place);
  }, [shown]);
  return { list, focusLater: (key, place) => void (wanted.current = { key, place }) };
}

function focusIn(item: HTMLElement, place: Place): void {
  const text = item.querySelector('textarea');
  if (typeof place === 'number') {
    text?.focus();
    text?.setSelectionRange(place, place);
    return;
  }
  const mover = item.querySelector<HTMLButtonElement>(`[data-move="${place}"]`);
  // At the end of the list its button is disabled.
  const other = item.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)');
  const target = place === 'first' ? (text ?? other) : mover?.disabled === false ? mover : other;
  target?.focus();
}
