import { leanWithId } from '../../platform/database/reading/leanFind';
import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import { lessPaid, paymentNumbers, thingOf } from './bankParts';
import { type DirectDebit, type DirectDebitFile, DirectDebitFileModel, heldBy } from './directDebit.model';
import { lessPaidOnline } from './onlinePayments';
import { ReceivableWriteOffModel } from './receivableWriteOff.model';

/** Dutch messages about what people owe. */
export const receivableTexts = {
  nothingChosen: 'Kies wat je wilt herinneren',
  tooMany: 'Herinner hoogstens 500 posten tegelijk',
  gone: 'Dit is al betaald, afgeboekt of bestaat niet meer',
  collected: 'Dit wordt op dit moment geïncasseerd. Draai eerst het incassobestand terug.',
  paidBackByBank: 'Een regel van de bank betaalt dit terug. Koppel die daar los.',
  notSet:
    'De gegevens en de rekening van de stichting zijn nog niet ingesteld (FOUNDATION_NAME, BANK_ACCOUNTS).',
} as const;

/** Days that something late is told of on the home page. */
const TOLD_FOR = 730;

/** That somebody lets us collect what they owe from an account. */
export interface DebitMandate {
  /** Unique; never given again. */
  reference: string;
  iban: string;
  /** Who holds the account. */
  holder: string;
  /** YYYY-MM-DD. */
  signedOn: string;
}

/** Something that somebody owes us: an invoice, an advertisement, a contribution. */
export interface Receivable {
  /** Its source. */
  kind: string;
  id: string;
  /** What the payer was asked to mention, such as the number of an invoice. */
  reference: string;
  /** Other references that they may have been asked to mention. */
  alsoKnownAs?: readonly string[];
  /** Cents, above 0. */
  amount: number;
  /** Who was asked to pay. */
  name: string;
  /** What it is called in a list. */
  label: string;
  /** The committee that the money is of; absent: the year says to which it goes. */
  commissionId?: string | null;
  /** To be paid by this day, YYYY-MM-DD; absent: nobody said by when, so it is never late. */
  dueDate?: string;
  /** Of the payer, in lines, for a letter; absent: it is not known. */
  address?: readonly string[];
  /** By which it may be collected (direct debit); absent: the payer did not say so. */
  mandate?: DebitMandate;
  /** The page of the portal that who paid online comes back to, such as `/publiek/bestelling`; absent: none. */
  returnPage?: string;
  /** Where a reminder goes; absent or '': no address is known. */
  email?: string;
}

/** What is told of something that is late. */
export type LateReceivable = Pick<Receivable, 'kind' | 'id' | 'amount' | 'name'> & { dueDate: string };

