/**
 * Makes something when it is first asked for, and keeps it: what `Intl` makes takes a slow phone ten milliseconds each, also on pages
 * that do without.
 * @param make is called once, at most
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
