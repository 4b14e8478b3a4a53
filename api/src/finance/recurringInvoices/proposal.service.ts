import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { passes } from '../../identity/permissions/allow';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp } from '../../platform/database/updateAtRevision';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { AppError, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { counted } from '../../platform/text/inDutch';
import { type PrintingPortal, withPdf } from '../invoices/document/invoiceDocument.service';
import { type Invoice, InvoiceModel } from '../invoices/invoice.model';
import { issueNumbered, type Issuer } from '../invoices/invoice.service';
import { invoiceAt, mustBeIssuableAt, obstacleAt } from './recurringContent';
import { ProposalState, RecurringAction } from './recurringInvoice.enums';
import { recurringTexts } from './recurringInvoice.input';
import { type RecurringInvoice, RecurringInvoiceModel } from './recurringInvoice.model';
import { getRecurringInvoice } from './recurringInvoice.service';
import type { RecurringProposal } from './recurringProposal.type';

const { waiting, issuing, skipped } = ProposalState;
/** Somebody else may change it between looking and writing: so often it is looked at again. */
const TRIES = 10;

/** Which date of which recurring invoice. */
export interface ProposalKey {
  id: string;
  /** YYYY-MM-DD. */
  date: string;
}

/** The filter of what waits for a person, or for the end of a crash. */
const waitsForPerson = {
  proposals: { $elemMatch: { state: { $in: [waiting, issuing] }, isAutomatic: { $ne: true } } },
} as const;

/** All that waits for a person, the oldest date first, as it would be issued now. */
export async function listProposals(portal: PrintingPortal): Promise<RecurringProposal[]> {
  const found = await RecurringInvoiceModel.find(waitsForPerson).lean(leanWithId);
  const all = found.flatMap((recurring) =>
    recurring.proposals
      .filter(({ state, isAutomatic }) => state !== skipped && !isAutomatic)
      .map(async ({ date }): Promise<RecurringProposal> => {
        const { title, nameClient, emailClient, amount } = invoiceAt(recurring, date);
        const send = recurring.action === RecurringAction.send;
        const obstacle = await obstacleAt(recurring, date, { portal, send });
        const id = `${recurring.id}:${date}`;
        return { id, recurringId: recurring.id, date, title, nameClient, emailClient, amount, obstacle };
      }),
  );
  const proposals = await Promise.all(all);
  return proposals.sort((one, other) => one.date.localeCompare(other.date) || one.id.localeCompare(other.id));
}

/** The dates that were skipped, oldest first. */
export function skippedDates({ proposals }: RecurringInvoice): string[] {
  return proposals
    .filter(({ state }) => state === skipped)
    .map(({ date }) => date)
    .sort();
}

/**
 * Issues the invoice of a date, once: the unique index on the invoice decides, so asking again, also after a crash, is
 * answered with the one that is there. With `send` it is mailed too, once.
 * @throws BAD_USER_INPUT when it cannot be issued as it is; NOT_FOUND, CONFLICT
 */
export async function issueProposal(
  portal: Pick<PortalContext, 'mail'> & PrintingPortal,
  actor: Issuer,
  key: ProposalKey,
  send: boolean,
): Promise<Invoice> {
  const before = await invoiceOf(key);
  const invoice = await withPdf(portal, before ?? (await issue(actor, key, { portal, send })));
  const sent = send ? await mailOnce(portal, actor, invoice, key) : invoice;
  await finish(actor, key, invoice.number);
  return sent;
}

/** Skips a date, or takes that back. Twice is harmless. @throws NOT_FOUND, CONFLICT when it was issued */
export async function skipProposal(
  actor: Issuer,
  { id, date }: ProposalKey,
  isSkipped: boolean,
  today: string,
): Promise<RecurringInvoice> {
  const [from, to] = isSkipped ? [waiting, skipped] : [skipped, waiting];
  const day = formatCalendarDate(date);
  const update = {
    $set: {
      'proposals.$.state': to,
      'proposals.$.isAutomatic': false,
      'proposals.$.waitsSince': today,
      ...stamp(actor),
    },
    $inc: { revision: 1 },
    $push: pushLogLine(actor, isSkipped ? `${day} overgeslagen` : `${day} teruggezet`),
  };
  const before = await getRecurringInvoice(id);
  const after = await RecurringInvoiceModel.findOneAndUpdate(
    { _id: id, proposals: { $elemMatch: { date, state: from } } },
    update,
    { returnDocument: 'after', lean: leanWithId },
  );
  if (after) return after;
  if (before.proposals.some((one) => one.date === date && one.state === to)) return before;
  if (await invoiceOf({ id, date })) throw new AppError('CONFLICT', recurringTexts.issued);
  if (before.proposals.some((one) => one.date === date)) throw new AppError('CONFLICT', recurringTexts.busy);
  throw notFound(recurringTexts.noProposal);
}

async function invoiceOf({ id, date }: ProposalKey): Promise<Invoice | null> {
  return InvoiceModel.findOne({ recurringId: id, recurringDate: date }).lean(leanWithId);
}

/** Takes the date, in one write that says it is still as it was looked at, and issues its invoice. */
async function issue(
  actor: Issuer,
  key: ProposalKey,
  asked: { portal: PrintingPortal; send: boolean },
): Promise<Invoice> {
  const { id, date } = key;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const recurring = await getRecurringInvoice(id);
    const proposal = recurring.proposals.find((one) => one.date === date);
    const twin = await invoiceOf(key);
    if (twin) return twin;
    if (!proposal) throw notFound(recurringTexts.noProposal);
    if (proposal.state === skipped) throw new AppError('BAD_USER_INPUT', recurringTexts.skipped);
    await mustBeIssuableAt(recurring, date, asked);
    const { matchedCount } = await RecurringInvoiceModel.updateOne(
      {
        _id: id,
        revision: recurring.revision,
        proposals: { $elemMatch: { date, state: { $in: [waiting, issuing] } } },
      },
      { $set: { 'proposals.$.state': issuing, 'proposals.$.withMail': asked.send } },
    );
    if (matchedCount === 0) continue;
    const fields = {
      ...invoiceAt(recurring, date),
      recurringId: id,
      recurringDate: date,
      changeLog: [logLine(actor, 'factuur gemaakt, terugkerend')],
    };
    return issueNumbered(actor, fields, () => invoiceOf(key));
  }
  throw new AppError('CONFLICT', recurringTexts.busy);
}

