import { boxOf, pageOf, PAPER, widthOf } from './paper';

test('three columns and what is between them are a page', () => {
  expect(widthOf(PAPER.columns)).toBe(PAPER.width);
});

test.each([
  ['8,5x3,5', 1, 35],
  ['8,5x32,6', 1, 326],
  ['17x5,3', 2, 53],
  ['17x28,9', 2, 289],
  ['25,9x8,5', 3, 85],
  ['25,9x19', 3, 190],
  ['25,9x38,6', 3, 386],
])('%s takes %d columns of %d mm', (format, columns, height) => {
  expect(boxOf('a', format)).toEqual({ id: 'a', columns, height });
});

test.each([null, '', 'groot', '8,5', '8,5x', '30x10', '0x5', '8,5x0'])('%s is no format', (format) => {
  expect(boxOf('a', format)).toBeNull();
});

test.each([
  ['12', 12],
  ['12 boven', 12],
  [' 3, linksonder', 3],
  ['03', 3],
  ['12-13', 12],
  ['32', 32],
  ['33', null],
  ['0', null],
  ['', null],
  ['achterkant', null],
  ['bij pagina 4', null],
  ['-2', null],
])('"%s" is on page %s', (text, page) => {
  expect(pageOf(text, 32)).toBe(page);
});
