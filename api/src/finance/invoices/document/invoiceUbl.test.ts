import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { useApi } from '../../../testing/apiStage';
import {
  InvoiceSaveInvoiceDocument,
  InvoiceUblDocument,
  LinesCreditInvoiceDocument,
} from '../../../testing/gql/graphql';
import { useMailbox } from '../../../testing/mailbox';
import { signedIn } from '../../../testing/people';
import { TEST_FOUNDATION } from '../../../testing/startApi';
import type { Invoice } from '../invoice.model';
import { invoiceUbl } from './invoiceUbl';
import { VatRate } from './vatRate';

const foundation = {
  ...TEST_FOUNDATION,
  ...{ vatNumber: 'NL001234567B01', chamberNumber: '12345678' },
  vatRates: ['exempt', 'vat0', 'vat9', 'vat21'] as const,
};
const line = (description: string, quantity: number, price: number, vatRate = VatRate.exempt) => ({
  ...{ description, quantity, price, vatRate },
});
const invoice = (changes: object = {}) =>
  ({
    number: '2026-0012',
    ...{ date: '2026-11-21', dueDate: '2026-12-21' },
    nameClient: 'Café <’t Höfke> & Zn.',
    addressClient: 'Dorpsstraat 1',
    postalCodeClient: '7071aa  Ulft',
    emailClient: 'hofke@cafe.example',
    ...{ title: 'Huur "tap"', description: 'een\ntwee\u0001', amount: 12_550, lines: [] },
    ...changes,
  }) as unknown as Invoice;
const list = (name: string) => ['cac:TaxSubtotal', 'cac:InvoiceLine', 'cac:CreditNoteLine'].includes(name);
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: list });
type Node = Record<string, never>;
/** What a reader finds in it. */
function read(changes: object = {}): Node {
  const xml = invoiceUbl(invoice(changes), foundation) ?? '';
  expect(XMLValidator.validate(xml)).toBe(true);
  const { Invoice: one, CreditNote: note } = parser.parse(xml) as Record<string, Node>;
  return (one ?? note) as Node;
}
const at = (node: unknown, path: string): unknown =>
  path.split('/').reduce((found, name) => (found as Record<string, unknown> | undefined)?.[name], node);
const amount = (node: unknown, path: string) => at(node, `${path}/#text`);

