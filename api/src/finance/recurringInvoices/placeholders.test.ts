import { filledAt, unknownPlaceholders } from './recurringContent';

const texts = (title: string) => ({ title, description: '', lines: [] });

it.each([
  ['Huur {maand} {jaar}', '2027-01-31', 1, 'Huur januari 2027'],
  ['Huur {periode}', '2027-12-01', 1, 'Huur december 2027'],
  ['Huur {periode}', '2027-01-31', 3, 'Huur januari t/m maart 2027'],
  ['Huur {periode}', '2026-11-30', 3, 'Huur november 2026 t/m januari 2027'],
  ['Huur {Periode}', '2027-01-01', 12, 'Huur januari t/m december 2027'],
  ['Huur {hal} {}', '2027-01-01', 1, 'Huur {hal} {}'],
])('%j on %s every %i months is %j', (title, date, interval, filled) =>
  expect(filledAt(texts(title), date, interval).title).toBe(filled),
);

it('fills in the description and each line', () => {
  const line = { description: '{maand}', quantity: 100, price: 1, vatRate: 'exempt' as never };
  expect(filledAt({ title: '', description: 'Over {jaar}', lines: [line] }, '2027-05-31', 1)).toEqual({
    title: '',
    description: 'Over 2027',
    lines: [{ ...line, description: 'mei' }],
  });
});

it('tells which words mean nothing, by field', () => {
  const line = { description: '{week}', quantity: 100, price: 1, vatRate: 'exempt' as never };
  expect(
    unknownPlaceholders({ title: '{maand} {maan}', description: '{JAAR}', lines: [line, line] }),
  ).toEqual([
    ['title', ['{maan}']],
    ['lines.0.description', ['{week}']],
    ['lines.1.description', ['{week}']],
  ]);
});
