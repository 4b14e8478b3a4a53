import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import { isShortcut } from './letterKeys';

/** What can be done with several rows at once. */
export interface RowBulk<Item> {
  /** Whose row it is: names its tick. */
  name: (item: Item) => string;
  /** One, and more: ['lid', 'leden']. */
  nouns: readonly [string, string];
  /** Absent: every row can be chosen. */
  canChoose?: (item: Item) => boolean;
  /** Beside how many are chosen, such as what they owe. */
  summary?: (chosen: readonly Item[]) => string;
  /** The buttons. @param clear chooses nothing any more */
  actions: (chosen: readonly Item[], clear: () => void) => ReactNode;
}

/** The rows that are chosen; what is no longer shown is not. */
export interface RowSelection<Item> {
  chosen: readonly Item[];
  /** Of all that can be chosen. */
  isAll: boolean;
  has: (key: string) => boolean;
  canChoose: (item: Item) => boolean;
  /** @param isRange from the row that was ticked last to this one */
  toggle: (key: string, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** @param rows in the order in which they stand there */
export function useRowSelection<Item>(
  rows: readonly { id: string; original: Item }[],
  bulk: RowBulk<Item> | undefined,
): RowSelection<Item> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const canChoose = (item: Item) => bulk?.canChoose?.(item) ?? true;
  const possible = rows.filter(({ original }) => canChoose(original));
  const chosen = possible.filter(({ id }) => keys.has(id));
  const clear = () => setKeys(new Set());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen.length > 0 && isShortcut(event)) clear();
  });
  const hasBulk = bulk !== undefined;
  useEffect(() => {
    if (!hasBulk) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [hasBulk]);
  return {
    chosen: chosen.map(({ original }) => original),
    isAll: possible.length > 0 && chosen.length === possible.length,
    has: (key) => keys.has(key),
    canChoose,
    toggle: (key, isRange) => {
      const at = (wanted: string | undefined) => possible.findIndex(({ id }) => id === wanted);
      const [from, to] = [isRange ? at(last.current) : -1, at(key)];
      last.current = key;
      const range =
        from < 0 ? [key] : possible.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
      const next = new Set(keys);
      for (const one of range) {
        if (keys.has(key)) next.delete(one);
        else next.add(one);
      }
      setKeys(next);
    },
    toggleAll: () => setKeys(new Set(chosen.length === possible.length ? [] : possible.map(({ id }) => id))),
    clear,
  };
}
