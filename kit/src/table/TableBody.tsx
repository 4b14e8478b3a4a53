import type { Row as RowOf } from '@tanstack/react-table';
import {
  type FocusEvent,
  lazy,
  memo,
  Suspense,
  type SyntheticEvent,
  useCallback,
  useRef,
  useState,
  startTransition,
  useEffect,
} from 'react';
import { flushSync } from 'react-dom';

import type { RowDensity } from './rowDensity';
import { TableRow, type TableRowProps, type RowWindow } from './TableRow';

/** From so many rows on only those are in the page that are in view, or near it. */
const LONG = 200;
/** So many of them are shown until it is known which are in view. */
const FIRST = 20;

// With the library that it brings: few tables are so long.
const RowsInView = lazy(async () => ({ default: (await import('./RowsInView')).RowsInView }));

// While a list is scrolled those that stay are as they were.
const Row = memo(TableRow) as typeof TableRow;

/** Whether not all rows are in the page; without a browser that measures, as in a test, they always are. */
export function isLongTable(rows: readonly unknown[]): boolean {
  return rows.length > LONG && 'ResizeObserver' in globalThis;
}

interface TableBodyProps<Item> extends Omit<
  TableRowProps<Item>,
  'row' | 'position' | 'isStop' | 'isOpenAtFirst' | 'onToggle'
> {
  density: RowDensity;
  rows: readonly RowOf<Item>[];
  /** The row that Tab goes to. */
  stop: string | undefined;
  /** The row that is open at first. */
  linked: string | undefined;
  onFocus: (event: FocusEvent) => void;
  onToggle: (key: string, isOpen: boolean) => void;
}

/** The rows; of many only those near what is in view, and those in which somebody is busy. */
export function TableBody<Item>(props: TableBodyProps<Item>) {
  const { density, rows, stop, linked, onFocus, onToggle, ...shared } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const isLong = isLongTable(rows);
  const isWhole = useWholeTable(rows, isLong);
  const [inView, setInView] = useState<RowWindow>();
  const [focused, setFocused] = useState<string>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // What was there before the list grew long stays there until it is known what is in view.
  const [few, setFew] = useState(isLong ? FIRST : rows.length);
  if (!isLong && few !== rows.length) setFew(rows.length);
  const { details } = shared;
  // Rendered anew also when a row closes: it is not as high then.
  const keep = useCallback((key: string) => setBusy((before) => new Set([...before, key])), []);
  const toggle = useCallback(
    (key: string, isOpen: boolean) => {
      if (isLong) keep(key);
      if (details) onToggle(key, isOpen);
    },
    [isLong, keep, details, onToggle],
  );
  const all = !isLong || isWhole;
  const shown = all ? undefined : inView;
  const placed = shown?.placed.filter(({ index }) => index < rows.length);
  const at =
    placed?.map(({ index }) => index) ?? rows.slice(0, all ? undefined : Math.max(few, FIRST)).keys();
  // By their order, so that one grows while the other shrinks.
  let gaps = 0;
  const above = new Map(placed?.map(({ index, start }, one) => [index, start - (placed[one - 1]?.end ?? 0)]));
  return (
    <>
      <tbody
        ref={body}
        onFocus={(event) => {
          if (isLong) setFocused(keyOf(event));
          onFocus(event);
        }}
        onInput={(event) => {
          const key = keyOf(event);
          if (isLong && key !== undefined && !busy.has(key)) keep(key);
        }}
        // What changes above is made up for by RowsInView.
        style={isLong ? { overflowAnchor: 'none' } : undefined}
      >
        {[...at].flatMap((index) => {
          const row = rows[index] as RowOf<Item>;
          const gap = above.get(index) ?? 0;
          return [
            ...(gap > 0 ? [<Gap key={`gap ${gaps++}`} height={gap} />] : []),
            <Row
              key={row.id}
              {...shared}
              row={row}
              position={isLong ? index : undefined}
              isStop={row.id === stop}
              isOpenAtFirst={details !== undefined && row.id === linked}
              onToggle={toggle}
            />,
          ];
        })}
        {shown && placed && <Gap key="below" height={shown.height - (placed.at(-1)?.end ?? 0)} />}
      </tbody>
      {/* Below the rows: it looks at them when they are there. */}
      {isLong && (
        <Suspense fallback={null}>
          <RowsInView
            key={density}
            body={body}
            rows={rows}
            kept={[...busy, focused, stop, linked]}
            focused={focused ?? stop}
            onChange={setInView}
          />
        </Suspense>
      )}
    </>
  );
}

/** As high as the rows that are not in the page. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden data-gap style={{ height }}>
      <td colSpan={99} />
    </tr>
  );
}

/** The row in which something happens, or below which. */
function keyOf({ target }: SyntheticEvent): string | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('tbody > tr') : null;
  return row?.dataset.row ?? (row?.previousElementSibling as HTMLElement | null)?.dataset.row;
}

/**
 * Whether all rows of a long table have to be in the page: while it is printed, and for who looks for something with the
 * browser (Ctrl+F), until there are other rows.
 */
function useWholeTable(rows: readonly unknown[], isLong: boolean): boolean {
  const [isPrinted, setPrinted] = useState(false);
  const [wholeFor, setWholeFor] = useState<readonly unknown[]>();
  useEffect(() => {
    if (!isLong) return;
    // The browser prints what there is when this has been done.
    const before = () => flushSync(() => setPrinted(true));
    const after = () => setPrinted(false);
    const find = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      const isFind = key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey));
      // The field to search in opens meanwhile.
      if (isFind) startTransition(() => setWholeFor(rows));
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    window.addEventListener('keydown', find);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      window.removeEventListener('keydown', find);
    };
  }, [rows, isLong]);
  return isLong && (isPrinted || wholeFor === rows);
}
