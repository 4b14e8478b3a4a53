import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useRef,
} from 'react';

import type { RowWindow } from './TableRow';

/** So many rows above and below what is in view are in the page too. */
const NEAR = 8;

/** What is known of rows that are not in the page. */
interface Heights {
  /** Of one that was never seen: as of those that were. */
  typical?: number;
  known: ReadonlyMap<unknown, number>;
}

/** How high the rows of the table that was left last were, by key: who comes Back finds it as high as it was. */
let left: Heights & { table: string } = { table: '', known: new Map() };

interface RowsInViewProps {
  body: RefObject<HTMLTableSectionElement | null>;
  rows: readonly { id: string }[];
  /** The keys of rows that stay in the page, wherever they are. */
  kept: readonly (string | undefined)[];
  /** The row from which keys go to the next and the one before. */
  focused: string | undefined;
  /** Told, before it is painted, which rows are to be in the page. */
  onChange: (rows: RowWindow) => void;
}

/** Shows nothing itself: says which rows of a long table are to be in the page. */
export function RowsInView({ body, rows, kept, focused, onChange }: RowsInViewProps) {
  const [{ typical, known }, setHeights] = useState<Heights>({ known: new Map() });
  const [top, setTop] = useState(0);
  const indices = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows]);
  const indexOf = (key: string | undefined) => (key === undefined ? -1 : (indices.get(key) ?? -1));
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
    // Where it is hidden for a while, a row is as high as it was.
    measureElement: (row, _entry, { indexFromElement, itemSizeCache, options }) => {
      const index = indexFromElement(row);
      return heightOf(row) || (itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index));
    },
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
    for (const row of rowsOf(body.current)) virtualizer.measureElement(row);
  });
  useDetailsHeights(body, (row) => {
    const height = heightOf(row);
    if (height) virtualizer.resizeItem(virtualizer.indexFromElement(row), height);
  });

  const measureAll = () => {
    const shown = rowsOf(body.current).map(heightOf).filter(Boolean);
    // Hidden yet: another width is told when it is not.
    if (shown.length === 0) return;
    virtualizer.measure();
    const typicalNow = shown.reduce((sum, one) => sum + one, 0) / shown.length;
    setHeights(left.table === nameOf(body.current) ? left : { typical: typicalNow, known: new Map() });
    setTop(topOf(body.current));
  };
  const begin = useEffectEvent(measureAll);
  const remember = useEffectEvent((name: string) => {
    left = { table: name, typical, known: new Map([...known, ...virtualizer.itemSizeCache]) };
  });
  useLayoutEffect(() => {
    const name = nameOf(body.current);
    // Before anything is painted: what is in view hangs on how high rows are.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- measured in the page, once
    begin();
    return () => remember(name);
  }, [body]);
  useSteadyColumns(body, measureAll);
  useEffect(() => {
    const observer = new ResizeObserver(() => setTop(topOf(body.current)));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  return null;
}

/** The rows that are in the page. */
function rowsOf(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>('tr[data-index]') ?? [])];
}

/** Of a row with what it opened below itself. */
function heightOf(row: Element): number {
  const below = row.nextElementSibling;
  const opened = below?.matches('[data-details]') ? below.getBoundingClientRect().height : 0;
  return row.getBoundingClientRect().height + opened;
}

/** Where the first row begins in the page. */
function topOf(body: HTMLElement | null): number {
  return Math.round((body?.getBoundingClientRect().top ?? 0) + window.scrollY);
}

/** What a table is called on a page, and what its rows are as high as they are by. */
function nameOf(body: HTMLElement | null): string {
  const table = body?.closest('table');
  return [location.pathname, table?.caption?.textContent, table?.clientWidth, table?.dataset.density].join(
    ' ',
  );
}

/** Tells of a row whenever what it opened below itself becomes higher or lower, or goes. */
function useDetailsHeights(body: RefObject<HTMLElement | null>, onChange: (row: HTMLElement) => void): void {
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
