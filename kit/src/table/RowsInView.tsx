import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import type { RowWindow } from './TableBody';
import { useDetailsHeights } from './useDetailsHeights';
import { useSteadyColumns } from './useSteadyColumns';

/** So many rows above and below what is in view are in the page too. */
const NEAR = 8;

/** How high the rows of the table that was left last were, by key: who comes Back finds it as high as it was. */
let left = { table: '', heights: new Map<unknown, number>() };

/** What is known of rows that are not in the page. */
interface Heights {
  /** Of one that was never seen: as of those that were. */
  typical?: number;
  known: ReadonlyMap<unknown, number>;
}

interface RowsInViewProps {
  table: RefObject<HTMLTableElement | null>;
  rows: readonly { id: string }[];
  /** The keys of rows that stay in the page, wherever they are. */
  kept: readonly (string | undefined)[];
  /** The row from which keys go to the next and the one before. */
  focused: string | undefined;
  /** Told, before it is painted, which rows are to be in the page. */
  onChange: (rows: RowWindow) => void;
}

/** Shows nothing itself: says which rows of a long table are to be in the page. */
export function RowsInView({ table, rows, kept, focused, onChange }: RowsInViewProps) {
  const [{ typical, known }, setHeights] = useState<Heights>({ known: new Map() });
  const [top, setTop] = useState(0);
  const indexOf = (key: string | undefined) => rows.findIndex(({ id }) => id === key);
  const at = indexOf(focused);
  // Keys go from row to row, and to the first one at first.
  const always = [at < 0 ? 0 : at - 1, at, at + 1, ...kept.map(indexOf)];
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: typical !== undefined,
    estimateSize: useCallback(
      (index: number) => known.get(rows[index]?.id) ?? typical ?? 0,
      [rows, known, typical],
    ),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: NEAR,
    scrollMargin: top,
    measureElement: heightOf,
    rangeExtractor: (range) => {
      const wanted = new Set([...defaultRangeExtractor(range), ...always]);
      return [...wanted].filter((index) => index >= 0 && index < rows.length).sort((a, b) => a - b);
    },
  });
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const text = JSON.stringify([
    height,
    ...items.map((item) => [item.index, item.start - top, item.end - top]),
  ]);
  useLayoutEffect(() => {
    const [total, ...placed] = JSON.parse(text) as [number, ...[number, number, number][]];
    if (placed.length === 0) return;
    onChange({ height: total, placed: placed.map(([index, start, end]) => ({ index, start, end })) });
  }, [text, onChange]);

  useLayoutEffect(() => {
    virtualizer.measureElement(null);
    for (const row of rowsOf(table.current)) virtualizer.measureElement(row);
  });
  useDetailsHeights(table, (row) => virtualizer.resizeItem(virtualizer.indexFromElement(row), heightOf(row)));

  const measureAll = () => {
    const shown = rowsOf(table.current).map(heightOf).filter(Boolean);
    const typicalNow = shown.reduce((sum, one) => sum + one, 0) / shown.length || 1;
    virtualizer.itemSizeCache.clear();
    setHeights({
      typical: typicalNow,
      known: left.table === nameOf(table.current) ? left.heights : new Map<unknown, number>(),
    });
    setTop(topOf(table.current));
  };
  const begin = useEffectEvent(measureAll);
  const remember = useEffectEvent((name: string) => {
    left = { table: name, heights: new Map([...known, ...virtualizer.itemSizeCache]) };
  });
  useLayoutEffect(() => {
    const name = nameOf(table.current);
    begin();
    return () => remember(name);
  }, [table]);
  useSteadyColumns(table, measureAll);
  useEffect(() => {
    const observer = new ResizeObserver(() => setTop(topOf(table.current)));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [table]);
  return null;
}

/** The rows that are in the page. */
function rowsOf(table: HTMLTableElement | null): HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>('tbody > tr[data-index]') ?? [])];
}

/** Of a row with what it opened below itself. */
function heightOf(row: Element): number {
  const below = row.nextElementSibling;
  const opened = below?.matches('[data-details]') ? below.getBoundingClientRect().height : 0;
  return row.getBoundingClientRect().height + opened;
}

/** Where the first row begins in the page. */
function topOf(table: HTMLTableElement | null): number {
  return Math.round((table?.tBodies[0]?.getBoundingClientRect().top ?? 0) + window.scrollY);
}

/** What a table is called on a page, and what its rows are as high as they are by. */
function nameOf(table: HTMLTableElement | null): string {
  return [location.pathname, table?.caption?.textContent, table?.clientWidth, table?.dataset.density].join(
    ' ',
  );
}
