/** Which columns of records are read: a projection of MongoDB that names each of them, `payments.year` of a part. */
export type Columns = Readonly<Record<string, 1>>;

/** Columns with others beside them. */
export function withColumns(columns: Columns, ...others: readonly string[]): Columns {
  const all = [...new Set([...Object.keys(columns), ...others])];
  const isWithin = (path: string) => all.some((whole) => path.startsWith(`${whole}.`));
  return Object.fromEntries(all.filter((path) => !isWithin(path)).map((path) => [path, 1]));
}
