import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  InvoicePayInvoiceDocument,
  InvoiceVatRatesDocument,
  LinesCreditInvoiceDocument,
  LinesPreviewDocument,
  LinesSaveInvoiceDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { readPdf } from '../../testing/readPdf';
import { TEST_FOUNDATION } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';
import { InvoiceModel } from './invoice.model';

const line = (changes: object = {}) => ({
  ...{ description: ' Statafel ', quantity: 250, price: 1000, vatRate: 'exempt' },
  ...changes,
});
const given = (changes: object = {}) => ({
  ...{ nameClient: 'Bakkerij Jansen', title: 'Huur', description: '', lines: [line()] },
  ...changes,
});

/** The clerk of a foundation, and what she does. */
function clerkOf(stage: ReturnType<typeof useApi>) {
  let truus: TestClient;
  beforeEach(async () => {
    truus = await signedIn(stage.api, { name: 'Truus', general: ['secFact'] });
  });
  const save = async (changes: object = {}) =>
    (await truus.data(LinesSaveInvoiceDocument, { invoice: given(changes) } as never)).saveInvoice;
  return {
    save,
    credit: async (id: string) => (await truus.data(LinesCreditInvoiceDocument, { id })).creditInvoice,
    refused: async (changes: object) => {
      const { extensions } = await truus.error(LinesSaveInvoiceDocument, {
        invoice: given(changes),
      } as never);
      expect(extensions.code).toBe('BAD_USER_INPUT');
      expect(await InvoiceModel.countDocuments()).toBe(0);
      return extensions.fields;
    },
    pay: (id: string) => truus.data(InvoicePayInvoiceDocument, { id, paidOn: daysFromNow(0) }),
    rates: async () => (await truus.data(InvoiceVatRatesDocument)).invoiceVatRates,
    preview: async (changes: object = {}) =>
      (await truus.data(LinesPreviewDocument, { invoice: given(changes) } as never)).invoicePreview.map(
        ({ text }) => text?.replaceAll('\u00a0', ' '),
      ),
    textsOf: async ({ file }: { file: { url: string } }) => {
      const answer = await fetch(`${stage.api.url}${file.url}`, { headers: { cookie: truus.cookie ?? '' } });
      const { texts } = await readPdf(Buffer.from(await answer.arrayBuffer()));
      return texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
    },
  };
}

