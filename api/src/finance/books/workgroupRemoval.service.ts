import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { getPart } from '../../platform/database/updatePart';
import { AppError, notFound } from '../../platform/errors/appError';
import { removeParts } from '../../platform/trash/trashedParts';
import { financeTexts } from '../money/finance.texts';
import {
  type AccountancyYear,
  AccountancyYearModel,
  WORKGROUP,
  type Workgroup,
} from './accountancyYear.model';
import { hasLines, mustBeOpen, WHAT, withYear, workgroupPart } from './accountancyYear.service';
import { claimWorkgroup, freeWorkgroup } from './yearEntry.service';

/** Takes a committee without lines out of the books. @throws BAD_USER_INPUT, NOT_FOUND */
export async function deleteWorkgroup(
  actor: SessionUser,
  yearId: string,
  id: string,
): Promise<AccountancyYear> {
  const part = workgroupPart(yearId, id);
  const { index, title } = await getPart<Workgroup, AccountancyYear>(part);
  await mustBeOpen(yearId);
  await claimWorkgroup(yearId, id, index);
  if (await hasLines(yearId, index)) {
    await freeWorkgroup(yearId, id);
    throw new AppError('BAD_USER_INPUT', financeTexts.wgInUse);
  }
  const after = await removeParts<AccountancyYear>({
    model: AccountancyYearModel,
    filter: { _id: yearId, archived: false, 'workgroups._id': id },
    entity: WORKGROUP,
    parts: { workgroups: { _id: id } },
    without: ['leaving'],
    also: { $push: pushLogLine(actor, `commissie ${index} - ${title} verwijderd`) },
  });
  if (after) return withYear(after);
  await mustBeOpen(yearId);
  throw notFound(WHAT);
}
