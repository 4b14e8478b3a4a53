import XMLBuilder from 'fast-xml-builder';

import type { Foundation } from '../../../platform/settings/settings';
import { oneLine } from '../../../platform/text/plainText';
import type { Invoice, InvoiceLine } from '../invoice.model';
import { netOf, percentOf, sumLines } from '../invoiceSums';
import { VatRate } from './vatRate';

const RULES = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
/** How an address is known: by the number at the Chamber of Commerce, or by e-mail. */
const [KVK, EMAIL] = ['0106', 'EM'];
const PIECE = 'C62';
const SEPA_TRANSFER = '58';
const CATEGORIES: Readonly<Record<VatRate, string>> = {
  [VatRate.exempt]: 'E',
  [VatRate.vat0]: 'Z',
  [VatRate.vat9]: 'S',
  [VatRate.vat21]: 'S',
};
const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

interface Address {
  street: string;
  postalCode: string;
  town: string;
}

/**
 * An invoice as a program reads it: UBL 2.1 by the rules of Peppol BIS Billing 3.0; a credit note has amounts above zero.
 * @returns null where what those rules ask for is not there (docs/domain/finance.md, F115)
 */
export function invoiceUbl(invoice: Invoice, foundation: Foundation): string | null {
  const seller = sellerOf(foundation);
  const buyer = buyerOf(invoice);
  if (!seller || !buyer) return null;
  const { number, date, dueDate, title, description, creditOf, creditOfNumber, creditOfDate } = invoice;
  const kind = creditOf ? 'CreditNote' : 'Invoice';
  const lines = countedLines(invoice);
  const document = {
    '@_xmlns': `${UBL}:${kind}-2`,
    '@_xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
    '@_xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    'cbc:CustomizationID': RULES,
    'cbc:ProfileID': PROCESS,
    'cbc:ID': number,
    'cbc:IssueDate': date,
    ...(creditOf ? {} : { 'cbc:DueDate': dueDate }),
    ...(creditOf ? { 'cbc:CreditNoteTypeCode': '381' } : { 'cbc:InvoiceTypeCode': '380' }),
    'cbc:Note': oneLine(`${title} ${description}`),
    'cbc:DocumentCurrencyCode': 'EUR',
    // What the buyer would like to see again; nobody asks for it, so what it is about.
    'cbc:BuyerReference': oneLine(title),
    ...(creditOf && {
      'cac:BillingReference': {
        'cac:InvoiceDocumentReference': {
          'cbc:ID': creditOfNumber,
          ...(creditOfDate && { 'cbc:IssueDate': creditOfDate }),
        },
      },
    }),
    'cac:AccountingSupplierParty': { 'cac:Party': seller.party },
    'cac:AccountingCustomerParty': { 'cac:Party': buyer },
    ...(creditOf ? {} : { 'cac:PaymentMeans': payment(number, seller.iban, foundation.name) }),
    ...totals(lines),
    [`cac:${kind}Line`]: lines.map((line, at) => lineOf(line, at + 1, Boolean(creditOf))),
  };
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    [kind]: document,
  });
}

/** Its lines; of one sum the one line that it is. The signs of a credit note are in its name. */
function countedLines({ lines = [], title, amount }: Invoice): InvoiceLine[] {
  const one = { description: title, quantity: 100, price: Math.abs(amount), vatRate: VatRate.exempt };
  return lines.length > 0 ? lines.map((line) => ({ ...line, quantity: Math.abs(line.quantity) })) : [one];
}