describe('of a foundation that charges no VAT', () => {
  const stage = useApi();
  const clerk = clerkOf(stage);

  it('they come to the amount, and need no description beside them', async () => {
    expect(await clerk.rates()).toEqual(['exempt']);
    const invoice = await clerk.save({ lines: [line(), line({ description: 'Brengen', quantity: 100 })] });
    expect(invoice).toMatchObject({
      amount: 3500,
      description: '',
      lines: [line({ description: 'Statafel' }), line({ description: 'Brengen', quantity: 100 })],
      vat: [{ vatRate: 'exempt', net: 3500, vat: 0 }],
    });
    const texts = await clerk.textsOf(invoice);
    for (const text of ['Statafel', '2,5', '€ 25,00', '€ 35,00']) expect(texts).toContain(text);
  });

  it('an invoice of one sum is as it was', async () => {
    const one = { lines: undefined, amount: 12_550, description: 'Halve pagina' };
    expect(await clerk.save(one)).toMatchObject({ amount: 12_550, lines: [], vat: [] });
    await InvoiceModel.deleteMany({});
    expect(await clerk.refused({ ...one, description: ' ' })).toEqual({
      description: 'Dit veld is verplicht',
    });
    expect(await clerk.refused({ ...one, lines: [], amount: null })).toEqual({
      amount: 'Vul een bedrag boven nul in, tot en met 1.000.000 euro',
    });
  });

  it('an amount that is sent along is what they come to', async () => {
    expect(await clerk.refused({ amount: 2501 })).toEqual({
      amount: 'De regels komen op een ander bedrag uit. Kijk ze na en probeer het opnieuw.',
    });
    expect(await clerk.save({ amount: 2500 })).toMatchObject({ amount: 2500 });
  });

  const quantity = 'Vul een aantal boven nul in, tot en met 10.000';
  const price = 'Vul een prijs van nul of meer in, tot en met 1.000.000 euro';
  it.each([
    [{ description: ' ' }, { 'lines.1.description': 'Dit veld is verplicht' }],
    [{ description: 'x'.repeat(201) }, { 'lines.1.description': 'Deze tekst is te lang' }],
    [{ quantity: 0 }, { 'lines.1.quantity': quantity }],
    [{ quantity: 1_000_001 }, { 'lines.1.quantity': quantity }],
    [{ price: -1 }, { 'lines.1.price': price }],
    [{ vatRate: 'vat21' }, { 'lines.1.vatRate': 'De stichting rekent dit tarief niet: kies een ander' }],
    [
      { quantity: 1_000_000, price: 100_000 },
      { lines: 'Vul een bedrag boven nul in, tot en met 1.000.000 euro' },
    ],
  ])('one with %j is refused at its field', async (changes, fields) => {
    expect(await clerk.refused({ lines: [line(), line(changes)] })).toEqual(fields);
  });

  it.each([
    [0, { lines: 'Vul een bedrag boven nul in, tot en met 1.000.000 euro' }],
    [30, { lines: 'Deze regels passen niet op één pagina: voeg regels samen of maak nog een factuur' }],
    [51, { lines: 'Een factuur heeft hooguit 50 regels' }],
  ])('%i of them, and one for nothing, are refused', async (count, fields) => {
    const lines = [...Array.from({ length: count }, () => line()), line({ price: 0 })].slice(
      0,
      Math.max(count, 1),
    );
    expect(await clerk.refused({ lines })).toEqual(fields);
  });

  it('a credit note is the opposite of each, and says what becomes of the money', async () => {
    const open = await clerk.save();
    const note = await clerk.credit(open.id);
    expect(note).toMatchObject({ amount: -2500, lines: [line({ description: 'Statafel', quantity: -250 })] });
    const [year = '', month = '', day = ''] = daysFromNow(0).split('-');
    const texts = await clerk.textsOf(note);
    expect(texts).toContain('Deze factuur hoef je niet meer te betalen.');
    expect(texts).toContain(`${open.number} van ${day}/${month}/${year}`);
    expect(texts).toContain('€ -25,00');

    const paid = await clerk.save();
    await clerk.pay(paid.id);
    expect(await clerk.textsOf(await clerk.credit(paid.id))).toContain(
      'Je krijgt € 25,00 terug op je rekening.',
    );
  });

  it('what was issued before there were lines is credited as before', async () => {
    const { id } = await clerk.save({ lines: null, amount: 500, description: 'Halve pagina' });
    await InvoiceModel.updateOne({ _id: id }, { $unset: { lines: 1 } });
    expect(await clerk.credit(id)).toMatchObject({ amount: -500, lines: [], vat: [] });
  });
});

describe('of a foundation that charges VAT', () => {
  const vatNumber = 'NL001234567B01';
  const stage = useApi({ foundation: { ...TEST_FOUNDATION, vatNumber, vatRates: ['vat9', 'vat21'] } });
  const clerk = clerkOf(stage);

  it('the amount is with VAT, which stands on the invoice and its credit note', async () => {
    expect(await clerk.rates()).toEqual(['vat9', 'vat21']);
    const lines = [line({ vatRate: 'vat21', price: 999 }), line({ vatRate: 'vat9', quantity: 100 })];
    const invoice = await clerk.save({ lines });
    const vat = [
      { vatRate: 'vat9', net: 1000, vat: 90 },
      { vatRate: 'vat21', net: 2498, vat: 525 },
    ];
    expect(invoice).toMatchObject({ amount: 4113, vat });
    const texts = await clerk.textsOf(invoice);
    for (const text of [`Btw-nummer ${vatNumber}`, 'Btw 21% over € 24,98', '€ 5,25', '€ 41,13'])
      expect(texts).toContain(text);
    expect(await clerk.preview({ lines })).toContain('Btw 9% over € 10,00');
    const note = await clerk.credit(invoice.id);
    expect(note.amount).toBe(-4113);
    expect(note.vat).toEqual(vat.map((one) => ({ ...one, net: -one.net, vat: -one.vat })));
  });

  it('nothing is issued as exempt by mistake: not as one sum, not as a line', async () => {
    expect(await clerk.refused({ lines: null, amount: 100, description: 'x' })).toEqual({
      amount: 'Vul de factuur in met regels, elk met een btw-tarief',
    });
    expect(await clerk.refused({})).toEqual({
      'lines.0.vatRate': 'De stichting rekent dit tarief niet: kies een ander',
    });
  });
});
