import { camt, MT940, type TestBalance } from '../../testing/bankStatements';
import { parseCamt } from './statements/parseCamt';
import { readStatements } from './statements/readStatements';
import { centsOf } from './statements/statementLine';
import { jansen, linesOf, OURS, read, refusal } from './statements/testStatements';

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
    expect(linesOf(text)).toMatchObject([
      { ...jansen, currency: 'EUR', description: 'factuur 2026-0012', reference: 'E1' },
      { amount: -620, iban: 'BE68539007547034', reference: '' },
    ]);
  });
});

it('CAMT names are read as they are spelled, and entities of its own are not taken', () => {
  const text = camt([{ amount: '1.00', name: 'Bos & Zn <Ulft>', text: 'caf\u00e9 & vlaai' }]);
  expect(linesOf(text)[0]).toMatchObject({ name: 'Bos & Zn <Ulft>', description: 'caf\u00e9 & vlaai' });
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
  expect(linesOf(text).map(({ name, amount }) => [name, amount])).toEqual([
    ['Een', 1000],
    ['Twee', 2000],
  ]);
});

it('CAMT refuses a batch whose payments are not together what its line is, with the line', () => {
  const text = camt([{ amount: '1.00' }, { amount: '35.00' }]).replace(
    /<TxDtls>(?!.*<TxDtls>).*<\/TxDtls>/s,
    '<TxDtls><Amt Ccy="EUR">10.00</Amt></TxDtls><TxDtls><Amt Ccy="EUR">20.00</Amt></TxDtls>',
  );
  expect(refusal(text)).toBe(
    'Regel 2 van dit afschrift klopt niet: de betalingen in de bundel zijn samen € 30,00, de regel is € 35,00.',
  );
});

it('CAMT keeps the currency of an amount, and takes what was paid in another for what was booked', () => {
  expect(linesOf(camt([{ amount: '134.00', currency: 'CHF' }]))).toMatchObject([
    { amount: 13_400, currency: 'CHF' },
  ]);
  const foreign = camt([{ amount: '134.00' }]).replace(
    '<TxDtls>',
    '<TxDtls><AmtDtls><TxAmt><Amt Ccy="CHF">126.10</Amt></TxAmt></AmtDtls>',
  );
  expect(linesOf(foreign)).toMatchObject([{ amount: 13_400, currency: 'EUR' }]);
});

