import { formatDate, formatEuro } from 'kit/format';

import type { ClubPaymentsDialogFragment, ClubPaymentVia } from '../../gql/graphql';

type Payment = ClubPaymentsDialogFragment['payments'][number];

/** How a year was paid, in words. */
export const viaLabels: Record<ClubPaymentVia, string> = {
  manual: 'Ingevoerd',
  imported: 'Geïmporteerd',
  bank: 'Via de bank',
  online: 'Online',
};

/** Years in order as a short text: "2017-2019, 2021". */
export function yearRanges(years: readonly number[]): string {
  const sorted = [...new Set(years)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const year of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else ranges.push([year, year]);
  }
  return ranges
    .map(([from, to]) => {
      if (from === to) return String(from);
      return to === from + 1 ? `${from}, ${to}` : `${from}-${to}`;
    })
    .join(', ');
}

/** The paid years, a line for each way in which they were paid. */
export function paidLines(
  payments: readonly Pick<Payment, 'via' | 'year'>[],
): { via: string; years: string }[] {
  return (Object.keys(viaLabels) as ClubPaymentVia[])
    .map((via) => ({
      via: viaLabels[via],
      years: yearRanges(payments.filter((payment) => payment.via === via).map(({ year }) => year)),
    }))
    .filter(({ years }) => years !== '');
}

/** How one year was paid: "Via de bank, 11/11/2026, € 15,00". */
export function howPaid({ via, paidOn, amount }: Payment): string {
  return [viaLabels[via], paidOn && formatDate(paidOn), amount !== null && formatEuro(amount)]
    .filter(Boolean)
    .join(', ');
}
