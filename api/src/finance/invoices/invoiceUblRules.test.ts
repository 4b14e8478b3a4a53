import { XMLParser } from 'fast-xml-parser';

import { TEST_FOUNDATION } from '../../testing/startApi';
import { invoiceUbl } from './document/invoiceUbl';
import { VatRate } from './document/vatRate';
import type { Invoice, InvoiceLine } from './invoice.model';
import { sumLines } from './invoiceSums';

// The rules of EN 16931 and Peppol BIS Billing 3.0 that can be computed, by the names they have there.

const foundation = {
  ...TEST_FOUNDATION,
  ...{ vatNumber: 'NL001234567B01', chamberNumber: '12345678' },
  vatRates: ['exempt', 'vat0', 'vat9', 'vat21'] as const,
};
const RATES = [VatRate.exempt, VatRate.vat0, VatRate.vat9, VatRate.vat21] as const;
/** Invoices of 1 to 12 lines with odd quantities and prices, the same each time. */
const cases = Array.from({ length: 60 }, (_, at) =>
  Array.from({ length: 1 + (at % 12) }, (_line, line): InvoiceLine => ({
    description: `Regel ${line}`,
    quantity: 1 + ((at * 37 + line * 113) % 999),
    price: 1 + ((at * 7919 + line * 104_729) % 99_999),
    vatRate: RATES[(at + line) % RATES.length] ?? VatRate.exempt,
  })),
);
const lists = ['cac:TaxSubtotal', 'cac:InvoiceLine', 'cac:CreditNoteLine'];
const parser = new XMLParser({
  ...{ ignoreAttributes: false, parseTagValue: false, parseAttributeValue: false },
  isArray: (name) => lists.includes(name),
});
interface Node {
  [name: string]: Node & Node[] & string;
}

function read(lines: InvoiceLine[], isCredit: boolean): Node {
  const { total } = sumLines(lines);
  const sign = isCredit ? -1 : 1;
  const invoice = {
    ...{ number: '2026-0012', date: '2026-11-21', dueDate: '2026-12-21', title: 'Huur', description: 'Zaal' },
    ...{ nameClient: 'Café', addressClient: 'Dorpsstraat 1', postalCodeClient: '7071 AA Ulft' },
    ...{ emailClient: 'cafe@voorbeeld.example', amount: sign * total },
    lines: lines.map((line) => ({ ...line, quantity: sign * line.quantity })),
    ...(isCredit && { creditOf: 'x', creditOfNumber: '2026-0001', creditOfDate: '2026-11-01' }),
  } as unknown as Invoice;
  const { Invoice: one, CreditNote: note } = parser.parse(invoiceUbl(invoice, foundation) ?? '') as Node;
  return (one ?? note) as Node;
}
const cents = (amount: Node[string] | undefined) => {
  expect(amount?.['@_currencyID']).toBe('EUR');
  // BR-DEC: two decimals at most.
  expect(amount?.['#text']).toMatch(/^\d+\.\d\d$/);
  return Math.round(Number(amount?.['#text']) * 100);
};
const total = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0);

