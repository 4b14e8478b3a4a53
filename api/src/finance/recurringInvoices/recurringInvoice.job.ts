import { Permission } from '../../identity/catalogue/permission.enum';
import { holdsToday } from '../../identity/people/people.loaders';
import { UserModel } from '../../identity/people/user.model';
import { PORTAL } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import { formatCents } from '../../platform/text/inDutch';
import type { PrintingPortal } from '../invoices/document/invoiceDocument.service';
import { issueProposal, listProposals, type ProposalKey } from './proposal.service';
import { takeDue } from './recurringContent';
import { ProposalState, RecurringState } from './recurringInvoice.enums';
import { RecurringInvoiceModel } from './recurringInvoice.model';
import { pushProposals } from './recurringInvoice.service';

type Portal = Pick<PortalContext, 'mail' | 'settings' | 'threads'>;

/**
 * Takes the dates that have come, issues what goes by itself, and mails who is to look at the rest. Each step is one
 * write under its own condition: done again, after a crash, or by two at once, each date has one invoice and one mail.
 * @param today YYYY-MM-DD
 */
export async function runRecurringInvoices(portal: Portal, today = todayInAmsterdam()): Promise<void> {
  const due = await RecurringInvoiceModel.find({
    state: RecurringState.active,
    nextDate: { $type: 'string', $lte: today },
  })
    .sort({ nextDate: 1 })
    .lean(leanWithId);
  for (const recurring of due) {
    const { dates, ...progress } = takeDue(recurring, today);
    // Somebody, or another process, changed it at this moment: then the next time.
    await ifMatched(
      RecurringInvoiceModel.updateOne(
        { _id: recurring.id, revision: recurring.revision, state: RecurringState.active },
        {
          $set: { ...progress, ...stamp(PORTAL) },
          $inc: { revision: 1 },
          $push: pushProposals(recurring, dates, today),
        },
      ),
    );
  }
  const failures = await issueAutomatic(portal, today);
  await mailWaiting(portal, today);
  if (failures.length > 0) throw failures[0];
}

/** Issues what goes by itself, and ends what a crash left. @returns what went wrong; it keeps none of the others */
async function issueAutomatic(portal: Portal, today: string): Promise<unknown[]> {
  const begun = { state: ProposalState.issuing };
  const byItself = { state: ProposalState.waiting, isAutomatic: true };
  const found = await RecurringInvoiceModel.find({
    proposals: { $elemMatch: { $or: [begun, byItself] } },
  }).lean(leanWithId);
  const failures: unknown[] = [];
  for (const { id, proposals } of found) {
    for (const { date, state, isAutomatic, withMail } of proposals) {
      if (state !== ProposalState.issuing && !(state === ProposalState.waiting && isAutomatic)) continue;
      try {
        await issueProposal(portal, PORTAL, { id, date }, withMail);
      } catch (error) {
        if (error instanceof AppError) await hold({ id, date }, today);
        else failures.push(error);
      }
    }
  }
  return failures;
}

/** It cannot be issued as it is: from now on it waits for a person. */
async function hold({ id, date }: ProposalKey, today: string): Promise<void> {
  await ifMatched(
    RecurringInvoiceModel.updateOne(
      { _id: id, proposals: { $elemMatch: { date, isAutomatic: true } } },
      {
        $set: {
          'proposals.$.isAutomatic': false,
          'proposals.$.waitsSince': today,
          ...stamp(PORTAL),
        },
        $inc: { revision: 1 },
      },
    ),
  );
}

/** So many are named. */
const NAMED = 10;

const invoicing = () => ({ $and: [holdsToday(Permission.secFact), { deactivation: null }] });

/** Mails who makes invoices that some began to wait today: once a day at most, also when this is done again. */
async function mailWaiting({ mail }: Pick<PortalContext, 'mail'>, today: string): Promise<void> {
  const since = { state: ProposalState.waiting, isAutomatic: { $ne: true }, waitsSince: today };
  if (!(await RecurringInvoiceModel.exists({ proposals: { $elemMatch: since } }))) return;
  const users = await UserModel.find(invoicing()).select({ email: 1 }).lean(leanWithId);
  for (const { id, email } of users) {
    const key = `recurring invoices waiting ${today} ${id}`;
    await mail.enqueueOnce(key, { template: 'recurringWaiting', to: email, data: { userId: id } });
  }
}

/** What waits to be issued; nothing when that is nothing by now, or they do not make invoices any more. */
export function recurringWaitingTemplate(portal: PrintingPortal): MailTemplate {
  const { publicUrl } = portal.settings;
  return async ({ to, data }) => {
    const { userId } = data as { userId: string };
    const user = await UserModel.findOne({ $and: [invoicing(), { _id: userId, email: to }] }).lean(
      leanWithId,
    );
    if (!user) return null;
    const waiting = await listProposals(portal);
    const count = waiting.length;
    if (count === 0) return null;
    const subject =
      count === 1
        ? 'Er staat een terugkerende factuur klaar'
        : `Er staan ${count} terugkerende facturen klaar`;
    const lines = waiting.slice(0, NAMED).map(({ date, nameClient, title, amount, obstacle }) => {
      const what = `- ${formatCalendarDate(date)} ${nameClient}: ${title}, ${formatCents(amount)}`;
      return obstacle ? `${what}. Let op: ${obstacle}` : what;
    });
    const more = count > NAMED ? [`- en nog ${count - NAMED}`] : [];
    return {
      subject,
      text: [
        `Beste ${user.name},`,
        [`${subject}:`, ...lines, ...more].join('\n'),
        `Uitgeven of overslaan: ${publicUrl}/facturen?tab=terugkerend`,
      ].join('\n\n'),
    };
  };
}
