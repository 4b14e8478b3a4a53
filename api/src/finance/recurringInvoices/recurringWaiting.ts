import { Permission } from '../../identity/catalogue/permission.enum';
import { holdsToday } from '../../identity/people/endedRights';
import { UserModel } from '../../identity/people/user.model';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { PortalContext } from '../../platform/portalContext';
import { formatCents } from '../../platform/text/inDutch';
import type { PrintingPortal } from '../invoices/document/invoicePrinting';
import { listProposals } from './proposal.service';
import { ProposalState } from './recurringInvoice.enums';
import { RecurringInvoiceModel } from './recurringInvoice.model';

/** So many are named. */
const NAMED = 10;

const invoicing = () => ({ $and: [holdsToday(Permission.secFact), { deactivation: null }] });

/** Mails who makes invoices that some began to wait today: once a day at most, also when this is done again. */
export async function mailWaiting({ mail }: Pick<PortalContext, 'mail'>, today: string): Promise<void> {
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
