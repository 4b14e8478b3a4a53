import { formatEuro } from 'kit/format';
import { PlainList } from 'kit/lists';

import type { LineValues } from './invoiceLines';
import { inHundredths, netOf, rateLabels, sumLines } from './invoiceSums';

/** A line in words: '2,5 × Statafel à € 10,00'. */
export function lineText({ description, quantity, price, vatRate }: LineValues): string {
  const what = `${String(quantity).replace('.', ',')} × ${description} à ${formatEuro(Number(price))}`;
  return vatRate === 'exempt' ? what : `${what}, btw ${rateLabels[vatRate]}`;
}

/** The lines of an invoice, each with what it comes to, and the VAT in them. */
export function LineFacts({ lines }: { lines: readonly LineValues[] }) {
  const { vat } = sumLines(lines.map(inHundredths));
  return (
    <PlainList>
      {lines.map((line, at) => (
        <li key={at}>{`${lineText(line)}: ${formatEuro(netOf(inHundredths(line)))}`}</li>
      ))}
      {vat.map(({ vatRate, net, vat: amount }) => (
        <li key={vatRate}>{`Btw ${rateLabels[vatRate]} over ${formatEuro(net)}: ${formatEuro(amount)}`}</li>
      ))}
    </PlainList>
  );
}
