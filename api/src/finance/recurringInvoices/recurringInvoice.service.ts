import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine, WITHOUT_LOG } from '../../platform/audit/logLine';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { changedFields } from '../../platform/database/recordFields';
import { stale, updateAtRevision } from '../../platform/database/updateAtRevision';
import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, getRecordAt, removeIf } from '../../platform/records/records';
import type { InvoiceInput } from '../invoices/invoice.input';
import { checkedContent, nextDate, takeDue } from './recurringContent';
import { ProposalState, RecurringAction, RecurringState } from './recurringInvoice.enums';
import { type RecurrenceInput, recurringTexts, WHAT } from './recurringInvoice.input';
import { type KeptProposal, type RecurringInvoice, RecurringInvoiceModel } from './recurringInvoice.model';

const { active, paused, stopped, finished } = RecurringState;

/** How the change log calls what is filled in. */
const LOG_NAMES = {
  nameClient: 'naam klant',
  addressClient: 'adres',
  postalCodeClient: 'postcode en plaats',
  emailClient: 'e-mail',
  title: 'titel',
  description: 'omschrijving',
  lines: 'regels',
  amount: 'bedrag',
  commissionId: 'commissie',
  customerId: 'klant',
  interval: 'ritme',
  firstDay: 'eerste dag',
  lastDay: 'laatste dag',
  times: 'aantal keer',
  action: 'wat er gebeurt',
} as const satisfies Record<keyof (Omit<InvoiceInput, 'requestId'> & RecurrenceInput), string>;

/** What is sent of a recurring invoice: the invoice, and when it comes back. */
export interface Given {
  invoice: InvoiceInput;
  recurrence: RecurrenceInput;
}

/** Recurring invoices, newest first. */
export function pageOfRecurringInvoices(page: PageRequest): Promise<Page<RecurringInvoice>> {
  return readPage<RecurringInvoice>(RecurringInvoiceModel, {}, page, WITHOUT_LOG);
}

/** One recurring invoice. @throws NOT_FOUND */
export function getRecurringInvoice(id: string): Promise<RecurringInvoice> {
  return getRecord<RecurringInvoice>(RecurringInvoiceModel, id, WHAT);
}

/** Whether it goes on. */
export function stateOf({ state, nextDate: next }: RecurringInvoice): RecurringState {
  return state === active && !next ? finished : state;
}

/** Adds a recurring invoice; one whose first day is today begins at once. @throws BAD_USER_INPUT */
export async function addRecurringInvoice(
  portal: PortalContext,
  actor: SessionUser,
  { invoice, recurrence }: Given,
): Promise<RecurringInvoice> {
  const today = todayInAmsterdam();
  const rhythm = storedRhythm(recurrence);
  if (rhythm.firstDay < today) throw badInput({ firstDay: recurringTexts.firstDay });
  const content = await checkedContent(portal, invoice, recurrence);
  const begin = { ...rhythm, made: 0, nextDate: nextDate(rhythm, rhythm.firstDay, 0) };
  const { dates, ...progress } = takeDue(begin, today);
  return addRecord<RecurringInvoice>(RecurringInvoiceModel, {
    ...content,
    ...rhythm,
    ...progress,
    proposals: dates.map((date) => proposalOf(rhythm, date, today)),
    changeLog: [logLine(actor, 'terugkerende factuur gemaakt')],
  });
}

/**
 * Changes it from today on: another rhythm counts from today, and what waits is issued as it says then.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function saveRecurringInvoice(
  portal: PortalContext,
  actor: SessionUser,
  { id, revision, invoice, recurrence }: Given & { id: string; revision: number },
): Promise<RecurringInvoice> {
  const today = todayInAmsterdam();
  const before = await getRecordAt<RecurringInvoice>(RecurringInvoiceModel, id, revision, WHAT);
  if (before.state === stopped) throw new AppError('BAD_USER_INPUT', recurringTexts.stopped);
  const rhythm = storedRhythm(recurrence);
  if (rhythm.firstDay !== before.firstDay && rhythm.firstDay < today)
    throw badInput({ firstDay: recurringTexts.firstDay });
  const content = await checkedContent(portal, invoice, recurrence);
  // What came before the change is of before it.
  const { dates, made, doneUntil } = taken(before, today);
  const from = isSameRhythm(before, rhythm) ? '' : today;
  const next = nextDate(rhythm, latest(from, rhythm.firstDay, doneUntil && daysAfter(doneUntil, 1)), made);
  const after = { ...content, ...rhythm };
  return write(before, actor, {
    $set: { ...after, made, doneUntil, nextDate: next },
    $push: {
      ...pushLogLine(actor, changedFields<Compared>(LOG_NAMES, compared(before), compared(after))),
      ...pushProposals(before, dates, today),
    },
  });
}

/**
 * Pauses it, or goes on with it: dates in between are passed over. Twice is harmless.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function pauseRecurringInvoice(
  actor: SessionUser,
  { id, revision, isPaused }: { id: string; revision: number; isPaused: boolean },
): Promise<RecurringInvoice> {
  const today = todayInAmsterdam();
  const found = await getRecurringInvoice(id);
  if (found.state === stopped) throw new AppError('BAD_USER_INPUT', recurringTexts.stopped);
  if ((found.state === paused) === isPaused) return found;
  if (found.revision !== revision) throw stale(found, WHAT);
  if (isPaused) {
    const { dates, ...progress } = taken(found, today);
    return write(found, actor, {
      $set: { ...progress, state: paused },
      $push: { ...pushLogLine(actor, 'gepauzeerd'), ...pushProposals(found, dates, today) },
    });
  }
  const doneUntil = latest(found.doneUntil, daysAfter(today, -1));
  const next = nextDate(found, latest(found.firstDay, daysAfter(doneUntil, 1)), found.made);
  return write(found, actor, {
    $set: { state: active, doneUntil, nextDate: next },
    $push: pushLogLine(actor, 'hervat'),
  });
}

/** Stops it for good; what waits stays. Twice is harmless. @throws NOT_FOUND, CONFLICT */
export async function stopRecurringInvoice(
  actor: SessionUser,
  id: string,
  revision: number,
): Promise<RecurringInvoice> {
  const today = todayInAmsterdam();
  const found = await getRecurringInvoice(id);
  if (found.state === stopped) return found;
  if (found.revision !== revision) throw stale(found, WHAT);
  const { dates, made, doneUntil } = taken(found, today);
  return write(found, actor, {
    $set: { state: stopped, made, doneUntil, nextDate: null },
    $push: { ...pushLogLine(actor, 'gestopt'), ...pushProposals(found, dates, today) },
  });
}

