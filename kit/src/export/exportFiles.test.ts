import { textOf } from 'kit/testing';
import readXlsxFile from 'read-excel-file/universal';

import type { ExportTable } from './exportTable';
import { toCsv } from './saveCsv';
import { toXlsx } from './saveXlsx';

interface Person {
  name: string;
  phone: string;
  age: number | null;
}

const columns: ExportTable<Person>['columns'] = [
  { header: 'Naam', value: ({ name }) => name },
  { header: 'Telnr.', value: ({ phone }) => phone },
  { header: 'Leeftijd', value: ({ age }) => age },
];
const people: Person[] = [
  { name: 'Zoë "Zus" Müller', phone: '0612345678', age: 9 },
  { name: 'Van Dam; Jan', phone: '+31 6 12345678', age: null },
  { name: '=HYPERLINK("https://evil.example")', phone: '', age: -3.5 },
];
const table = (rows: Person[]): ExportTable<Person> => ({ fileName: 'ledenlijst', columns, rows });
const one = (name: string) => table([{ name, phone: '', age: null }]);

const opened = async (blob: Blob) => readXlsxFile(await blob.arrayBuffer());

test('a workbook holds the same texts and numbers when it is opened again', async () => {
  const [sheet] = await opened(await toXlsx(table(people)));
  expect(sheet?.data).toEqual([
    ['Naam', 'Telnr.', 'Leeftijd'],
    ['Zoë "Zus" Müller', '0612345678', 9],
    ['Van Dam; Jan', '+31 6 12345678', null],
    ['=HYPERLINK("https://evil.example")', null, -3.5],
  ]);
});

test('a workbook can be made of what XML cannot hold, and of no rows at all', async () => {
  const [sheet] = await opened(await toXlsx(one('Jan\u0000\u000b <b>& co\nThuis')));
  expect(sheet?.data[1]?.[0]).toBe('Jan <b>& co\nThuis');
  const [empty] = await opened(await toXlsx(table([])));
  expect(empty?.data).toEqual([['Naam', 'Telnr.', 'Leeftijd']]);
});

test('a CSV has the mark of UTF-8, semicolons, CRLF and quotes where they are needed', async () => {
  const blob = toCsv(table(people));
  expect([...new Uint8Array(await blob.arrayBuffer())].slice(0, 5)).toEqual([0xef, 0xbb, 0xbf, 0x4e, 0x61]);
  expect(await textOf(blob)).toBe(
    [
      '\uFEFFNaam;Telnr.;Leeftijd',
      '"Zoë ""Zus"" Müller";0612345678;9',
      '"Van Dam; Jan";+31 6 12345678;',
      `"'=HYPERLINK(""https://evil.example"")";;-3,5`,
    ].join('\r\n'),
  );
});

test.each(['=1+1', '@SUM(A1)', '\t=1', '\r=1', '+cmd|calc', "-2+3+cmd|' /C calc'!A0", '-1\n=1+1', '＝1+1'])(
  'Excel does not run %j of a CSV',
  async (text) => {
    const [, row] = (await textOf(toCsv(one(text)))).split('\uFEFFNaam;Telnr.;Leeftijd\r\n');
    expect(row).toBe(`"'${text}";;`);
  },
);

test.each(['-12,50', '+31 6 12345678', '+31 (0)6 12345678', '-', '06-12345678', 'a=b', 'jan@example.org'])(
  '%j is no formula',
  async (text) => {
    expect(await textOf(toCsv(one(text)))).toBe(`\uFEFFNaam;Telnr.;Leeftijd\r\n${text};;`);
  },
);
