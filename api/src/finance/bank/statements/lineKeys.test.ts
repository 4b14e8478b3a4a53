import { MT940 } from '../../../testing/bankStatements';
import { earlierOnes, withKeys } from '../bankImport.service';
import { jansen, linesOf } from './testStatements';

describe('the key of a line', () => {
  const line = {
    ...jansen,
    currency: 'EUR',
    description: 'twee  koffie',
    reference: '',
    marks: '',
    bankReference: '',
    source: { text: '', valueDate: '' },
  };
  const keys = (...lines: (typeof line)[]) => withKeys(lines).map(({ key }) => key);

  it('is the same in another statement, also when its text is broken elsewhere', () => {
    expect(keys(line)).toEqual(keys({ ...line, description: 'TWEE koffie' }));
    expect(keys(line)).not.toEqual(keys({ ...line, amount: 12_551 }));
    expect(keys(line)).not.toEqual(keys({ ...line, date: '2027-11-20' }));
  });

  it("is made of the bank's own number when there is one, whatever else is said of it", () => {
    const numbered = { ...line, bankReference: '26324123456789' };
    expect(keys(numbered)).toEqual(keys({ ...numbered, name: 'anders', description: 'anders' }));
    expect(keys(numbered)).not.toEqual(keys({ ...numbered, bankReference: '26324123456790' }));
    expect(keys(numbered)).not.toEqual(keys({ ...numbered, date: '2027-11-20' }));
    expect(keys({ ...line, bankReference: '000000' })).toEqual(keys(line));
  });

  it('tells lines apart that say just the same on one day', () => {
    const both = keys(line, line);
    expect(new Set(both).size).toBe(2);
    expect(keys({ ...line, name: 'X' }, line, line).slice(1)).toEqual(both);
  });
});

describe('a line of an earlier reader', () => {
  const [line] = withKeys(linesOf(MT940.abn));
  const stored = {
    _id: 'oud',
    date: '2026-11-20',
    amount: 12_550,
    name: 'Bakkerij Jansen',
    iban: 'NL69INGB0123456789/BIC/INGBNL2A',
    description: 'factuur 2026-0012 a/b',
    reference: '',
  };
  it('is known by its day, amount and texts, once', () => {
    if (!line) throw new Error('no line');
    expect([...earlierOnes([line, { ...line, key: 'twee' }], [stored])]).toEqual([[line.key, 'oud']]);
  });

  it.each([
    { date: '2026-11-19' },
    { amount: 12_551 },
    { name: 'Bakkerij Bos' },
    { description: 'factuur 13' },
  ])('is another one with %j', (changes) =>
    expect(earlierOnes(line ? [line] : [], [{ ...stored, ...changes }]).size).toBe(0),
  );
});
