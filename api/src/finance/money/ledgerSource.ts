import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { describeEnum } from '../../platform/schema/describeEnum';

/** A financial year as a source of the ledger is asked for it. */
export interface LedgerYear {
  id: string;
  /** Its period, YYYY-MM-DD, both days included; null: the board has not set it. */
  from: string | null;
  until: string | null;
  /** The number of a committee in its books; '' when it is not in them. */
  numberOf: (commissionId: string) => string;
}

/** Something that came in or went out, as the record tells that holds it. */
export interface LedgerEvent {
  /** Of the record; unique in its kind. */
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Cents; an expense is negative. */
  amount: number;
  description: string;
  /** Who paid, or is paid. */
  counterpart: string;
  /** What the payer was asked to mention. */
  reference?: string;
  /** The number of its committee; of kinds without one the year says to which they go. */
  wg?: string;
  /** `<kind>:<id>` of the event whose money it takes or gives back; absent: it is settled by itself. */
  settles?: string;
  /** The kind of what it corrects: it goes where the year says that those go. */
  corrects?: string;
  /** Bons, an invoice. */
  receipts?: readonly StoredFile[];
  /** It corrects another: a counter-entry, a credit note. */
  isCorrection?: boolean;
  /** Where the money is as far as the record knows; what a line of the bank pays is known from that line. */
  account: LedgerAccount;
}

/** What the events of a source come to in a year, in cents, on either side as in `sumSides`. */
export interface LedgerSum {
  yearId: string;
  /** The number of the committee; null: it goes where the year says. */
  wg: string | null;
  /** As of {@link LedgerEvent}. */
  corrects?: string;
  income: number;
  expenses: number;
}

/** Where an area tells of the money in its own records; the books are a view over these. */
export interface LedgerSource {
  /** What a line of the bank that pays it bears before the id: see `BankMatch.target`. */
  kind: string;
  /** Dutch, for a list: "Facturen". */
  label: string;
  /** Its events bear the number of a committee: the year has nothing to say of it. */
  hasCommittee?: boolean;
  /** It is turnover on which no VAT is charged: it is told in the VAT of a quarter. */
  isExempt?: boolean;
  listEvents(year: LedgerYear): Promise<LedgerEvent[]>;
  /**
   * Which of these were noted as paid by hand, and on which day, YYYY-MM-DD; null: nobody noted the day. Absent: its events bear
   * the day they were paid.
   */
  paidByHand?(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** Which of these the payment provider settled since, with cents as in the event and the day, YYYY-MM-DD. */
  settledOnline?(ids: readonly string[]): Promise<ReadonlyMap<string, { amount: number; date: string }>>;
  /** The same events added up, of all these years at once: the database sums, nothing is loaded. */
  sumEvents(years: readonly LedgerYear[]): Promise<LedgerSum[]>;
}

/** Whose money is in the books: each area that holds money puts its source here. */
export const ledgerSources = extensionPoint<LedgerSource>('ledger');

/** The sources of a portal, in the order of its areas. */
export function ledgerSourcesOf({ extensions }: PortalContext): LedgerSource[] {
  return itemsOf(ledgerSources, extensions);
}

/**
 * The filter for what falls in a year, on a day kept as YYYY-MM-DD.
 * @returns null when the year has no period: then nothing does
 */
export function inPeriod({
  from,
  until,
}: Pick<LedgerYear, 'from' | 'until'>): { $gte: string; $lte: string } | null {
  return from && until ? { $gte: from, $lte: until } : null;
}

/** Where the money of an entry is. */
export enum LedgerAccount {
  bank = 'bank',
  byHand = 'byHand',
  provider = 'provider',
  paymentFile = 'paymentFile',
  toReceive = 'toReceive',
  toPay = 'toPay',
  offset = 'offset',
}

describeEnum({ LedgerAccount }, 'Where the money of an entry is.', {
  bank: 'Op de bank: a line of the bank pays it.',
  byHand: 'Met de hand: noted as paid by hand.',
  provider: 'Bij de betaaldienst: at the payment provider.',
  paymentFile: 'In betaalbestand: in a payment file.',
  toReceive: 'Nog te ontvangen: to be received.',
  toPay: 'Nog te betalen: to be paid.',
  offset: 'Verrekend: nowhere, since it was set off against another entry.',
});
