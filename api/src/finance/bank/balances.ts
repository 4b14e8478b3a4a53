import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { formatCents } from '../../platform/text/inDutch';
import type { Balance, Statement } from './statements/statementLine';

/** What is told when statements are followed one after the other. */
export interface Followed {
  /** Dutch: where something is missing, or comes again. */
  notices: string[];
  /** The newest balance, when it is newer than what was known. */
  newest: Balance | null;
}

/**
 * Whether statements of one account go on where the one before ended, the first after what is known of the account. A
 * gap and an overlap are told; they are no reason to refuse, for somebody may take in an older statement later.
 */
export function follow(known: Balance | null, statements: readonly Statement[]): Followed {
  const notices: string[] = [];
  let last = known;
  for (const { opening, closing, currency, lines } of inOrder(statements)) {
    if (!opening || !closing) {
      notices.push(
        'Op dit afschrift staat geen begin- en eindsaldo: of het volledig is, is niet na te gaan.',
      );
      continue;
    }
    const money = (cents: number) =>
      currency === 'EUR' ? formatCents(cents) : `${currency} ${formatCents(cents).replace(/€\s*/, '')}`;
    const first = lines.reduce((day, { date }) => (date < day ? date : day), closing.date);
    // The statement that was taken in last, once more, is nothing to tell.
    const isLast = closing.date === last?.date && closing.amount === last.amount;
    if (last && !isLast && opening.amount !== last.amount) {
      const until = `${formatCalendarDate(last.date)} (eindsaldo ${money(last.amount)})`;
      if (first > last.date) {
        notices.push(
          `Tussen ${until} en ${formatCalendarDate(first)} (beginsaldo ${money(opening.amount)}) ontbreken regels: lees ook die periode in.`,
        );
      } else if (closing.date >= last.date) {
        notices.push(`Dit afschrift overlapt met wat tot en met ${until} al is ingelezen.`);
      } else {
        notices.push(`Dit afschrift is van voor ${until}, dat al is ingelezen.`);
      }
    }
    if (!last || closing.date > last.date || (closing.date === last.date && opening.amount === last.amount)) {
      last = closing;
    }
  }
  return { notices: [...new Set(notices)], newest: last === known ? null : last };
}

/** As the days went; a file may have the newest first. */
function inOrder(statements: readonly Statement[]): Statement[] {
  const dayOf = ({ closing }: Statement) => closing?.date ?? '';
  const isNewestFirst = dayOf(statements[0] as Statement) > dayOf(statements.at(-1) as Statement);
  const oldestFirst = isNewestFirst ? statements.toReversed() : [...statements];
  return oldestFirst.sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
}
