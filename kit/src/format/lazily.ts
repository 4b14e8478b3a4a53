/**
 * What is made when it is first asked for, and then kept: of `Intl` each one takes a slow phone ten milliseconds, on pages that do without
 * too.
 * @param make is called once, at most
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
