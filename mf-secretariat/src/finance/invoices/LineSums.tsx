import { formatEuro } from 'kit/format';
import styled from 'styled-components';

import { rateLabels, sumLines, type WholeLine } from './invoiceSums';

/** What lines come to: the total, and with VAT what it is made of. */
export function LineSums({ lines }: { lines: readonly WholeLine[] }) {
  const { net, vat, total } = sumLines(lines);
  const rows: [string, number][] = [
    ...(vat.length > 0 ? ([['Subtotaal', net]] as [string, number][]) : []),
    ...vat.map(({ vatRate, net: of, vat: amount }): [string, number] => [
      `Btw ${rateLabels[vatRate]} over ${formatEuro(of)}`,
      amount,
    ]),
  ];
  return (
    <Sums>
      {[...rows, ['Totaal', total] as const].map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatEuro(amount)}</dd>
        </div>
      ))}
    </Sums>
  );
}

const Sums = styled.dl`
  display: grid;
  gap: var(--s1);
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
  }
  > :last-child {
    font-weight: 700;
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
