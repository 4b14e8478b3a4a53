import type { PortalContext } from '../../platform/portalContext';
import { formatCents } from '../../platform/text/inDutch';
import { searchable } from '../../platform/text/plainText';
import type { BankItem } from '../claims/receivable';
import { listBankItems } from './bankItems';

/** As many as somebody looks through before they search. */
const MOST = 100;

/** What is looked for among all that is open. */
export interface BankChoice {
  /** Cents of a line: what goes the same way, of exactly so much first. */
  amount?: number | null;
  /** Words, each of which is in the label or the amount. */
  search?: string | null;
}

/** What no line of the bank pays yet, to match by hand: 100 at most, in the order in which it is proposed. */
export async function chooseBankItems(
  portal: PortalContext,
  { amount, search }: BankChoice,
): Promise<BankItem[]> {
  const words = searchable(search ?? '')
    .split(' ')
    .filter(Boolean);
  const found = (await listBankItems(portal)).filter((item) => {
    if (amount && Math.sign(item.amount) !== Math.sign(amount)) return false;
    if (words.length === 0) return true;
    const text = searchable(`${item.label} ${formatCents(item.amount)}`);
    return words.every((word) => text.includes(word));
  });
  const isExact = (item: BankItem) => item.amount === amount;
  const others = found.filter((item) => !isExact(item));
  return [...found.filter(isExact), ...others].slice(0, MOST);
}