/** The outbox takes it once for each date, also when a crash comes before it is noted. */
async function mailOnce(
  { mail }: Pick<PortalContext, 'mail'>,
  actor: Issuer,
  invoice: Invoice,
  { id, date }: ProposalKey,
): Promise<Invoice> {
  if (invoice.sentAt) return invoice;
  await mail.enqueueOnce(`recurring invoice ${id} ${date}`, {
    template: 'invoice',
    to: invoice.emailClient,
    data: { invoiceId: invoice.id },
  });
  const noted = await InvoiceModel.findOneAndUpdate(
    { _id: invoice.id, sentAt: null },
    { $set: { sentAt: new Date() }, $push: pushLogLine(actor, 'factuur verzonden') },
    { returnDocument: 'after', lean: leanWithId },
  );
  return noted ?? (await InvoiceModel.findById(invoice.id).lean(leanWithId).orFail());
}

/** The date is done: its invoice is there, and mailed where that was asked. */
async function finish(actor: Issuer, { id, date }: ProposalKey, number: string): Promise<void> {
  await ifMatched(
    RecurringInvoiceModel.updateOne(
      { _id: id, 'proposals.date': date },
      {
        $set: stamp(actor),
        $inc: { issued: 1, revision: 1 },
        $pull: { proposals: { date } },
        $push: pushLogLine(actor, `factuur ${number} uitgegeven`),
      },
    ),
  );
}

/** Recurring invoices that wait for a person to issue or skip them. */
export const proposalsWaiting: HomeSource<Waiting> = {
  key: 'recurring invoices',
  async of(context) {
    if (!(await passes(context, Permission.secFact))) return [];
    const [found] = await RecurringInvoiceModel.aggregate<{ count: number; oldest: string }>([
      {
        $match: {
          'proposals.state': { $in: [ProposalState.waiting, ProposalState.issuing] },
          ...waitsForPerson,
        },
      },
      { $unwind: '$proposals' },
      {
        $match: { 'proposals.state': { $ne: ProposalState.skipped }, 'proposals.isAutomatic': { $ne: true } },
      },
      { $group: { _id: null, count: { $sum: 1 }, oldest: { $min: '$proposals.date' } } },
    ]);
    if (!found) return [];
    const { count, oldest } = found;
    return [
      {
        ...{ id: 'proposals', kind: WaitingKind.invoice, count },
        title: `${counted(count, 'factuur', 'facturen')} om uit te geven`,
        detail: `Terugkerend, ${count === 1 ? 'van' : 'de oudste van'} ${formatCalendarDate(oldest)}`,
        ...{ link: '/facturen?tab=terugkerend', actionLabel: 'Nakijken', urgency: Urgency.toDo, day: oldest },
      },
    ];
  },
};
