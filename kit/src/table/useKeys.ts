import { type Shortcut, useShortcuts } from 'kit/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';

import { isShortcut } from './letterKeys';

/** What each key does, in small letters: 'a', '+'. */
export type KeyActions = Readonly<Partial<Record<string, () => void>>>;

/**
 * Keys of a part of a page that is no table, such as A to approve. Held down they do nothing more: what is decided is decided
 * once. They count as those of a table do (rules P361 and P364 of docs/domain/portal.md).
 * @param root the part; it has `data-keys` @param list for the panel 'Uitleg', see useShortcuts @param actions of now
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  list: readonly Shortcut[],
  actions: KeyActions,
): void {
  useShortcuts(list);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || event.repeat || !isShortcut(event) || !hasKeys(root.current)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether the keys count here: in the part with `data-keys` that has the focus, or the first of the page when none has it. */
export function hasKeys(root: Element | null): boolean {
  const owner = document.activeElement?.closest('[data-keys]') ?? document.querySelector('[data-keys]');
  return root !== null && owner === root;
}
