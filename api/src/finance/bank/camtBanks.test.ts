import { CAMT } from '../../testing/camtStatements';
import { jansen, linesOf, read } from './statements/testStatements';

describe.each(Object.keys(CAMT))('CAMT.053 as %s writes it', (bank) => {
  const text = CAMT[bank] ?? '';

  it('gives day, amount, who paid and what for', () => {
    const [line, ...rest] = linesOf(text);
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ ...jansen, currency: 'EUR', description: 'factuur 2026-0012' });
  });

  it('gives the balances of before and after, which its line explains', () => {
    const [{ opening, closing } = { opening: null, closing: null }, ...others] = read(text);
    expect(others).toEqual([]);
    expect([opening, closing]).toEqual([
      { date: '2026-11-19', amount: 100_000 },
      { date: '2026-11-20', amount: 112_550 },
    ]);
    // A line that is not the difference is refused, so the balances are not read past.
    const wrong = text.replaceAll(/1125\.50/g, '1125.51');
    expect(() => read(wrong)).toThrow();
  });
});

it("each bank's own number of the booking, and what the payer gave as reference", () => {
  const told = Object.entries(CAMT).map(([bank, text]) => {
    const [line] = linesOf(text);
    return [bank, line?.bankReference, line?.reference];
  });
  expect(told).toEqual([
    ['abn', '3240112345678901', ''],
    ['ing', '26324123456789', ''],
    ['ing08', '26324123456789', ''],
    ['rabo', 'OM1B000012345678', '2026-0012'],
    ['volksbank', '0324-0001', ''],
    ['triodos', '', 'RF18539007547034'],
    ['knab', 'A123123123123122', ''],
    ['bunq', '', ''],
  ]);
});
