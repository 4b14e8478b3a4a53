import { type Box, PAPER } from './paper';

/** An advertisement on its place: columns from 0, mm from the top. */
export interface Placed extends Box {
  column: number;
  top: number;
}

/** The advertisements of a page, laid out. */
export interface PackedPage {
  placed: Placed[];
  /** What does not fit any more. */
  over: Box[];
  /** Of the whole page, 0 to 100, rounded down: a page that is not full never says 0, unless it is less than 1. */
  freePercent: number;
  /** In cm², rounded. */
  freeArea: number;
}

type Order = (a: Box, b: Box) => number;
const ordered =
  (...orders: Order[]): Order =>
  (a, b) =>
    orders.reduce((found, order) => found || order(a, b), 0);
const wider: Order = (a, b) => b.columns - a.columns;
const taller: Order = (a, b) => b.height - a.height;
const larger: Order = (a, b) => b.columns * b.height - a.columns * a.height;
const byId: Order = (a, b) => (a.id < b.id ? -1 : 1);

/** Ways to begin, the one that looks best first. */
const ORDERS = [ordered(wider, taller, byId), ordered(taller, wider, byId), ordered(larger, taller, byId)];

const SPACE = PAPER.columns * PAPER.height;
const spaceOf = (boxes: readonly Box[]) =>
  boxes.reduce((sum, { columns, height }) => sum + columns * height, 0);

/**
 * Lays the advertisements of a page out in its three columns: the same ones always in the same
 * way. When they do not all fit, as much as possible is placed.
 */
export function packPage(boxes: readonly Box[]): PackedPage {
  const tries = ORDERS.map((order) => greedy([...boxes].sort(order)));
  const best = tries.reduce((one, other) => (spaceOf(other) > spaceOf(one) ? other : one));
  const placed = best.length < boxes.length ? (searchAll(boxes) ?? best) : best;
  const isPlaced = new Set(placed.map(({ id }) => id));
  const free = (SPACE - spaceOf(placed)) / SPACE;
  return {
    placed,
    over: boxes.filter(({ id }) => !isPlaced.has(id)),
    freePercent: Math.floor(free * 100),
    freeArea: Math.round((free * PAPER.width * PAPER.height) / 100),
  };
}

/** One by one, each as high as it can be, and of those places as far to the left. */
function greedy(boxes: readonly Box[]): Placed[] {
  const placed: Placed[] = [];
  for (const box of boxes) {
    const [place] = placesOf(box, placed).sort((a, b) => a.top - b.top || a.column - b.column);
    if (place) placed.push(place);
  }
  return placed;
}

/** The highest free place in each column where it fits. */
function placesOf(box: Box, placed: readonly Placed[]): Placed[] {
  return Array.from({ length: PAPER.columns - box.columns + 1 }, (_, column) => {
    const above = placed.filter(
      (one) => one.column < column + box.columns && column < one.column + one.columns,
    );
    const tops = [0, ...above.map(({ top, height }) => top + height)].sort((a, b) => a - b);
    const top = tops.find(
      (from) =>
        from + box.height <= PAPER.height &&
        above.every((one) => one.top + one.height <= from || from + box.height <= one.top),
    );
    return top === undefined ? [] : [{ ...box, column, top }];
  }).flat();
}

/** So many steps are some milliseconds. */
const MOST_STEPS = 1500;

/** A way in which all fit, where the simple ones found none; undefined: there is none, or it takes too long. */
function searchAll(boxes: readonly Box[]): Placed[] | undefined {
  if (spaceOf(boxes) > SPACE) return undefined;
  let steps = 0;
  const go = (left: readonly Box[], placed: Placed[]): Placed[] | undefined => {
    if (left.length === 0) return placed;
    const seen = new Set<string>();
    for (const box of left) {
      const kind = `${box.columns}x${box.height}`;
      // Two of one format are the same question.
      if (seen.has(kind)) continue;
      seen.add(kind);
      for (const place of placesOf(box, placed)) {
        if (++steps > MOST_STEPS) return undefined;
        const found = go(
          left.filter((one) => one !== box),
          [...placed, place],
        );
        if (found) return found;
      }
    }
    return undefined;
  };
  return go([...boxes].sort(ORDERS[0]), []);
}

/** The largest of some formats that a page has room for beside what is on it; undefined: none. */
export function largestFitting(boxes: readonly Box[], formats: readonly Box[]): Box | undefined {
  const free = SPACE - spaceOf(boxes);
  return [...formats]
    .sort(ordered(larger, wider))
    .filter((format) => spaceOf([format]) <= free)
    .find((format) => packPage([...boxes, { ...format, id: '?' }]).over.length === 0);
}
