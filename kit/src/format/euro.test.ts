import { formatEuro, parseEuro } from './euro';

const nb = (text: string) => text.replace(' ', '\u00a0');

test.each([
  [123450, '€ 1.234,50'],
  [0, '€ 0,00'],
  [5, '€ 0,05'],
  [620, '€ 6,20'],
  [-620, '€ -6,20'],
  [-123450, '€ -1.234,50'],
  [123456789012, '€ 1.234.567.890,12'],
])('%d cents is %s', (cents, text) => expect(formatEuro(cents)).toBe(nb(text)));

test('half cents are rounded away from zero, and nothing becomes minus zero', () => {
  expect(formatEuro(620.5)).toBe(nb('€ 6,21'));
  expect(formatEuro(-620.5)).toBe(nb('€ -6,21'));
  expect(formatEuro(-0.4)).toBe(nb('€ 0,00'));
  expect(formatEuro(-0)).toBe(nb('€ 0,00'));
});

test.each([
  ['6,20', 620],
  ['6.20', 620],
  ['6,2', 620],
  ['62,50', 6250],
  ['€ 62,50', 6250],
  ['€\u00a01.234,50', 123450],
  ['1234,50', 123450],
  ['1.234', 123400],
  ['1.234.567', 123456700],
  ['62', 6200],
  ['62,-', 6200],
  ['0,05', 5],
  [' 11,11 ', 1111],
  ['EUR 5', 500],
  ['-5', -500],
  ['€ -5,10', -510],
  ['-€ 5,10', -510],
  ['\u22125', -500],
  ['0', 0],
  ['-0', 0],
  ['1,15', 115],
  ['8,41', 841],
])('%s is %d cents', (text, cents) => expect(parseEuro(text)).toBe(cents));

test.each([
  '',
  ' ',
  '€',
  'elf',
  '6,205',
  '6.2055',
  '1,234',
  '1,234.50',
  '62,',
  ',50',
  '.50',
  '1.23.4',
  '0.123',
  '12345.678',
  '5-',
  '--5',
  '1e3',
  '99999999999999999',
])('%j is refused', (text) => expect(parseEuro(text)).toBeUndefined());

test('every amount that is shown can be read back', () => {
  for (let cents = -2500; cents <= 250_000; cents += 7) expect(parseEuro(formatEuro(cents))).toBe(cents);
});
