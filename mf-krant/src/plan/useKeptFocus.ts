import { type RefObject, useEffect, useRef } from 'react';

import type { Plan, PlanAd } from './planOf';

/**
 * An advertisement that gets another page is drawn anew there: the focus goes along, also when it jumps back.
 * @param handled the one that is dragged, or open in the dialog @returns for the element around all of them
 */
export function useKeptFocus(plan: Plan, handled: PlanAd | undefined): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (handled) last.current = handled.id;
    // Who is elsewhere by now stays there.
    if (handled || !last.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-ad="${last.current}"]`)?.focus();
  }, [plan, handled]);
  return root;
}
