import { largestFitting, packPage, type Placed } from './packPage';
import { type Box, boxOf, PAPER } from './paper';

/** Boxes of formats, named by their position. */
const boxes = (...formats: string[]): Box[] =>
  formats.map((format, position) => boxOf(String(position), format)!);
const times = (count: number, format: string): string[] => Array.from({ length: count }, () => format);

/** No two stand on each other and none sticks out. */
function expectSound(placed: readonly Placed[]) {
  for (const one of placed) {
    expect(one.column + one.columns).toBeLessThanOrEqual(PAPER.columns);
    expect(one.top + one.height).toBeLessThanOrEqual(PAPER.height);
    for (const other of placed) {
      const isApart =
        one === other ||
        one.top + one.height <= other.top ||
        other.top + other.height <= one.top ||
        one.column + one.columns <= other.column ||
        other.column + other.columns <= one.column;
      expect(isApart).toBe(true);
    }
  }
}

test('an empty page is free', () => {
  expect(packPage([])).toEqual({ placed: [], over: [], freePercent: 100, freeArea: 1000 });
});

test('a whole page leaves nothing', () => {
  const [whole] = boxes('25,9x38,6');
  expect(packPage([whole!])).toEqual({
    placed: [{ ...whole, column: 0, top: 0 }],
    over: [],
    freePercent: 0,
    freeArea: 0,
  });
});

test.each([
  ['three columns beside each other', times(3, '8,5x32,6'), 15],
  ['three columns in rows', times(9, '8,5x10,6'), 17],
  ['two and one column', ['17x28,9', '8,5x25,8', '8,5x3,5', '17x8,9'], 9],
  ['rows of the whole width', ['25,9x19', '25,9x10,7', '25,9x8,5'], 1],
  ['mixed widths', ['25,9x10,7', '17x16,4', '8,5x17,9', '8,5x7,4', '17x7,1', '8,5x3,5'], 6],
  ['eleven small ones in each column', times(33, '8,5x3,5'), 0],
  ['two and one, in steps', ['17x12,9', '17x12,9', '17x12,6', '8,5x25,8', '8,5x12,8'], 0],
])('%s fit', (_name, formats, freePercent) => {
  const page = packPage(boxes(...formats));
  expect(page.over).toEqual([]);
  expect(page.placed).toHaveLength(formats.length);
  expectSound(page.placed);
  expect(page.freePercent).toBe(freePercent);
});

test('exactly full, and overfull by a millimetre', () => {
  expect(packPage(boxes('25,9x19', '25,9x19,6')).over).toEqual([]);
  const page = packPage(boxes('25,9x19', '25,9x19,7'));
  expect(page.over.map(({ id }) => id)).toEqual(['0']);
  // three of 12,9 are 38,7
  expect(packPage(boxes(...times(3, '17x12,9'))).over).toHaveLength(1);
  expect(packPage(boxes(...times(2, '17x12,9'), '17x12,8')).over).toEqual([]);
});

test('one more than a whole page is over, and the page stays sound', () => {
  const page = packPage(boxes('25,9x38,6', '8,5x3,5'));
  expect(page.over.map(({ id }) => id)).toEqual(['1']);
  expect(page.freePercent).toBe(0);
  const full = packPage(boxes(...times(34, '8,5x3,5')));
  expect(full.over).toHaveLength(1);
  expectSound(full.placed);
});

test('the area fits but the widths do not', () => {
  // 77 % of a page: three of two columns, each more than a third of the height
  const page = packPage(boxes(...times(3, '17x16,4')));
  expect(page.over).toHaveLength(1);
  expect(page.freePercent).toBe(43);
});

test('where the simple orders fail, all places are tried', () => {
  // The tall one must stand beside both wide ones, with the small ones below each other between them.
  const formats = ['17x19,3', '17x19,3', '8,5x12,9', '8,5x12,9', '8,5x12,8'];
  const page = packPage(boxes(...formats));
  expect(page.over).toEqual([]);
  expectSound(page.placed);
});

test('the same in whatever order they come', () => {
  const some = boxes('17x8,9', '8,5x17,9', '8,5x3,5', '25,9x8,5', '8,5x3,5', '17x5,3');
  const places = (page: readonly Box[]) =>
    packPage(page)
      .placed.map(({ id, column, top }) => `${id}:${column}:${top}`)
      .sort();
  expect(places([...some].reverse())).toEqual(places(some));
});

test('the largest format that there is room for', () => {
  const formats = boxes('8,5x3,5', '8,5x17,9', '17x8,9', '17x28,9', '25,9x38,6');
  const largest = (...page: string[]) => {
    const { id } =
      largestFitting(
        boxes(...page).map((box) => ({ ...box, id: `on${box.id}` })),
        formats,
      ) ?? {};
    return id === undefined ? null : Number(id);
  };
  expect(largest()).toBe(4);
  expect(largest('8,5x32,6')).toBe(3);
  expect(largest('25,9x19', '25,9x10,7')).toBe(2);
  expect(largest(...times(2, '17x16,4'))).toBe(1);
  expect(largest('25,9x19', '25,9x8,5', '25,9x7,5')).toBe(0);
  expect(largest('25,9x38,6')).toBeNull();
});

test('a page of everything at once is laid out at once', () => {
  const formats = times(60, '8,5x5,5').concat(times(10, '17x7,1'), times(5, '25,9x8,5'));
  const before = performance.now();
  expectSound(packPage(boxes(...formats)).placed);
  expect(performance.now() - before).toBeLessThan(1000);
});
