import { VatRate } from './document/vatRate';
import type { InvoiceLine, InvoiceVat } from './invoice.model';

/** Percents of VAT. */
export const percentOf: Readonly<Record<VatRate, number>> = {
  [VatRate.exempt]: 0,
  [VatRate.vat0]: 0,
  [VatRate.vat9]: 9,
  [VatRate.vat21]: 21,
};

/** What a line comes to without VAT, in cents. */
export function netOf({ quantity, price }: Pick<InvoiceLine, 'quantity' | 'price'>): number {
  return hundredths(quantity * price);
}

/** What lines come to: VAT is rounded per rate over the sum of its lines, as UBL has it. */
export interface InvoiceSums {
  net: number;
  vat: InvoiceVat[];
  total: number;
}

/** The sums of lines, in cents; the rates in the order of {@link VatRate}. */
export function sumLines(lines: readonly Pick<InvoiceLine, 'quantity' | 'price' | 'vatRate'>[]): InvoiceSums {
  const vat = Object.values(VatRate).flatMap((vatRate): InvoiceVat[] => {
    const some = lines.filter((line) => line.vatRate === vatRate);
    const net = some.reduce((sum, line) => sum + netOf(line), 0);
    return some.length > 0 ? [{ vatRate, net, vat: hundredths(net * percentOf[vatRate]) }] : [];
  });
  const net = vat.reduce((sum, one) => sum + one.net, 0);
  return { net, vat, total: vat.reduce((sum, one) => sum + one.vat, net) };
}

/** A hundredth part as a whole number, half away from zero: a credit note is the exact opposite. */
function hundredths(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount) / 100) || 0;
}