/** Where an area tells what is not paid yet; lines of a bank statement are matched to it. */
export interface ReceivableSource {
  kind: string;
  /** Dutch, for a list: "Facturen". */
  title: string;
  /** Its money is in the ledger from the day it was asked, and not only when it is paid. */
  isIncome?: boolean;
  /**
   * What is not paid yet. @param only the ids that are asked about, which it looks up; all when absent. What nobody is asked for,
   * but can be paid by who wants, a source tells only then.
   */
  listOpen(only?: readonly string[]): Promise<Receivable[]>;
  /**
   * Those of them whose day has passed, newest last, for the home page: by an index, whatever else there is. What was paid
   * meanwhile may be among them. @param from and before days, YYYY-MM-DD
   */
  listLate?(from: string, before: string): Promise<LateReceivable[]>;
  /**
   * For an area that keeps mandates: which of these ended, or were replaced by another, and when.
   * @param references of mandates @returns reference → YYYY-MM-DD
   */
  endedMandates?(references: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * For an area that keeps in its own records what is paid: brings them in line with the bank. Being told again changes
   * nothing. @param paid id → how lines pay it, or null when none does (any more)
   */
  settle?(portal: PortalContext, paid: ReadonlyMap<string, BankPaid | null>): Promise<void>;
  /** The same for what was paid by a payment link. @returns twice: it was paid in another way; erased: it cannot count */
  notePaidOnline?(
    id: string,
    payment: OnlinePaid,
    portal: PayingPortal,
  ): Promise<'paid' | 'twice' | 'erased'>;
  /** Takes that back: it was given back or charged back. Being told again changes nothing. */
  undoPaidOnline?(id: string, payment: Pick<OnlinePaid, 'linkId'>): Promise<void>;
  /** Cents of it that the area itself had the provider give back: what the provider tells of those is no news. */
  givenBackOnline?(id: string): Promise<number>;
}

/** What lines of the bank paid, to the last cent. */
export interface BankPaid {
  /** The day of the last line, YYYY-MM-DD. */
  paidOn: string;
  /** Cents, of all lines together; null: lines of before amounts were kept do not say. */
  amount: number | null;
}

/** A payment by a link of the payment provider. */
export interface OnlinePaid {
  linkId: string;
  /** YYYY-MM-DD. */
  paidOn: string;
  /** Cents. */
  amount: number;
}

/** What people owe us: each area that asks for money puts its source here. */
export const receivableSources = extensionPoint<ReceivableSource>('receivables');

/** Tells the area of these what the bank says; see {@link ReceivableSource.settle}. */
export async function settleReceivables(
  portal: PortalContext,
  kind: string,
  paid: ReadonlyMap<string, BankPaid | null>,
): Promise<void> {
  await sourceOf(portal, kind)?.settle?.(portal, paid);
}

/** The source of a kind, when there is one. */
export function sourceOf(portal: WithSources, kind: string): ReceivableSource | undefined {
  return sourcesOf(portal).find((one) => one.kind === kind);
}

/** The kinds whose areas want to be told. */
export function settledKinds(portal: PortalContext): string[] {
  return sourcesOf(portal)
    .filter((source) => 'settle' in source)
    .map(({ kind }) => kind);
}

/** What is asked of a portal here: its areas' sources. */
export type WithSources = Pick<PortalContext, 'extensions'>;

/** What is needed of a portal to note what was paid: whoever paid may be mailed. */
export type PayingPortal = Pick<PortalContext, 'extensions' | 'mail'>;

/** Kind → what it is called in a list. */
export function receivableTitles(portal: WithSources): Map<string, string> {
  return new Map(sourcesOf(portal).map(({ kind, title }) => [kind, title]));
}

/** The kinds whose money is in the ledger before it is paid. */
export function incomeKinds(portal: WithSources): string[] {
  return sourcesOf(portal).flatMap(({ isIncome, kind }) => (isIncome ? kind : []));
}

/**
 * Everything that is not paid yet and was not written off. @param only `<kind>:<id>`, of those alone: they are looked up, whatever
 * else is open
 */
export async function listReceivables(portal: WithSources, only?: readonly string[]): Promise<Receivable[]> {
  const [open, off] = await Promise.all([listAllOpen(portal, only), writtenOff(only)]);
  return open.filter(({ kind, id }) => !off.has(`${kind}:${id}`));
}

/** Everything that is not paid yet, also what was written off; of what was paid in part the rest. @param only see {@link listReceivables} */
export async function listAllOpen(portal: WithSources, only?: readonly string[]): Promise<Receivable[]> {
  const asked = await Promise.all(
    sourcesOf(portal).map(async (source) => {
      const ids = only && idsOfKind(only, source.kind);
      return ids?.length === 0 ? [] : source.listOpen(ids);
    }),
  );
  return lessPaidOnline(await lessPaid(asked.flat()));
}

/** The ids of those of a kind. @param keys `<kind>:<id>` */
export function idsOfKind(keys: readonly string[], kind: string): string[] {
  const start = `${kind}:`;
  return keys.flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
}

/**
 * What is late of all areas, or of one kind, and was not paid or written off; the longest first. Older than two years
 * it is not told. @param today YYYY-MM-DD
 */
export async function listLate(portal: WithSources, today: string, kind?: string): Promise<LateReceivable[]> {
  const sources = sourcesOf(portal).filter((source) => kind === undefined || source.kind === kind);
  const from = daysAfter(today, -TOLD_FOR);
  const found = (
    await Promise.all(sources.map(async (source) => (await source.listLate?.(from, today)) ?? []))
  ).flat();
  const [owed, off] = await Promise.all([
    lessPaid(found).then(lessPaidOnline),
    writtenOff(found.map((one) => `${one.kind}:${one.id}`)),
  ]);
  return owed
    .filter((one) => !off.has(`${one.kind}:${one.id}`))
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}

function sourcesOf({ extensions }: WithSources): ReceivableSource[] {
  return itemsOf(receivableSources, extensions);
}

/** Something that a line of the bank may be the payment of. Its amount is below 0 when it is we who pay. */
export interface BankItem extends Receivable {
  /** What is paid by it, when that is several things: the declarations of a payment file. */
  parts?: { kind: string; id: string; amount: number }[];
  /** Other references by which the bank knows it. */
  alsoKnownAs?: readonly string[];
}

/** Which of these, `<kind>:<id>`, were written off; all when none are given. */
export async function writtenOff(keys?: readonly string[]): Promise<Set<string>> {
  const ids: string[] = await ReceivableWriteOffModel.distinct(
    '_id',
    keys ? { _id: { $in: [...keys] } } : {},
  );
  return new Set(ids);
}

/** What the bank does not show within this time is not waited for any more. */
const DAYS = 400;

/** Something in a file that lives, with that file. */
interface Collecting {
  file: DirectDebitFile;
  debit: DirectDebit;
}

/** The files that were not turned back, oldest first, with what they hold. */
export async function liveFiles(): Promise<DirectDebitFile[]> {
  const files = await DirectDebitFileModel.find({
    open: { $exists: true },
    collectionDate: { $gte: daysAfter(todayInAmsterdam(), -DAYS) },
  })
    .sort({ collectionDate: 1, _id: 1 })
    .lean(leanWithId);
  return files.map((file) => ({ ...file, debits: heldBy(file) }));
}

/**
 * What files are collecting, by thing. What was charged back since is not: it can be collected anew. Of what the bank paid
 * by now it is its receivable that is no longer open.
 */
export async function beingCollected(): Promise<Map<string, Collecting>> {
  const all = (await liveFiles()).flatMap((file) => file.debits.map((debit) => ({ file, debit })));
  const numbers = await paymentNumbers(all.map(({ debit }) => debit.thing));
  return new Map(
    all.flatMap((one) => {
      const { thing, slot } = one.debit;
      const back = numbers.get(thing)?.chargedBack ?? 0;
      return back >= thingOf({ target: slot }).number ? [] : [[thing, one] as const];
    }),
  );
}
