import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Keeps the columns of a long table as wide as they are: with the rows that come and go they would move. Another width of
 * the table begins anew. @param onWidth told then
 */
export function useSteadyColumns(body: RefObject<HTMLElement | null>, onWidth: () => void): void {
  const told = useEffectEvent(onWidth);
  useLayoutEffect(() => {
    const root = body.current?.closest('table');
    const frame = root?.parentElement;
    if (!root || !frame) return;
    let width = frame.clientWidth;
    fix(root);
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth === width) return;
      width = frame.clientWidth;
      free(root);
      fix(root);
      told();
    });
    observer.observe(frame);
    return () => {
      observer.disconnect();
      free(root);
    };
  }, [body]);
}

const headingsOf = (root: HTMLTableElement) => [...(root.tHead?.rows[0]?.cells ?? [])];

function fix(root: HTMLTableElement): void {
  // Where rows are cards there are no columns.
  if (getComputedStyle(root).display !== 'table') return;
  const widths = headingsOf(root).map((heading) => heading.getBoundingClientRect().width);
  headingsOf(root).forEach((heading, column) => (heading.style.width = `${widths[column]}px`));
}

function free(root: HTMLTableElement): void {
  for (const heading of headingsOf(root)) heading.style.width = '';
}
