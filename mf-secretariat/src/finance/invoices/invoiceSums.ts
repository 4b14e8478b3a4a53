import type { VatRate } from '../../gql/graphql';
import type { LineValues } from './invoiceLines';

/** Percents of VAT. */
const percents: Readonly<Record<VatRate, number>> = { exempt: 0, vat0: 0, vat9: 9, vat21: 21 };

/** The words for the rates. */
export const rateLabels: Readonly<Record<VatRate, string>> = {
  exempt: 'Vrijgesteld',
  vat0: '0%',
  vat9: '9%',
  vat21: '21%',
};

/** A line of which everything that counts is filled in. */
export interface WholeLine {
  description: string;
  /** Hundredths. */
  quantity: number;
  /** Cents for one, without VAT. */
  price: number;
  vatRate: VatRate;
}

/** What lines come to, in cents. */
export interface LineSums {
  net: number;
  /** Of the rates that are above nought; rounded over all lines of the rate. */
  vat: { vatRate: VatRate; net: number; vat: number }[];
  total: number;
}

/** What is counted of a line, as the server takes it; undefined where that is not filled in. */
export function wholeLine(line: LineValues): WholeLine | undefined {
  const { quantity, price } = line;
  const isCounted = typeof quantity === 'number' && typeof price === 'number' && quantity > 0 && price >= 0;
  return isCounted ? inHundredths(line) : undefined;
}

/** A line as the server has it. */
export function inHundredths({ description, quantity, price, vatRate }: LineValues): WholeLine {
  return {
    description: description.trim(),
    quantity: Math.round(Number(quantity) * 100),
    price: Number(price),
    vatRate,
  };
}

/** What a line comes to without VAT, in cents. */
export function netOf({ quantity, price }: Pick<WholeLine, 'quantity' | 'price'>): number {
  return hundredths(quantity * price);
}

/** The sums of lines, as the server computes them. */
export function sumLines(lines: readonly WholeLine[]): LineSums {
  const rates = (Object.keys(percents) as VatRate[]).map((vatRate) => {
    const net = lines.filter((line) => line.vatRate === vatRate).reduce((sum, line) => sum + netOf(line), 0);
    return { vatRate, net, vat: hundredths(net * percents[vatRate]) };
  });
  const net = rates.reduce((sum, one) => sum + one.net, 0);
  const total = rates.reduce((sum, one) => sum + one.vat, net);
  return { net, vat: rates.filter(({ vatRate, net: some }) => some !== 0 && percents[vatRate] > 0), total };
}

/** Half away from zero, so that a credit note is the opposite. */
function hundredths(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount) / 100) || 0;
}
