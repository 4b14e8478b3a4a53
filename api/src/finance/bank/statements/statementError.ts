import { formatCents } from '../../../platform/text/inDutch';

/** A file that is no statement we can take in; the message says in Dutch what is wrong with it. */
export class StatementError extends Error {}

const money = (cents: number, currency: string) =>
  currency === 'EUR' ? formatCents(cents) : `${currency} ${formatCents(cents).replace(/€\s*/, '')}`;

/** What may be wrong with a file. Lines are counted from 1 in the whole file. */
export const badStatement = {
  empty: () => new StatementError('Dit bestand is leeg.'),
  unreadable: () => new StatementError('Dit is geen afschrift in CAMT.053 of MT940.'),
  notification: () =>
    new StatementError(
      'Dit is een CAMT.054, een melding van losse boekingen, en geen afschrift: kies bij de bank CAMT.053 of MT940.',
    ),
  report: () =>
    new StatementError(
      'Dit is een tussentijds overzicht (CAMT.052 of MT942) en geen afschrift: kies bij de bank CAMT.053 of MT940.',
    ),
  incomplete: () =>
    new StatementError('Dit afschrift is niet volledig of beschadigd: haal het nog eens op bij de bank.'),
  otherAccount: (account: string) =>
    new StatementError(
      `Dit afschrift is van een andere rekening${account && ` (${account})`} dan die van de stichting.`,
    ),
  tooMany: (most: number) => new StatementError(`Dit afschrift heeft meer dan ${most} regels: deel het op.`),
  noDate: (at: number) => new StatementError(`Regel ${at} van dit afschrift heeft geen geldige datum.`),
  noAmount: (at: number) => new StatementError(`Regel ${at} van dit afschrift heeft geen geldig bedrag.`),
  noSide: (at: number) =>
    new StatementError(`Bij regel ${at} van dit afschrift staat niet of het bedrag erbij of eraf ging.`),
  noBalance: () =>
    new StatementError('Een saldo op dit afschrift heeft geen geldige datum of geen geldig bedrag.'),
  batch: (at: number, parts: number, whole: number, currency: string) =>
    new StatementError(
      `Regel ${at} van dit afschrift klopt niet: de betalingen in de bundel zijn samen ${money(parts, currency)}, de regel is ${money(whole, currency)}.`,
    ),
  notBalanced: (opening: number, sum: number, closing: number, currency: string) =>
    new StatementError(
      `Dit afschrift klopt niet: beginsaldo ${money(opening, currency)} en regels van samen ${money(sum, currency)} geven ${money(opening + sum, currency)}, maar het eindsaldo is ${money(closing, currency)}.`,
    ),
} as const;
