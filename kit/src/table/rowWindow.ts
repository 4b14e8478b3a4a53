/** A row in the page: which of all it is, and how far its edges are from the first one's top, in px. */
export interface PlacedRow {
  index: number;
  start: number;
  end: number;
}

/** The rows in the page, in their order, and how high all rows are together. */
export interface RowWindow {
  placed: readonly PlacedRow[];
  height: number;
}
