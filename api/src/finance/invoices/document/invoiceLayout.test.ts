import { fitsOnSheet, type Mark, PAGE } from '../../../platform/pdf/sheet';
import { drawPdf, pdfMeasure } from '../../../platform/pdf/sheetPdf';
import { readPdf } from '../../../testing/readPdf';
import { readQr } from '../../../testing/readQr';
import { TEST_FOUNDATION } from '../../../testing/startApi';
import { epcQr, epcText } from '../../money/epcQr';
import { type InvoiceContent, invoiceLayout } from './invoiceLayout';
import { VatRate } from './vatRate';

const { accounts, ...foundation } = TEST_FOUNDATION;
const iban = accounts[0]?.iban ?? '';
const payment = { name: foundation.name, iban, amount: 12_550, remittance: '2026-0012' };
const content = (changes: Partial<InvoiceContent> = {}): InvoiceContent => ({
  number: '2026-0012',
  date: '2026-11-21',
  dueDate: '2026-12-21',
  nameClient: 'Bakkerij Jansen',
  addressClient: 'Dorpsstraat 1',
  postalCodeClient: '7071 AA Ulft',
  title: 'Advertentie',
  description: 'Halve pagina, “full color”, José & Zn. – 25 % korting',
  amount: 12_550,
  lines: [],
  foundation: { ...foundation, iban },
  qr: epcQr(payment),
  ...changes,
});
const layout = async (changes: Partial<InvoiceContent> = {}) =>
  invoiceLayout(content(changes), await pdfMeasure());
const textsOf = (marks: readonly Mark[]) => marks.filter(({ kind }) => kind === 'text');

it('the pdf shows exactly the marks that the preview is drawn from, where they are', async () => {
  const marks = await layout();
  const pdf = await readPdf(await drawPdf('Factuur', marks));
  expect(pdf).toMatchObject({ pages: 1, width: PAGE.width, height: PAGE.height });
  // A reader of the pdf gives a space that does not break as any other.
  const plain = (text = '') => text.replaceAll('\u00a0', ' ');
  expect(pdf.texts.map(({ text }) => plain(text))).toEqual(textsOf(marks).map(({ text }) => plain(text)));
  textsOf(marks).forEach(({ x, y, width }, at) => {
    expect(pdf.texts[at]?.x).toBeCloseTo(x, 1);
    expect(pdf.texts[at]?.y).toBeCloseTo(y, 1);
    expect(pdf.texts[at]?.width).toBeCloseTo(width, 0);
  });
});

it('says what an invoice must say', async () => {
  const text = textsOf(await layout())
    .map((mark) => mark.text?.replaceAll('\u00a0', ' '))
    .join('\n');
  for (const part of [
    'Stichting Carnaval Ulft',
    'IBAN NL91 ABNA 0417 1643 00',
    '2026-0012',
    '21/11/2026',
    '21/12/2026',
    'Bakkerij Jansen',
    '€ 125,50',
    'vrijgesteld van btw',
  ]) {
    expect(text).toContain(part);
  }
});

it('keeps everything on the sheet, however long a text or a word is', async () => {
  const marks = await layout({
    title: 'woord '.repeat(40),
    description: `${'x'.repeat(300)}\n${'lange regel '.repeat(40)}`,
    nameClient: 'N'.repeat(200),
    addressClient: 'straat '.repeat(28),
    postalCodeClient: 'P'.repeat(200),
  });
  for (const { x, width } of textsOf(marks)) {
    expect(x).toBeGreaterThanOrEqual(56);
    expect(x + width).toBeLessThanOrEqual(PAGE.width - 55);
  }
  const heading = marks.find(({ text }) => text === 'Factuur');
  const address = textsOf(marks).filter(({ text }) => /^[NP]+$/.test(text ?? ''));
  expect(Math.max(...address.map(({ y }) => y))).toBeLessThan((heading?.y ?? 0) - 24);
});

it('tells when a text is too long for one sheet', async () => {
  expect(fitsOnSheet(await layout({ description: 'regel\n'.repeat(12) }))).toBe(true);
  expect(fitsOnSheet(await layout({ description: 'regel\n'.repeat(60) }))).toBe(false);
});

it('a credit note names the invoice it is of, and asks for no payment', async () => {
  const marks = await layout({ amount: -12_550, creditOfNumber: '2026-0003', qr: undefined });
  const text = textsOf(marks)
    .map((mark) => mark.text)
    .join('\n');
  expect(text).toContain('Creditfactuur');
  expect(text).toContain('2026-0003');
  expect(text).not.toContain('overmaken naar');
  expect(marks.some(({ kind }) => kind === 'qr')).toBe(false);
});

const shown = async (changes: Partial<InvoiceContent>) =>
  textsOf(await layout(changes)).map(({ text = '' }) => text.replaceAll('\u00a0', ' '));
const paidBack = 'Je krijgt € 125,50 terug op je rekening.';
const notToBePaid = 'Deze factuur hoef je niet meer te betalen.';

