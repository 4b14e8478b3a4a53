/** Directions of a budget. */
export const LEAST = 'at least';
export const MOST = 'at most';

/** `ok` or `OVER`, with the budget. */
export function mark(value, direction, budget, unit) {
  const isOk = direction === LEAST ? value >= budget : value <= budget;
  return `${isOk ? 'ok' : 'OVER'} (${direction === LEAST ? '≥' : '≤'} ${budget}${unit})`;
}

/** Numbers as the report has them. */
export const rate = (value) => value.toFixed(value < 100 ? 1 : 0);
export const cpu = (value) => (value >= 0 ? value.toFixed(2) : '');
export const ms = (value) => value.toFixed(value < 100 ? 1 : 0);

/** Rows as text: the first and the last column to the left, numbers to the right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const isText = (column) => rows.slice(1).some((row) => !/^[\d.]*( (KB|MB|s))?$/.test(String(row[column])));
  const cell = (value, column) =>
    isText(column) ? String(value).padEnd(widths[column]) : String(value).padStart(widths[column]);
  const lines = rows.map((row) => row.map(cell).join('  ').trimEnd());
  return [lines[0], '-'.repeat(Math.max(...lines.map(({ length }) => length))), ...lines.slice(1)].join('\n');
}
