import { useEffect } from 'react';

/** A key that does something. */
export interface Shortcut {
  /** As they are on a keyboard, such as ['Ctrl', 'K'] together. */
  keys: readonly string[];
  /** What it does, such as 'Goedkeuren'. */
  does: string;
}

const shown: (readonly Shortcut[])[] = [];

/** The keys of the page that is shown, which the panel 'Uitleg' lists. */
export const shortcuts = { onPage: (): readonly Shortcut[] => [...new Set(shown)].flat() };

/**
 * Whatever listens to keys tells them here, beside its listener: the one list of them is in the panel 'Uitleg'
 * (rule P342 of docs/domain/portal.md). Ctrl+K and the like, which count everywhere, stand in the shell's own list.
 * @param list outside the component; an empty one while the keys do nothing
 */
export function useShortcuts(list: readonly Shortcut[]): void {
  useEffect(() => {
    shown.push(list);
    return () => void shown.splice(shown.indexOf(list), 1);
  }, [list]);
}