it.each([
  [true, paidBack],
  [false, notToBePaid],
  [undefined, 'Dit bedrag wordt verrekend of naar je overgemaakt.'],
])('a credit note says what becomes of the money; paid: %s', async (isPaidBack, text) => {
  const about = { amount: -12_550, creditOfNumber: '2026-0003', qr: undefined };
  const texts = await shown({ ...about, creditOfDate: '2026-10-09', isPaidBack });
  expect(texts).toContain('2026-0003 van 09/10/2026');
  expect(texts).toContain(text);
});

describe('lines', () => {
  const line = (description: string, quantity: number, price: number, vatRate = VatRate.exempt) => ({
    ...{ description, quantity, price, vatRate },
  });
  const exempt = 'De stichting is vrijgesteld van btw; over dit bedrag is geen btw berekend.';

  it('are a table; where all is exempt nothing is said of rates', async () => {
    const lines = [line('Statafel', 250, 1000), line('Brengen', 100, 750)];
    const texts = await shown({ lines, amount: 3250, foundation: { ...foundation, iban, vatNumber: 'NL1' } });
    for (const part of ['Aantal', 'Prijs', '2,5', '€ 10,00', '€ 25,00', '€ 7,50', '€ 32,50', exempt])
      expect(texts).toContain(part);
    for (const part of ['Btw', 'Subtotaal', 'Btw-nummer NL1']) expect(texts).not.toContain(part);
  });

  it('with VAT tell it per rate, with the number of the foundation', async () => {
    const lines = [
      line('Bier', 300, 333, VatRate.vat21),
      line('Krant', 100, 1000, VatRate.vat9),
      line('Gift', 100, 500),
    ];
    const texts = await shown({ lines, foundation: { ...foundation, iban, vatNumber: 'NL1' } });
    const from = texts.indexOf('Subtotaal');
    expect(texts.slice(from, from + 10)).toEqual([
      ...['Subtotaal', '€ 24,99', 'Vrijgesteld van btw over € 5,00', '€ 0,00'],
      ...['Btw 9% over € 10,00', '€ 0,90', 'Btw 21% over € 9,99', '€ 2,10'],
      ...['Totaal', '€ 27,99'],
    ]);
    expect(texts).toContain('Btw-nummer NL1');
    expect(texts).not.toContain(exempt);
  });

  it('stay apart from each other, however long their texts and amounts are', async () => {
    const words = 'woord '.repeat(30);
    const lines = [
      line(words, 1_000_000, 10_000, VatRate.vat21),
      line(words, 199, 99_999_999, VatRate.vat21),
    ];
    const marks = textsOf(await layout({ lines }));
    for (const quantity of ['10.000', '1,99']) {
      const row = marks.filter(({ y }) => y === marks.find(({ text }) => text === quantity)?.y);
      const ordered = row.toSorted((a, b) => a.x - b.x);
      expect(ordered).toHaveLength(5);
      ordered.slice(1).forEach(({ x }, at) => {
        const before = ordered[at];
        expect(x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
      });
    }
  });

  it('fit on the sheet up to a dozen, and more is told', async () => {
    const many = (count: number) => Array.from({ length: count }, () => line('Statafel', 100, 1000));
    expect(fitsOnSheet(await layout({ lines: many(12), description: '' }))).toBe(true);
    expect(fitsOnSheet(await layout({ lines: many(50), description: '' }))).toBe(false);
  });
});

describe('the QR code', () => {
  it('follows EPC069-12, line by line', () => {
    expect(epcText(payment).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Stichting Carnaval Ulft',
      'NL91ABNA0417164300',
      'EUR125.50',
      '',
      '',
      '2026-0012',
    ]);
  });

  it.each([
    [620, 'EUR6.20'],
    [5, 'EUR0.05'],
    [100, 'EUR1.00'],
    [99_999_999, 'EUR999999.99'],
  ])('%i cents are %s', (amount, line) => expect(epcText({ ...payment, amount }).split('\n')[7]).toBe(line));

  it('is read back by a decoder, accents too', () => {
    const given = { ...payment, name: 'Café ’t Höfke', remittance: 'Factuur ë 2026-0012' };
    expect(readQr(epcQr(given))).toBe(epcText(given));
  });

  it('cuts what is longer than the standard allows', () => {
    const lines = epcText({ ...payment, name: 'ë'.repeat(80), remittance: 'y'.repeat(200) }).split('\n');
    expect([lines[5]?.length, lines[10]?.length]).toEqual([70, 140]);
  });
});

it('is read aloud as heading, facts, table and picture', async () => {
  const { structure } = await readPdf(await drawPdf('Factuur', await layout()));
  const roles = structure?.children?.[0]?.children?.flatMap(({ role }) => role ?? []) ?? [];
  expect(roles.filter((role) => role !== 'P')).toEqual(['H1', 'L', 'Table', 'Figure']);
  const table = structure?.children?.[0]?.children?.find(({ role }) => role === 'Table');
  expect(table?.children?.map(({ children = [] }) => children.map(({ role }) => role))).toEqual([
    ['TH', 'TH'],
    ['TD', 'TD'],
    ['TD', 'TD'],
  ]);
});
