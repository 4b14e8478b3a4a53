import { type Shortcut, useShortcuts } from 'kit/ui';
import { type RefObject, useEffect } from 'react';

import { isShortcut } from './letterKeys';
import { hasKeys } from './useKeys';

/** For the panel 'Uitleg'. */
const ROW_KEYS: readonly Shortcut[] = [
  { keys: ['J', 'K'], does: 'Naar de volgende of vorige rij' },
  { keys: ['Enter'], does: 'De rij openen' },
  { keys: ['X'], does: 'De rij kiezen, of niet meer' },
];

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, arrowdown: 1, arrowup: -1 };

/**
 * The keys of a table: J and K (on a row the arrows too) go from row to row, Enter opens one, X ticks it. They work in the
 * table that has the focus, and in the first of the page when none has it.
 */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  useShortcuts(ROW_KEYS);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const root = table.current;
      if (!root || !isShortcut(event) || event.shiftKey || !hasKeys(root)) return;
      if (press(root, event.key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table]);
}

/** @returns whether the key did something */
function press(root: HTMLTableElement, key: string): boolean {
  const rows = [...(root.tBodies[0]?.rows ?? [])].filter(({ dataset }) => dataset.row !== undefined);
  const within = rows.findIndex((row) => isAt(row));
  const onRow = rows[within] === document.activeElement ? rows[within] : undefined;
  const step = STEPS[key];
  if (step !== undefined) {
    if (key.startsWith('arrow') && !onRow) return false;
    const next = within < 0 ? rows[0] : rows[within + step];
    next?.focus();
    return next !== undefined;
  }
  const row = rows[within];
  let wanted: HTMLElement | null = null;
  if (key === 'enter' && onRow) wanted = opener(onRow);
  if (key === 'x' && row) wanted = tick(row);
  wanted?.click();
  return wanted !== null;
}

/** In the row, or in what it opened below itself. */
function isAt(row: HTMLTableRowElement): boolean {
  const at = document.activeElement;
  const below = row.nextElementSibling;
  return (
    row.contains(at) || (below instanceof HTMLElement && 'details' in below.dataset && below.contains(at))
  );
}

function opener(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>('button[aria-expanded]') ?? row.querySelector('a[href], td button');
}

/** Where rows are cards there are no ticks. */
function tick(row: Element): HTMLElement | null {
  const cell = row.querySelector('td[data-part="tick"]');
  return cell && getComputedStyle(cell).display !== 'none' ? cell.querySelector('input:enabled') : null;
}