/** Removes one of which nothing was issued. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function deleteRecurringInvoice(id: string, revision: number): Promise<string> {
  const unused = { issued: 0, 'proposals.state': { $ne: ProposalState.issuing } };
  await getRecurringInvoice(id);
  if (await removeIf<RecurringInvoice>(RecurringInvoiceModel, id, { ...unused, revision })) return id;
  const now = await getRecurringInvoice(id);
  const isUsed = now.issued > 0 || now.proposals.some(({ state }) => state === ProposalState.issuing);
  if (isUsed) throw new AppError('BAD_USER_INPUT', recurringTexts.notDeletable);
  throw stale(now, WHAT);
}

/** The update with which one comes out of the trash: the dates in between are passed over, as after a pause. */
export function passedOver(recurring: RecurringInvoice): { $set?: Partial<RecurringInvoice> } {
  const today = todayInAmsterdam();
  if (!recurring.nextDate || recurring.nextDate >= today) return {};
  const doneUntil = daysAfter(today, -1);
  return { $set: { doneUntil, nextDate: nextDate(recurring, today, recurring.made) } };
}

/** A date that came. @param today the day on which it came */
export function proposalOf(
  { action }: Pick<RecurringInvoice, 'action'>,
  date: string,
  today: string,
): KeptProposal {
  const isAutomatic = action === RecurringAction.send;
  const waitsSince = isAutomatic ? '' : today;
  return { date, state: ProposalState.waiting, isAutomatic, waitsSince, withMail: isAutomatic };
}

/** The part of a `$push` that keeps the dates that came. */
export function pushProposals(recurring: RecurringInvoice, dates: readonly string[], today: string) {
  return { proposals: { $each: dates.map((date) => proposalOf(recurring, date, today)) } };
}

/** The dates that came by now; none while it is paused. */
function taken(recurring: RecurringInvoice, today: string): ReturnType<typeof takeDue> {
  return takeDue(recurring.state === active ? recurring : { ...recurring, nextDate: null }, today);
}

function write(
  { id, revision }: RecurringInvoice,
  actor: SessionUser,
  update: object,
): Promise<RecurringInvoice> {
  return updateAtRevision<RecurringInvoice>({
    ...{ model: RecurringInvoiceModel, id, revision, actor, update, what: WHAT },
  });
}

type StoredRhythm = Pick<RecurringInvoice, 'interval' | 'firstDay' | 'action'> &
  Required<Pick<RecurringInvoice, 'lastDay' | 'times'>>;

function storedRhythm({ interval, firstDay, lastDay, times, action }: RecurrenceInput): StoredRhythm {
  if (lastDay && typeof times === 'number') throw badInput({ lastDay: recurringTexts.oneEnd });
  if (lastDay && lastDay < firstDay) throw badInput({ lastDay: recurringTexts.lastDay });
  return { interval, firstDay, lastDay: lastDay ? lastDay : null, times: times ?? null, action };
}

function isSameRhythm(before: RecurringInvoice, { interval, firstDay }: StoredRhythm): boolean {
  return before.interval === interval && before.firstDay === firstDay;
}

type Compared = Record<keyof typeof LOG_NAMES, unknown>;

function compared(record: Partial<Compared>): Compared {
  return { ...(record as Compared), lines: JSON.stringify(record.lines) };
}

function latest(...days: (string | null | undefined)[]): string {
  return days.reduce<string>((last, day) => (day && day > last ? day : last), '');
}
