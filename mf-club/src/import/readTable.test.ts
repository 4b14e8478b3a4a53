import { readTable } from 'kit/import';
import writeXlsxFile from 'write-excel-file/browser';

import { guessTargets } from './columns';
import { importRows } from './importRows';

const windows = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const file = (name: string, content: string | Uint8Array) => new File([content as BlobPart], name);
const cellsOf = async (name: string, content: string | Uint8Array) =>
  (await readTable(file(name, content))).rows.map(({ cells }) => cells);

test.each([
  ['UTF-8', 'Naam;Plaats\r\nZoë Müller;Köln\r\n'],
  ['UTF-8 with a mark', '\uFEFFNaam;Plaats\r\nZoë Müller;Köln\r\n'],
  ['windows-1252', windows('Naam;Plaats\r\nZoë Müller;Köln\r\n')],
  ['UTF-16', new Uint8Array(Buffer.from('\uFEFFNaam\tPlaats\r\nZoë Müller\tKöln\r\n', 'utf16le'))],
  ['commas', 'Naam,Plaats\nZoë Müller,Köln'],
  ['a line for Excel', 'sep=;\r\nNaam;Plaats\r\nZoë Müller;Köln'],
])('umlauts survive %s', async (_kind, content) => {
  const table = await readTable(file('leden.csv', content));
  expect(table.headings).toEqual(['Naam', 'Plaats']);
  expect(table.rows).toEqual([{ line: 2, cells: ['Zoë Müller', 'Köln'] }]);
});

test('semicolons, quotes and lines inside quotes', async () => {
  expect(await cellsOf('leden.csv', 'Naam;Notitie\n"Jansen; Jan";"Zegt ""Alaaf""\nen gaat"\n')).toEqual([
    ['Jansen; Jan', 'Zegt "Alaaf"\nen gaat'],
  ]);
});

test('empty rows count for the number of a row, and spaces do not', async () => {
  const { rows } = await readTable(file('leden.csv', 'Naam;Plaats\n;\n  Jan ;\n\n;Echt\n'));
  expect(rows).toEqual([
    { line: 3, cells: ['Jan', null] },
    { line: 5, cells: [null, 'Echt'] },
  ]);
});

test("our own export's guard against formulas is taken off", async () => {
  expect(await cellsOf('leden.csv', "Naam;Telefoon\n'=Jan;'+31x\n")).toEqual([['=Jan', '+31x']]);
});

test.each([
  ['leden.pdf', 'x', /^Kies een CSV- of een xlsx-bestand/],
  ['leden.xls', 'x', /Een ouder \.xls-bestand/],
  ['leden.csv', 'Naam;Plaats\n', /geen regels onder de koppen/],
  ['leden.csv', '', /geen regels onder de koppen/],
  ['leden.csv', `Naam\n${'Jan\n'.repeat(2001)}`, /meer dan 2\.000 regels/],
  ['leden.xlsx', 'geen zip', /kan niet worden gelezen/],
  ['leden.csv', new Uint8Array(10_000_001), /groter dan 10 MB/],
])('%s that is none is told', async (name, content, message) => {
  await expect(readTable(file(name, content))).rejects.toThrow(message);
});

type Value = string | number | Date | null;

function cellFor(value: Value) {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: 'dd-mm-yyyy' };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}
const workbook = async (rows: Value[][]) =>
  new Uint8Array(await (await writeXlsxFile(rows.map((row) => row.map(cellFor))).toBlob()).arrayBuffer());

test('a workbook: days do not shift, numbers get back what Excel took', async () => {
  const bytes = await workbook([
    ['Achternaam', 'Geboortedatum', 'Telefoon', 'Betaalde jaren', '2021'],
    ['Müller', new Date(Date.UTC(1960, 1, 29)), 31612345678, 2019.202, 'x'],
    ['de Wit', new Date(Date.UTC(2020, 6, 1)), 612345678, '2019; 2020', null],
  ]);
  const table = await readTable(file('leden.xlsx', bytes));
  const rows = importRows(table, guessTargets(table.headings));
  expect(
    rows.map(({ input: { lastName, bday, phone, paidYears } }) => [lastName, bday, phone, paidYears]),
  ).toEqual([
    ['Müller', '1960-02-29', '+31612345678', [2019, 2020, 2021]],
    ['de Wit', '2020-07-01', '0612345678', [2019, 2020]],
  ]);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
});

test('a large workbook needs no worker, which the portal does not allow', async () => {
  const bytes = await workbook([
    ['Achternaam', 'Opmerkingen'],
    ...Array.from({ length: 2000 }, (_, index) => [`Lid ${index}`, `${index} ${'alaaf '.repeat(60)}`]),
  ]);
  const { rows } = await readTable(file('leden.xlsx', bytes));
  expect(rows).toHaveLength(2000);
  expect(rows.at(-1)).toMatchObject({
    line: 2001,
    cells: ['Lid 1999', expect.stringMatching(/^1999 alaaf/)],
  });
});
