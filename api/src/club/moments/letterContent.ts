import { epcText } from '../../finance/money/epcQr';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { Foundation } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import type { LetterParagraphType } from '../club.enums';
import type { ClubContactMoment } from './contactMoment.model';
import type { Together } from './letterText';

/** How the club is called below its letters. */
export const CLUB = 'Club van 111';

/** What is in a letter, on paper or by mail. */
export interface LetterContent {
  foundation: Foundation;
  moment: Pick<ClubContactMoment, 'title' | 'buut' | 'buutMax' | 'buutPrice' | 'buutDeadline'> & {
    letter: readonly { type: `${LetterParagraphType}`; text: string }[];
  };
  members: Together;
  /** Of each of them what becomes of their contribution. */
  asked: readonly AskedOf[];
  /** The title of the edition. */
  year: string;
  /** Cents that a member pays. */
  contribution: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Online: the personal link. Otherwise by bank, with these references. */
  pay: { url: string } | { references: readonly string[] };
  /** The own page of each of them. */
  detailsUrls: readonly string[];
}

/** What a letter says of the contribution of a member. */
export interface AskedOf {
  name: string;
  /** Cents. */
  amount: number;
  /** Of who paid nothing is asked; from a housemate who signed a mandate it is collected. */
  state: 'asked' | 'paid' | 'debit';
}

/** Cents that a letter asks in all; of who is asked nothing, what a member pays. */
export function sumOf({ asked, contribution }: Pick<LetterContent, 'asked' | 'contribution'>): number {
  const open = asked.filter(({ state }) => state === 'asked');
  return open.length > 0 ? open.reduce((sum, { amount }) => sum + amount, 0) : contribution;
}

/** What a payment module says, without its own text. */
interface PaymentText {
  heading: string;
  /** What each of a household owes; of one alone the sum says it. */
  shares: string[];
  /** How to pay: by the personal link, or by bank. Empty: nothing is owed. */
  how: { text: string; isLink?: boolean }[];
  /** What the code holds: the link, or what banking apps read (EPC069-12). */
  code?: { text: string; description: string };
}

/** What a payment module says of who pays what, and how. */
export function paymentOf(content: LetterContent): PaymentText {
  const { asked, year, pay, foundation } = content;
  const amount = sumOf(content);
  const account = foundation.accounts[0];
  const isOwed = asked.length < 2 || asked.some(({ state }) => state === 'asked');
  const besides = { asked: '', paid: ', al betaald', debit: ', wordt geïncasseerd' };
  const text = {
    heading: isOwed ? `Contributie ${year}: ${formatCents(amount)}` : `Contributie ${year}`,
    shares:
      asked.length < 2
        ? []
        : asked.map((one) => `${one.name}: ${formatCents(one.amount)}${besides[one.state]}`),
  };
  if (!isOwed) return { ...text, how: [] };
  if ('url' in pay) {
    return {
      ...text,
      how: [{ text: 'Betaal met je persoonlijke link, of scan de code:' }, { text: pay.url, isLink: true }],
      code: { text: pay.url, description: 'Code om online te betalen' },
    };
  }
  // By all that is mentioned together the bank import knows them, when the amount is that of all.
  const remittance = `${CLUB} ${pay.references.join(' ')}`;
  return {
    ...text,
    how: [
      { text: `Rekening ${spaced(account?.iban ?? '')} ten name van ${foundation.name}` },
      { text: `Onder vermelding van: ${remittance}` },
      { text: 'Of scan de code met de app van je bank.' },
    ],
    code: {
      text: epcText({ name: foundation.name, iban: account?.iban ?? '', amount, remittance }),
      description: 'Code om te betalen met de app van je bank',
    },
  };
}

/** What it says of the cards that are offered; undefined: none are. */
export function cardsOf({
  moment: { buut, buutMax, buutPrice, buutDeadline },
  foundation,
  members,
}: LetterContent): { heading: string; text: string } | undefined {
  if (!buut || !buutMax || !buutPrice || !buutDeadline) return undefined;
  const count = buutMax * members.length;
  const most = count === 1 ? 'hoogstens 1 kaart' : `hoogstens ${count} kaarten`;
  const iban = spaced(foundation.accounts[0]?.iban ?? '');
  return {
    heading: `Kaarten: ${most}, ${formatCents(buutPrice)} per kaart`,
    text: `Bestel ze tot en met ${formatCalendarDate(buutDeadline)} door het bedrag apart over te maken op ${iban}, onder vermelding van: kaarten ${members.map(({ id }) => id).join(' ')}`,
  };
}

function spaced(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
