import { camt, MT940 } from '../../testing/bankStatements';
import { parseCamt } from './parseCamt';
import { parseMt940 } from './parseMt940';
import { centsOf, withKeys } from './statementLine';

const jansen = {
  account: 'NL91ABNA0417164300',
  date: '2026-11-20',
  amount: 12_550,
  name: 'Bakkerij Jansen',
  iban: 'NL69INGB0123456789',
};

describe.each(['02', '08'] as const)('CAMT.053.001.%s', (version) => {
  it('gives the booked lines, what went out below zero', () => {
    const text = camt(
      [
        { amount: '125.50', name: 'Bakkerij Jansen', text: 'factuur 2026-0012', end: 'E1' },
        { amount: '6.20', out: true, name: 'Café & Zn', iban: 'BE68539007547034' },
        { amount: '1.00', status: 'PDNG' },
      ],
      { version },
    );
    expect(parseCamt(text)).toEqual([
      { ...jansen, description: 'factuur 2026-0012', reference: 'E1' },
      expect.objectContaining({ amount: -620, iban: 'BE68539007547034', reference: '' }),
    ]);
  });
});

it('CAMT names are read as they are spelled, and entities of its own are not taken', () => {
  const text = camt([{ amount: '1.00', name: 'Bos & Zn <Ulft>', text: 'caf\u00e9 & vlaai' }]);
  expect(parseCamt(text)?.[0]).toMatchObject({ name: 'Bos & Zn <Ulft>', description: 'caf\u00e9 & vlaai' });
  const bomb = text.replace('<Document', '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document');
  expect(parseCamt(bomb)).toBeNull();
});

it('CAMT tells the payments of a batch apart', () => {
  const detail = (amount: string, name: string) =>
    `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
  const text = camt([{ amount: '30.00' }]).replace(
    /<TxDtls>.*<\/TxDtls>/s,
    `${detail('10.00', 'Een')}${detail('20.00', 'Twee')}`,
  );
  expect(parseCamt(text)?.map(({ name, amount }) => [name, amount])).toEqual([
    ['Een', 1000],
    ['Twee', 2000],
  ]);
});

it.each(['rabo', 'ing'] as const)('MT940 as %s writes it', (bank) => {
  const [line, ...rest] = parseMt940(MT940[bank]) ?? [];
  expect(rest).toEqual([]);
  expect(line).toMatchObject(jansen);
  expect(line?.description).toContain('factuur 2026-0012');
});

it.each(['', 'zomaar tekst', '<html></html>', '<Document><BkToCstmrStmt></BkToCstmrStmt></Document>'])(
  'other text is no statement: %j',
  (text) => {
    expect([parseCamt(text) ?? [], parseMt940(text) ?? []]).toEqual([[], []]);
  },
);

it.each([
  ['6.20', 620],
  ['6,2', 620],
  ['0.29', 29],
  ['1234567.89', 123_456_789],
  ['12', 1200],
])('%s is %i cents', (text, cents) => expect(centsOf(text)).toBe(cents));

describe('the key of a line', () => {
  const line = { ...jansen, description: 'twee  koffie', reference: '' };
  const keys = (...lines: (typeof line)[]) => withKeys(lines).map(({ key }) => key);

  it('is the same in another statement, also when its text is broken elsewhere', () => {
    expect(keys(line)).toEqual(keys({ ...line, description: 'TWEE koffie' }));
    expect(keys(line)).not.toEqual(keys({ ...line, amount: 12_551 }));
    expect(keys(line)).not.toEqual(keys({ ...line, date: '2027-11-20' }));
  });

  it('tells lines apart that say just the same on one day', () => {
    const both = keys(line, line);
    expect(new Set(both).size).toBe(2);
    expect(keys({ ...line, name: 'X' }, line, line).slice(1)).toEqual(both);
  });
});
