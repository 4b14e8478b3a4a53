/** The rate of VAT of a line; exempt: none is charged, by law. */
export enum VatRate {
  exempt = 'exempt',
  vat0 = 'vat0',
  vat9 = 'vat9',
  vat21 = 'vat21',
}