it('of one sum is one exempt line, with who it is from and for', () => {
  const ubl = read();
  expect(at(ubl, '@_xmlns')).toBe('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2');
  const seller = 'cac:AccountingSupplierParty/cac:Party';
  const buyer = 'cac:AccountingCustomerParty/cac:Party';
  expect({
    number: at(ubl, 'cbc:ID'),
    due: at(ubl, 'cbc:DueDate'),
    type: at(ubl, 'cbc:InvoiceTypeCode'),
    note: at(ubl, 'cbc:Note'),
    seller: at(ubl, `${seller}/cbc:EndpointID`),
    vat: at(ubl, `${seller}/cac:PartyTaxScheme/cbc:CompanyID`),
    street: at(ubl, `${seller}/cac:PostalAddress/cbc:StreetName`),
    buyer: at(ubl, `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
    zone: at(ubl, `${buyer}/cac:PostalAddress/cbc:PostalZone`),
    town: at(ubl, `${buyer}/cac:PostalAddress/cbc:CityName`),
    iban: at(ubl, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID'),
    mention: at(ubl, 'cac:PaymentMeans/cbc:PaymentID'),
  }).toEqual({
    ...{ number: '2026-0012', due: '2026-12-21', type: '380', note: 'Huur "tap" een twee' },
    ...{ seller: { '#text': '12345678', '@_schemeID': '0106' }, vat: foundation.vatNumber },
    ...{ street: 'Kerkstraat 11', buyer: 'Café <’t Höfke> & Zn.', zone: '7071 AA', town: 'Ulft' },
    ...{ iban: 'NL91ABNA0417164300', mention: '2026-0012' },
  });
  const [sub] = at(ubl, 'cac:TaxTotal/cac:TaxSubtotal') as unknown[];
  expect(at(sub, 'cac:TaxCategory')).toEqual({
    'cbc:ID': 'E',
    'cbc:Percent': '0',
    'cbc:TaxExemptionReason': 'Vrijgesteld van btw',
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  });
  const [only, ...others] = at(ubl, 'cac:InvoiceLine') as unknown[];
  expect(others).toEqual([]);
  expect(amount(only, 'cac:Price/cbc:PriceAmount')).toBe('125.50');
});

const lines = [
  line('Bier', 250, 333, VatRate.vat21),
  line('Krant', 100, 1000, VatRate.vat9),
  line('Uitvoer', 100, 5, VatRate.vat0),
  line('Gift', 100, 500),
  line('Fris', 300, 7, VatRate.vat21),
];

it.each([false, true])('its sums agree, per rate and all together; a credit note: %s', (isCredit) => {
  const credit = {
    ...{ creditOf: 'a', creditOfNumber: '2026-0003', creditOfDate: '2026-10-09', amount: -1 },
    lines: lines.map((one) => ({ ...one, quantity: -one.quantity })),
  };
  const ubl = read(isCredit ? credit : { lines });
  const subs = (at(ubl, 'cac:TaxTotal/cac:TaxSubtotal') as unknown[]).map((sub) => [
    at(sub, 'cac:TaxCategory/cbc:ID'),
    at(sub, 'cac:TaxCategory/cbc:Percent'),
    amount(sub, 'cbc:TaxableAmount'),
    amount(sub, 'cbc:TaxAmount'),
  ]);
  expect(subs).toEqual([
    ['E', '0', '5.00', '0.00'],
    ['Z', '0', '0.05', '0.00'],
    ['S', '9', '10.00', '0.90'],
    ['S', '21', '8.54', '1.79'],
  ]);
  const of = (name: string) => amount(ubl, `cac:LegalMonetaryTotal/cbc:${name}Amount`);
  expect(['LineExtension', 'TaxExclusive', 'TaxInclusive', 'Payable'].map(of)).toEqual([
    ...['23.59', '23.59', '26.28', '26.28'],
  ]);
  expect(amount(ubl, 'cac:TaxTotal/cbc:TaxAmount')).toBe('2.69');
  const own = at(ubl, isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine') as unknown[];
  expect(own.map((one) => amount(one, 'cbc:LineExtensionAmount'))).toEqual([
    ...['8.33', '10.00', '0.05', '5.00', '0.21'],
  ]);
  expect(amount(own[0], isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity')).toBe('2.50');
  if (!isCredit) return;
  expect(at(ubl, '@_xmlns')).toBe('urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2');
  expect(at(ubl, 'cbc:CreditNoteTypeCode')).toBe('381');
  expect(at(ubl, 'cac:BillingReference/cac:InvoiceDocumentReference')).toEqual({
    ...{ 'cbc:ID': '2026-0003', 'cbc:IssueDate': '2026-10-09' },
  });
  expect([at(ubl, 'cac:PaymentMeans'), at(ubl, 'cbc:DueDate')]).toEqual([undefined, undefined]);
});

it.each([
  [{ emailClient: '' }, {}],
  [{ addressClient: ' ' }, {}],
  [{ postalCodeClient: 'D-46395 Bocholt' }, {}],
  [{}, { vatNumber: undefined }],
  [{}, { chamberNumber: undefined }],
  [{}, { address: ['Kerkstraat 11'] }],
  [{}, { accounts: [] }],
])('is not made without what it needs: %j %j', (changes, lacking) => {
  expect(invoiceUbl(invoice(changes), { ...foundation, ...lacking })).toBeNull();
});

describe('over HTTP', () => {
  const mailbox = useMailbox();
  const stage = useApi({ smtp: mailbox.smtp, foundation });
  const clerk = () => signedIn(stage.api, { name: 'Truus', general: ['secFact'] });
  const given = (emailClient: string | null) => ({
    ...{
      nameClient: 'Bakkerij',
      addressClient: 'Dorpsstraat 1',
      postalCodeClient: '7071 AA Ulft',
      emailClient,
    },
    ...{ title: 'Reclame', description: 'x', amount: 500 },
  });

  it('goes along with the mail, and is read by who may see invoices', async () => {
    const truus = await clerk();
    const { saveInvoice } = await truus.data(InvoiceSaveInvoiceDocument, {
      invoice: given('bakker@bakkerij.example'),
      send: true,
    });
    await stage.api.deliverMail();
    const { id, number } = saveInvoice;
    const { invoiceUbl: text } = await truus.data(InvoiceUblDocument, { id });
    const [pdf, xml] = mailbox.mails[0]?.attachments ?? [];
    expect(pdf?.filename).toBe(`Factuur ${number}.pdf`);
    expect(xml).toMatchObject({ filename: `Factuur ${number}.xml`, mimeType: 'application/xml' });
    expect(Buffer.from(xml?.content as ArrayBuffer).toString()).toBe(text);
    const { creditInvoice } = await truus.data(LinesCreditInvoiceDocument, { id });
    const note = await truus.data(InvoiceUblDocument, { id: creditInvoice.id });
    expect(note.invoiceUbl).toContain('<cbc:CreditNoteTypeCode>381');
  });

  it('is not there for a client without an address', async () => {
    const truus = await clerk();
    const { saveInvoice } = await truus.data(InvoiceSaveInvoiceDocument, {
      invoice: given(null),
      send: false,
    });
    expect((await truus.data(InvoiceUblDocument, { id: saveInvoice.id })).invoiceUbl).toBeNull();
    const missing = await truus.error(InvoiceUblDocument, { id: '64b000000000000000000000' });
    expect(missing.extensions.code).toBe('NOT_FOUND');
  });
});
