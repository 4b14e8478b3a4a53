import { AdvPaymentChoice, AdvState, AdWidth } from '../krant.enums';
import type { AdGroup } from './blockCounts';
import { isRevenue } from './counts.service';
import type { PaperSellerTotal, PaperTotals } from './figures.type';
import type { Counted } from './krant.loader';

/** The totals of an edition. */
export function totalsOf({ groups, open }: Counted): PaperTotals {
  const sold = groups.filter(isSold);
  return {
    open: open
      ? sum([...open.values()])
      : countOf(groups.filter(({ advState }) => advState === AdvState.open)),
    sold: countOf(sold),
    notSold: countOf(groups.filter(({ advState }) => advState === AdvState.nietVerkocht)),
    revenue: amountOf(groups.filter(isRevenue)),
    paidAmount: amountOf(groups.filter((group) => isRevenue(group) && group.paid)),
    openQuestions: countOf(groups.filter(({ question }) => question)),
    initial: countOf(sold.filter(({ editing, placement }) => !editing && !placement)),
    editing: countOf(sold.filter(({ editing, placement }) => editing && !placement)),
    placement: countOf(sold.filter(({ placement }) => placement)),
    placed: countOf(sold.filter(({ placed }) => placed)),
    widths: widths.map(([width, prefix]) => {
      const those = sold.filter((group) => group.width === prefix);
      return { width, count: countOf(those), toPlace: countOf(those.filter(({ placed }) => !placed)) };
    }),
    payments: Object.values(AdvPaymentChoice).map((method) => {
      const those = sold.filter((group) => (group.method ?? AdvPaymentChoice.leeg) === method);
      const paid = those.filter((group) => group.paid);
      return {
        method,
        count: countOf(those),
        amount: amountOf(those),
        paidCount: countOf(paid),
        paidAmount: amountOf(paid),
      };
    }),
  };
}

/** What each seller has sold, without their names; who sold most comes first. */
export function sellersOf({ groups, open }: Counted): Omit<PaperSellerTotal, 'contact'>[] {
  const contacts = new Set([...groups.map(({ contactId }) => contactId), ...(open?.keys() ?? [])]);
  return [...contacts]
    .map((contactId) => {
      const own = groups.filter((group) => group.contactId === contactId);
      return { contactId, ...outcomes(own, open ? (open.get(contactId) ?? 0) : null) };
    })
    .sort((a, b) => b.revenue - a.revenue || b.sold - a.sold);
}

/** @param open as counted of the advertisers; null: as it was left */
function outcomes(groups: readonly AdGroup[], open: number | null) {
  const inState = (state: AdvState) => countOf(groups.filter(({ advState }) => advState === state));
  return {
    open: open ?? inState(AdvState.open),
    sold: inState(AdvState.verkocht),
    notSold: inState(AdvState.nietVerkocht),
    revenue: amountOf(groups.filter(isRevenue)),
  };
}

const widths = [
  [AdWidth.one, '8,5'],
  [AdWidth.two, '17'],
  [AdWidth.three, '25,9'],
] as const;

function isSold({ advState }: AdGroup): boolean {
  return advState === AdvState.verkocht;
}

function countOf(groups: readonly AdGroup[]): number {
  return sum(groups.map(({ count }) => count));
}

function amountOf(groups: readonly AdGroup[]): number {
  return sum(groups.map(({ amount }) => amount));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
