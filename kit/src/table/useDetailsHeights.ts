import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Tells of a row whenever what it opened below itself becomes higher or lower, or goes. */
export function useDetailsHeights(
  body: RefObject<HTMLElement | null>,
  onChange: (row: HTMLElement) => void,
): void {
  const told = useEffectEvent(onChange);
  const watched = useRef(new Map<Element, HTMLElement>());
  const observer = useRef<ResizeObserver>(undefined);
  useLayoutEffect(() => {
    const rows = watched.current;
    const made = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const row = rows.get(target);
        if (!target.isConnected) rows.delete(target);
        if (row?.isConnected) told(row);
      }
    });
    observer.current = made;
    return () => made.disconnect();
  }, []);
  useLayoutEffect(() => {
    for (const details of body.current?.querySelectorAll('tr[data-details]') ?? []) {
      if (watched.current.has(details)) continue;
      watched.current.set(details, details.previousElementSibling as HTMLElement);
      observer.current?.observe(details);
    }
  });
}
