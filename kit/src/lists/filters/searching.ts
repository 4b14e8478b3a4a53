import { useEffect, useState } from 'react';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What was searched before, made plain: of each way to say what is searched of a row. Goes with the rows. */
const known = new WeakMap<object, WeakMap<object, string>>();

/** The rows whose text holds every word that is searched; accents and capitals aside. @param textOf what is searched */
export function filterRows<Row>(rows: readonly Row[], text: string, textOf: (row: Row) => string): Row[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rows];
  const texts = known.get(textOf) ?? new WeakMap<object, string>();
  known.set(textOf, texts);
  const searchedOf = (row: Row) => {
    if (typeof row !== 'object' || row === null) return plain(textOf(row));
    const searched = texts.get(row) ?? plain(textOf(row));
    texts.set(row, searched);
    return searched;
  };
  return rows.filter((row) => {
    const searched = searchedOf(row);
    return words.every((word) => searched.includes(word));
  });
}

/** A value once it has stayed the same for a while: what is being typed is not asked for letter by letter. */
export function useDebouncedValue<Value>(value: Value, milliseconds = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
