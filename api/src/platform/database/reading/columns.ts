/**
 * Which columns of records are read: a projection of MongoDB that names each of them, `payments.year` of a part, or has the
 * expression of one that the database computes.
 */
export type Columns = Readonly<Record<string, 1 | object>>;

/** The projection of these paths. A part within a whole that is named too is left out: MongoDB refuses both. */
export function columnsOf(paths: Iterable<string>): Columns {
  const all = [...new Set(paths)];
  const isWithin = (path: string) => all.some((whole) => path.startsWith(`${whole}.`));
  return Object.fromEntries(all.filter((path) => !isWithin(path)).map((path) => [path, 1]));
}

/** Columns with others beside them. */
export function withColumns(columns: Columns, ...others: readonly string[]): Columns {
  const all = columnsOf([...Object.keys(columns), ...others]);
  return Object.fromEntries(Object.keys(all).map((path) => [path, columns[path] ?? 1]));
}
