import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { UpdateQuery } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { formatCents } from '../../platform/text/inDutch';
import type { AccountancyYear } from '../books/accountancyYear.model';
import { changeYear, getYear } from '../books/accountancyYear.service';
import { UNDECIDED } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';
import { claimYear, freeYear } from '../books/yearEntry.service';
import { financeTexts } from '../money/finance.texts';
import { sumByCommittee } from '../money/sumStages';
import { makeFigures } from './annual/annualAccounts.service';
import { listLiveEntries, periodOf } from './ledger.service';
import { LedgerClosingModel } from './ledgerClosing.model';

/** So many declarations are named. */
const NAMED = 5;

const pack = promisify(gzip);

/**
 * Puts a year in the archive, where nothing changes any more, or takes it out.
 * @throws BAD_USER_INPUT that names the declarations nobody decided on, NOT_FOUND, CONFLICT
 */
export async function archiveYear(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  archived: boolean,
): Promise<AccountancyYear> {
  const what = archived ? 'naar het archief' : 'uit het archief';
  let closingId: string | null = null;
  if (archived) {
    const before = await getYear(id);
    if (before.archived) return before;
    await claimYear(id);
    try {
      await mustBeDecided(id);
      closingId = await closeLedger(portal, actor, await getYear(id));
    } catch (error) {
      await freeYear(id);
      throw error;
    }
  }
  return changeYear(
    id,
    {
      $set: { archived, locked: true, closingId },
      $unset: { closing: 1 },
      $push: pushLogLine(actor, what),
    } as UpdateQuery<AccountancyYear>,
    { archived: { $in: [true, false] } },
  );
}

async function mustBeDecided(yearId: string): Promise<void> {
  const open = { yearId, state: { $in: UNDECIDED } };
  const [count, some] = await Promise.all([
    TransactionModel.countDocuments(open),
    TransactionModel.find(open).sort({ _id: 1 }).limit(NAMED).lean(leanWithId),
  ]);
  if (count === 0) return;
  const named = some.map(
    ({ description, creator, amount }) => `${description} van ${creator} (${formatCents(-amount)})`,
  );
  throw new AppError('BAD_USER_INPUT', financeTexts.openDeclarations(count, named));
}

/**
 * Freezes the ledger and the annual accounts of a year in one record (docs/domain/finance.md, F93 and F168). It counts from the moment the year bears its id.
 * @returns its id
 */
async function closeLedger(
  portal: PortalContext,
  actor: SessionUser,
  year: AccountancyYear,
): Promise<string> {
  const groups = year.workgroups.map(({ index }) => index);
  const entries = await listLiveEntries(portal, { yearId: year.id, groups });
  const [period, accounts] = await Promise.all([
    periodOf(year.id),
    makeFigures(portal, { ...year, entries }),
  ]);
  const json = JSON.stringify(entries);
  const closing = await LedgerClosingModel.create({
    yearId: year.id,
    from: period?.from ?? null,
    until: period?.until ?? null,
    entries: await pack(json),
    ...(accounts && { accounts: await pack(JSON.stringify(accounts)) }),
    count: entries.length,
    result: entries.reduce((sum, { amount }) => sum + amount, 0),
    totals: sumByCommittee(entries),
    sha256: createHash('sha256').update(json).digest('hex'),
    closedByName: actor.name,
    closedAt: new Date(),
  });
  return String(closing._id);
}
