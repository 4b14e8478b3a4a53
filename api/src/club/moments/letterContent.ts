import { epcText } from '../../finance/money/epcQr';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { Foundation } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import type { LetterParagraphType } from '../club.enums';
import { jointName, listed } from '../members/households/householdNames';
import type { ClubMember } from '../members/member.model';
import { jubileeCountOf } from '../members/memberFacts';
import type { ClubContactMoment } from './contactMoment.model';

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

/** Labels for each file: a sheet of three by eight, 70 by 37 mm. */
export const LABELS_PER_FILE = 24;

/** Whom a letter is addressed to. */
export type Addressed = Pick<
  ClubMember,
  'id' | 'firstName' | 'lastName' | 'gender' | 'adres' | 'postalCode' | 'city' | 'country'
> & { payments: readonly { year: number }[] };

/** What of a record goes into a letter or a label. */
export function addressedOf(member: Addressed): Addressed {
  const { id, firstName, lastName, gender, adres, postalCode, city, country, payments } = member;
  const years = payments.map(({ year }) => ({ year }));
  return { id, firstName, lastName, gender, adres, postalCode, city, country, payments: years };
}

/** Whom one letter is to: a member, or a household of which the first is named first. */
export type Together = readonly Addressed[];

/**
 * What the fields of a letter are filled with, of a household of all of them; what is no field stays as it was typed.
 * @param amount cents that it asks in all
 */
export function withFields(text: string, members: Together, year: string, amount: number): string {
  const values: Readonly<Record<string, string>> = {
    voornaam: listed(members.map(({ firstName, lastName }) => firstName || lastName)),
    achternaam: listed([...new Set(members.map(({ lastName }) => lastName))]),
    naam: jointName(members),
    lidnummer: listed(members.map(({ id }) => id)),
    jaar: year,
    contributie: formatCents(amount),
    jaren: listed(members.map(({ payments }) => String(jubileeCountOf(payments, Number(year))))),
  };
  return text.replace(/\{(\w+)\}/g, (field, name: string) => values[name] ?? field);
}

/** Name and address as on an envelope; of a household the address of the first. */
export function addressLines(members: Together): string[] {
  const [first] = members;
  if (!first) return [''];
  const { adres, postalCode, city, country } = first;
  // Two spaces between postal code and town, as the post asks.
  const lines = [jointName(members), adres, `${postalCode}  ${city}`];
  return country === 'Nederland' ? lines : [...lines, country.toUpperCase()];
}

/** A name for the file of a letter: the numbers keep two of the same name apart. */
export function letterName(members: Together): string {
  return `${jointName(members)} (${members.map(({ id }) => id).join(', ')}).docx`;
}
