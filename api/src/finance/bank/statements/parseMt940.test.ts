import { MT940 } from '../../../testing/bankStatements';
import { jansen, linesOf } from './testStatements';

const dialects = Object.keys(MT940) as (keyof typeof MT940)[];
it.each(dialects)('MT940 as %s writes it', (bank) => {
  const [line, ...rest] = linesOf(MT940[bank]);
  expect(rest).toEqual([]);
  // Triodos of old has the name within the text; ASN writes it without capitals.
  const name = { triodos: '', asn: 'bakkerij jansen' }[bank as string] ?? jansen.name;
  expect(line).toMatchObject({ ...jansen, currency: 'EUR', name });
  expect(line?.description).toMatch(/factuur 202 ?6-0012/i);
  expect(line?.description).not.toMatch(bank === 'ingOld' ? /^$/ : /\/(IBAN|BIC|NAME|EREF)\/|REK:|NL69INGB/);
});

it('MT940 as each of them writes it has its line breaks, also those of Windows', () => {
  for (const bank of dialects) {
    expect(linesOf(MT940[bank].replaceAll('\n', '\r\n'))).toEqual(linesOf(MT940[bank]));
  }
});

it('MT940 gives the day of booking, also of a value date in another year', () => {
  const at = (dates: string) => linesOf(MT940.abn.replace('2611201120', dates))[0]?.date;
  expect([at('2611201121'), at('2612311230'), at('2701011231'), at('2612310102')]).toEqual([
    '2026-11-21',
    '2026-12-30',
    '2026-12-31',
    '2027-01-02',
  ]);
});

it("MT940 gives the bank's own number of a booking, and what is given where none is", () => {
  const numbers = dialects.map((bank) => [bank, linesOf(MT940[bank])[0]?.bankReference]);
  expect(numbers.filter(([, number]) => number)).toEqual([
    ['ing', '26324123456789'],
    ['knab', 'A123123123123122'],
    ['knabOld', 'B4G29PGCVO7Q06US'],
  ]);
  const references = dialects.map((bank) => [bank, linesOf(MT940[bank])[0]?.reference]);
  expect(references.filter(([, reference]) => reference)).toEqual([
    ['rabo', '2026-0012'],
    ['abnColumns', '7541410'],
    ['knab', '3111211AA002222'],
    ['vanLanschot', '333333333 0123456789'],
    ['mollie', 'tr_8tQ7Vz'],
  ]);
});

it('MT940 takes back what is reversed', () => {
  const text = MT940.abn.replace('C125,5N', 'RC125,5N').replace('EUR1125,5', 'EUR874,5');
  expect(linesOf(text)[0]?.amount).toBe(-12_550);
});

it('MT940 tells the batch and the mandate of a direct debit', () => {
  const text = MT940.abn.replace('/EREF/NOTPROVIDED', '/PREF/64b0aa.B1/MARF/202601-1/EREF/64b0bb');
  expect(linesOf(text)).toMatchObject([{ marks: '64b0aa.B1 202601-1', reference: '64b0bb' }]);
});