function sellerOf({ name, address, email, phone, accounts, vatNumber, chamberNumber }: Foundation) {
  const [iban] = accounts.map((account) => account.iban);
  const place = addressOf(address[0] ?? '', address.at(-1) ?? '');
  if (!name || !iban || !vatNumber || !chamberNumber || !place) return null;
  const contact = {
    ...(phone && { 'cbc:Telephone': phone }),
    ...(email && { 'cbc:ElectronicMail': email }),
  };
  const party = {
    'cbc:EndpointID': { '@_schemeID': KVK, '#text': chamberNumber },
    'cac:PartyName': { 'cbc:Name': oneLine(name) },
    'cac:PostalAddress': postalAddress(place),
    'cac:PartyTaxScheme': { 'cbc:CompanyID': vatNumber, ...vatScheme },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': oneLine(name),
      'cbc:CompanyID': { '@_schemeID': KVK, '#text': chamberNumber },
    },
    ...(Object.keys(contact).length > 0 && { 'cac:Contact': contact }),
  };
  return { iban, party };
}

function buyerOf({ nameClient, addressClient, postalCodeClient, emailClient }: Invoice) {
  const place = addressOf(addressClient, postalCodeClient);
  if (!emailClient || !place) return null;
  return {
    'cbc:EndpointID': { '@_schemeID': EMAIL, '#text': emailClient },
    'cac:PartyName': { 'cbc:Name': oneLine(nameClient) },
    'cac:PostalAddress': postalAddress(place),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': oneLine(nameClient) },
  };
}

const vatScheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

/** An address in the Netherlands; null when it is none, or elsewhere: the country is not asked for. */
function addressOf(street: string, place: string): Address | null {
  const [, digits, letters, town] = /^\s*(\d{4}) ?([A-Za-z]{2})[ ,]+(\S.*)$/.exec(oneLine(place)) ?? [];
  if (!oneLine(street) || !digits || !letters || !town) return null;
  return { street: oneLine(street), postalCode: `${digits} ${letters.toUpperCase()}`, town };
}

function postalAddress({ street, postalCode, town }: Address) {
  return {
    'cbc:StreetName': street,
    'cbc:CityName': town,
    'cbc:PostalZone': postalCode,
    'cac:Country': { 'cbc:IdentificationCode': 'NL' },
  };
}

function payment(number: string, iban: string, name: string) {
  return {
    'cbc:PaymentMeansCode': SEPA_TRANSFER,
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': { 'cbc:ID': iban, 'cbc:Name': oneLine(name) },
  };
}

function totals(lines: readonly InvoiceLine[]) {
  const { net, vat, total } = sumLines(lines);
  return {
    'cac:TaxTotal': {
      'cbc:TaxAmount': euro(total - net),
      'cac:TaxSubtotal': vat.map((one) => ({
        'cbc:TaxableAmount': euro(one.net),
        'cbc:TaxAmount': euro(one.vat),
        'cac:TaxCategory': category(one.vatRate, true),
      })),
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': euro(net),
      'cbc:TaxExclusiveAmount': euro(net),
      'cbc:TaxInclusiveAmount': euro(total),
      'cbc:PayableAmount': euro(total),
    },
  };
}

function lineOf(line: InvoiceLine, number: number, isCredit: boolean) {
  const quantity = { '@_unitCode': PIECE, '#text': decimal(line.quantity) };
  return {
    'cbc:ID': String(number),
    [isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: quantity,
    'cbc:LineExtensionAmount': euro(netOf(line)),
    'cac:Item': {
      'cbc:Name': oneLine(line.description),
      'cac:ClassifiedTaxCategory': category(line.vatRate, false),
    },
    'cac:Price': { 'cbc:PriceAmount': euro(line.price) },
  };
}

function category(rate: VatRate, withReason: boolean) {
  return {
    'cbc:ID': CATEGORIES[rate],
    'cbc:Percent': String(percentOf[rate]),
    ...(withReason && rate === VatRate.exempt && { 'cbc:TaxExemptionReason': 'Vrijgesteld van btw' }),
    ...vatScheme,
  };
}

function euro(cents: number) {
  return { '@_currencyID': 'EUR', '#text': decimal(cents) };
}

/** Hundredths with two decimals: 1250 is 12.50. */
function decimal(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
