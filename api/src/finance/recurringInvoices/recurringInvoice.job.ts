import { PORTAL } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { stamp } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { issueProposal, type ProposalKey } from './proposal.service';
import { takeDue } from './recurringDates';
import { ProposalState, RecurringState } from './recurringInvoice.enums';
import { RecurringInvoiceModel } from './recurringInvoice.model';
import { pushProposals } from './recurringInvoice.service';
import { mailWaiting } from './recurringWaiting';

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