describe.each([
  ['an invoice', false, 'Invoice'],
  ['a credit note', true, 'CreditNote'],
] as const)('the sums of %s', (_what, isCredit, kind) => {
  it.each(cases)('hold, however odd its lines', (...lines) => {
    const ubl = read(lines, isCredit);
    const totals = ubl['cac:LegalMonetaryTotal'];
    const tax = ubl['cac:TaxTotal'];
    const each = ubl[`cac:${kind}Line`] as Node[];
    const groups = tax?.['cac:TaxSubtotal'] as Node[];
    const net = cents(totals?.['cbc:LineExtensionAmount']);
    const vat = cents(tax?.['cbc:TaxAmount']);
    const withVat = cents(totals?.['cbc:TaxInclusiveAmount']);
    // BR-CO-10, -13, -14, -15 and -16.
    expect(total(each.map((line) => cents(line['cbc:LineExtensionAmount'])))).toBe(net);
    expect(cents(totals?.['cbc:TaxExclusiveAmount'])).toBe(net);
    expect(total(groups.map((group) => cents(group['cbc:TaxAmount'])))).toBe(vat);
    expect(withVat).toBe(net + vat);
    expect(cents(totals?.['cbc:PayableAmount'])).toBe(withVat);
    // BR-CO-18 and PEPPOL-EN16931-R053: one breakdown, each rate once.
    const keyOf = (category: Node | undefined) =>
      `${String(category?.['cbc:ID'])} ${String(category?.['cbc:Percent'])}`;
    const keys = groups.map((group) => keyOf(group['cac:TaxCategory']));
    expect(new Set(keys).size).toBe(keys.length);
    for (const [at, group] of groups.entries()) {
      const percent = Number(group['cac:TaxCategory']?.['cbc:Percent']);
      const taxable = cents(group['cbc:TaxableAmount']);
      // BR-S-08, BR-E-08, BR-Z-08: what is taxed at a rate is the lines of that rate.
      const own = each.filter((line) => keyOf(line['cac:Item']?.['cac:ClassifiedTaxCategory']) === keys[at]);
      expect(total(own.map((line) => cents(line['cbc:LineExtensionAmount'])))).toBe(taxable);
      // BR-CO-17, BR-E-09 and BR-Z-09.
      expect(cents(group['cbc:TaxAmount'])).toBe(Math.round((taxable * percent) / 100));
      // BR-E-10, and BR-Z-10 and BR-S-10 the other way round.
      const isExempt = keys[at]?.startsWith('E ');
      expect('cbc:TaxExemptionReason' in (group['cac:TaxCategory'] as object)).toBe(isExempt);
    }
    for (const line of each) {
      const quantity = Number(line[isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']?.['#text']);
      const price = cents(line['cac:Price']?.['cbc:PriceAmount']);
      // PEPPOL-EN16931-R120, and BR-27: no price below zero.
      expect(Math.abs(cents(line['cbc:LineExtensionAmount']) - quantity * price)).toBeLessThanOrEqual(0.5001);
      expect(quantity).toBeGreaterThan(0);
    }
  });
});

it('names all that has to be named', () => {
  const ubl = read(cases[3] ?? [], false);
  const party = (who: string) => ubl[`cac:Accounting${who}Party`]?.['cac:Party'];
  const required: [string, unknown][] = [
    ['BR-01', ubl['cbc:CustomizationID']],
    ['PEPPOL-EN16931-R001', ubl['cbc:ProfileID']],
    ['BR-02', ubl['cbc:ID']],
    ['BR-03', ubl['cbc:IssueDate']],
    ['BR-04', ubl['cbc:InvoiceTypeCode']],
    ['BR-05', ubl['cbc:DocumentCurrencyCode']],
    ['PEPPOL-EN16931-R003', ubl['cbc:BuyerReference']],
    ['BR-06', party('Supplier')?.['cac:PartyLegalEntity']?.['cbc:RegistrationName']],
    ['BR-07', party('Customer')?.['cac:PartyLegalEntity']?.['cbc:RegistrationName']],
    ['BR-09', party('Supplier')?.['cac:PostalAddress']?.['cac:Country']?.['cbc:IdentificationCode']],
    ['BR-11', party('Customer')?.['cac:PostalAddress']?.['cac:Country']?.['cbc:IdentificationCode']],
    ['BR-62', party('Supplier')?.['cbc:EndpointID']?.['@_schemeID']],
    ['BR-63', party('Customer')?.['cbc:EndpointID']?.['@_schemeID']],
    ['BR-CO-26', party('Supplier')?.['cac:PartyLegalEntity']?.['cbc:CompanyID']?.['#text']],
    ['BR-S-02', party('Supplier')?.['cac:PartyTaxScheme']?.['cbc:CompanyID']],
    ['NL-R-003', party('Supplier')?.['cac:PartyLegalEntity']?.['cbc:CompanyID']?.['@_schemeID']],
    ['BR-CO-25', ubl['cbc:DueDate']],
    ['BR-49', ubl['cac:PaymentMeans']?.['cbc:PaymentMeansCode']],
    ['BR-50', ubl['cac:PaymentMeans']?.['cac:PayeeFinancialAccount']?.['cbc:ID']],
  ];
  expect(required.filter(([, text]) => typeof text !== 'string' || text === '')).toEqual([]);
});
