/** A page of the newspaper, in mm: 25,9 x 38,6 cm. */
export const PAPER = { width: 259, height: 386, columns: 3, column: 85, gap: 2 } as const;

/** What an advertisement takes of a page. */
export interface Box {
  id: string;
  /** How many columns wide: 8,5 is one, 17 two, 25,9 three. */
  columns: number;
  /** In mm. */
  height: number;
}

/** How wide so many columns are, with what is between them, in mm. */
export const widthOf = (columns: number): number => columns * PAPER.column + (columns - 1) * PAPER.gap;

/** The box of a format such as '8,5x17,9', width x height in cm; null: that is none. */
export function boxOf(id: string, format: string | null): Box | null {
  const [, width, height] = /^(\d+(?:,\d)?)x(\d+(?:,\d)?)$/.exec(format ?? '') ?? [];
  const [wide, high] = [millimetres(width), millimetres(height)];
  const columns = [1, 2, 3].find((count) => wide > 0 && wide <= widthOf(count));
  return columns && high > 0 ? { id, columns, height: high } : null;
}

// Tenths of a cm are whole mm: no fractions that add up to almost a page.
const millimetres = (text: string | undefined): number =>
  Math.round(Number((text ?? '').replace(',', '.')) * 10);

/** The page of a text such as '12 boven'; null: it names none of the pages there are. */
export function pageOf(text: string, pageCount: number): number | null {
  const page = Number(/^\s*(\d+)/.exec(text)?.[1]);
  return page >= 1 && page <= pageCount ? page : null;
}