describe('a file that is refused says why', () => {
  const opening: TestBalance = ['2026-11-19', '1000.00'];
  it.each([
    ['nothing', '', 'Dit bestand is leeg.'],
    ['white space', ' \n\n', 'Dit bestand is leeg.'],
    ['other text', 'zomaar tekst', 'Dit is geen afschrift in CAMT.053 of MT940.'],
    ['a page', '<html></html>', 'Dit is geen afschrift in CAMT.053 of MT940.'],
    [
      'xml without a statement',
      '<Document><BkToCstmrStmt></BkToCstmrStmt></Document>',
      'Dit is geen afschrift in CAMT.053 of MT940.',
    ],
    [
      'a CAMT.054',
      '<Document><BkToCstmrDbtCdtNtfctn></BkToCstmrDbtCdtNtfctn></Document>',
      'Dit is een CAMT.054, een melding van losse boekingen, en geen afschrift: kies bij de bank CAMT.053 of MT940.',
    ],
    [
      'a CAMT.052',
      '<Document><BkToCstmrAcctRpt></BkToCstmrAcctRpt></Document>',
      'Dit is een tussentijds overzicht (CAMT.052 of MT942) en geen afschrift: kies bij de bank CAMT.053 of MT940.',
    ],
    [
      'a CAMT.053 that was cut off',
      camt([{ amount: '1.00' }, { amount: '2.00' }]).slice(0, -400),
      'Dit afschrift is niet volledig of beschadigd: haal het nog eens op bij de bank.',
    ],
    [
      'an MT940 that was cut off',
      MT940.ing.slice(0, MT940.ing.indexOf(':62F:')),
      'Dit afschrift is niet volledig of beschadigd: haal het nog eens op bij de bank.',
    ],
    [
      'another account',
      camt([], { account: 'NL20INGB0001234567' }),
      'Dit afschrift is van een andere rekening (NL20INGB0001234567) dan die van de stichting.',
    ],
    [
      'another account, by its number',
      MT940.abn.replace('417164300', '123456789'),
      'Dit afschrift is van een andere rekening (123456789) dan die van de stichting.',
    ],
    [
      'CAMT that does not add up',
      camt([{ amount: '125.50' }], { opening, closing: ['2026-11-20', '1200.00'] }),
      'Dit afschrift klopt niet: beginsaldo € 1.000,00 en regels van samen € 125,50 geven € 1.125,50, maar het eindsaldo is € 1.200,00.',
    ],
    [
      'MT940 that does not add up',
      MT940.abn.replace('EUR1125,5', 'EUR1125,4'),
      'Dit afschrift klopt niet: beginsaldo € 1.000,00 en regels van samen € 125,50 geven € 1.125,50, maar het eindsaldo is € 1.125,40.',
    ],
    ['no amount in CAMT', camt([{ amount: '' }]), 'Regel 1 van dit afschrift heeft geen geldig bedrag.'],
    [
      'thousands in CAMT',
      camt([{ amount: '1.340.000' }]),
      'Regel 1 van dit afschrift heeft geen geldig bedrag.',
    ],
    [
      'no amount in MT940',
      MT940.abn.replace('C125,5N', 'CN'),
      'Regel 1 van dit afschrift heeft geen geldig bedrag.',
    ],
    [
      'no day in CAMT',
      camt([{ amount: '1.00' }, { amount: '1.00', date: '' }]),
      'Regel 2 van dit afschrift heeft geen geldige datum.',
    ],
    [
      'a day that is none in MT940',
      MT940.abn.replace('2611201120C', '2613401120C'),
      'Regel 1 van dit afschrift heeft geen geldige datum.',
    ],
    [
      'no side in CAMT',
      camt([{ amount: '1.00' }]).replace('CRDT', ''),
      'Bij regel 1 van dit afschrift staat niet of het bedrag erbij of eraf ging.',
    ],
    [
      'more than 5,000 lines',
      camt(Array.from({ length: 5001 }, () => ({ amount: '1.00' }))),
      'Dit afschrift heeft meer dan 5000 regels: deel het op.',
    ],
  ])('%s', (_, text, message) => expect(refusal(text)).toBe(message));
});

it('the pages of a statement are followed by the balances between them', () => {
  const page = camt([{ amount: '125.50' }], {
    opening: ['2026-11-19', '1000.00'],
    closing: ['2026-11-20', '1125.50'],
  });
  expect(read(page.replace('CLBD', 'ITBD'))[0]?.closing).toEqual({ date: '2026-11-20', amount: 112_550 });
  expect(read(page.replace('OPBD', 'ITBD'))[0]?.opening).toEqual({ date: '2026-11-19', amount: 100_000 });
  expect(refusal(page.replace('CLBD', 'ITBD').replace('1125.50', '1125.51'))).toMatch(
    /^Dit afschrift klopt niet/,
  );
});

it('a file of windows is read by its own letters', () => {
  const bytes = Buffer.from(camt([{ amount: '1.00', name: 'Café Zoë' }]), 'latin1');
  expect(readStatements(bytes, [OURS])[0]?.lines[0]?.name).toBe('Café Zoë');
});

it.each([
  ['6.20', 620],
  ['6,2', 620],
  ['0.29', 29],
  ['1234567.89', 123_456_789],
  ['12', 1200],
  ['000000000134.00', 13_400],
  ['125,', 12_500],
  ['12.50000', 1250],
])('%s is %i cents', (text, cents) => expect(centsOf(text)).toBe(cents));

it.each(['', 'x', '1.340.000', '-5', '12.505', '1e3'])('%j is no amount', (text) =>
  expect(centsOf(text)).toBeUndefined(),
);
