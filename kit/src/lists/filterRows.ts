const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows whose text holds every word that is searched; accents and capitals aside. @param textOf what is searched */
export function filterRows<Row>(rows: readonly Row[], text: string, textOf: (row: Row) => string): Row[] {
  const words = plain(text).split(/\s+/);
  return rows.filter((row) => {
    const searched = plain(textOf(row));
    return words.every((word) => searched.includes(word));
  });
}
