import { isValidObjectId, Types, type UpdateQuery } from 'mongoose';

import { listCommissions } from '../../identity/commissions/commission.service';
import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stamp } from '../../platform/database/updateAtRevision';
import { getPart, updatePartAtRevision } from '../../platform/database/updatePart';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { addRecord, getRecord } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import { removeParts } from '../../platform/trash/trashedParts';
import { BankLineModel } from '../claims/bankLine.model';
import { financeTexts } from '../money/finance.texts';
import {
  type AccountancyYear,
  AccountancyYearModel,
  WORKGROUP,
  type Workgroup,
} from './accountancyYear.model';
import type { WorkgroupInput } from './finance.input';
import type { MissingCommission } from './finance.types';
import { LEDGER, LedgerSettingsModel } from './ledgerSettings.model';
import { TransactionModel } from './transaction.model';
import { claimWorkgroup, freeWorkgroup } from './yearEntry.service';

/** How a message calls a year. */
export const WHAT = 'Dit boekjaar';
const WHAT_GROUP = 'Deze commissie in de boeken';

/** The years, newest first. @param archived those of the archive instead */
export async function listYears(archived: boolean): Promise<AccountancyYear[]> {
  const years = await AccountancyYearModel.find({ archived }).sort({ index: -1 }).lean(leanWithId);
  return years.map(withYear);
}

/**
 * The year that runs now: in whose period today is, or else the newest that is not archived.
 * @param years that are not archived, newest first
 */
export async function runningYear(years: readonly AccountancyYear[]): Promise<AccountancyYear | undefined> {
  const today = todayInAmsterdam();
  const settings = await LedgerSettingsModel.findById(LEDGER).lean(leanWithId);
  const period = settings?.periods.find(({ from, until }) => from <= today && today <= until);
  return years.find(({ id }) => id === period?.yearId) ?? years[0];
}

/** The years that are not archived: the one that runs now, then the others, the newest first. */
export async function listRunningFirst(): Promise<AccountancyYear[]> {
  const years = await listYears(false);
  const running = await runningYear(years);
  return running ? [running, ...years.filter(({ id }) => id !== running.id)] : years;
}

/** The committees of the portal that are not in the books of a year: of those nobody can declare. */
export async function listMissingCommissions({
  archived,
  workgroups,
}: AccountancyYear): Promise<MissingCommission[]> {
  if (archived) return [];
  const numbers = new Set(workgroups.map(({ index }) => index));
  const ids = new Set(workgroups.map(({ commissionId }) => commissionId));
  return (await listCommissions())
    .filter(({ id, index }) => !ids.has(id) && !numbers.has(String(index)))
    .map(({ id, index, name }) => ({ id, index: String(index), title: name }));
}

/** One year. @throws NOT_FOUND */
export async function getYear(id: string): Promise<AccountancyYear> {
  return withYear(await getRecord<AccountancyYear>(AccountancyYearModel, id, WHAT));
}

/** The years in which can be declared, newest first. */
export async function listOpenYears(): Promise<AccountancyYear[]> {
  const years = await AccountancyYearModel.find({ archived: false, locked: false })
    .sort({ index: -1 })
    .lean(leanWithId);
  return years.map(withYear);
}

/**
 * Adds a year, open for declarations, with the committees and budgets of another year, or with the committees there are
 * and no budgets. @throws BAD_USER_INPUT when the title is empty or taken, NOT_FOUND
 */
export async function addYear(
  actor: SessionUser,
  title: string,
  copyFrom?: string | null,
): Promise<AccountancyYear> {
  const name = title.trim();
  if (!name) throw badInput({ title: texts.required });
  if (name.length > 50) throw badInput({ title: texts.tooLong });
  const groups = copyFrom ? (await getYear(copyFrom)).workgroups : await groupsOfCommittees();
  const last = await AccountancyYearModel.findOne().sort({ index: -1 }).select({ index: 1 }).lean(leanWithId);
  const year = await addRecord<AccountancyYear>(AccountancyYearModel, {
    title: name,
    index: (last?.index ?? 0) + 1,
    workgroups: groups.map(({ index, title: group, commissionId, expencesBudget, incomeBudget }) => ({
      index,
      title: group,
      commissionId,
      expencesBudget,
      incomeBudget,
      ...stamp(actor),
    })) as Workgroup[],
    changeLog: [logLine(actor, 'boekjaar toegevoegd')],
  }).catch((error: unknown) => {
    if (isDuplicateKey(error, 'title')) throw badInput({ title: financeTexts.titleTaken });
    throw error;
  });
  return withYear(year);
}

/** Closes a year for declarations, or opens it. Doing so twice is harmless. @throws BAD_USER_INPUT, NOT_FOUND */
export function lockYear(actor: SessionUser, id: string, locked: boolean): Promise<AccountancyYear> {
  const what = locked ? 'afgesloten voor declaraties' : 'open voor declaraties';
  return changeYear(id, { $set: { locked }, $push: pushLogLine(actor, what) });
}

/** What a committee in the books obeys: its number is its own. */
export const workgroupObeys = {
  where: ({ index }) => ({ archived: false, 'workgroups.index': { $ne: index } }),
  inTheWay: ({ index }, { workgroups }) =>
    workgroups.some((group) => group.index === index)
      ? { field: 'index', message: financeTexts.wgTaken }
      : null,
} satisfies Obeys<Pick<Workgroup, 'index'>, Pick<AccountancyYear, 'workgroups'>>;

/** Adds a committee to the books of a year. @throws BAD_USER_INPUT, NOT_FOUND */
export async function addWorkgroup(
  actor: SessionUser,
  yearId: string,
  input: WorkgroupInput,
): Promise<AccountancyYear> {
  const fields = trimmed(input);
  const commission = (await listCommissions()).find(({ index }) => String(index) === fields.index);
  const group = {
    _id: new Types.ObjectId(),
    ...fields,
    commissionId: commission?.id ?? null,
    ...stamp(actor),
  };
  const log = pushLogLine(actor, `commissie ${group.index} - ${group.title} toegevoegd`);
  await mustBeFree(yearId, fields.index);
  // The filter sees to it that of two at once one gets the number.
  return changeYear(yearId, { $push: { workgroups: group, ...log } }, workgroupObeys.where(group)).catch(
    async (error: unknown) => {
      await mustBeFree(yearId, fields.index);
      throw error;
    },
  );
}

/** Where a committee stands in the books of a year. */
/** A committee in the books, as the helpers of parts take it. */
export function workgroupPart(yearId: string, id: string) {
  return {
    model: AccountancyYearModel,
    id: yearId,
    list: 'workgroups',
    partId: id,
    what: WHAT_GROUP,
  } as const;
}

/** Changes the title and the budgets of a committee in the books. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function editWorkgroup(
  actor: SessionUser,
  yearId: string,
  id: string,
  revision: number,
  input: WorkgroupInput,
): Promise<AccountancyYear> {
  const part = workgroupPart(yearId, id);
  const before = await getPart<Workgroup, AccountancyYear>(part);
  // Its number is what the lines in the books bear.
  if (input.index.trim() !== before.index) throw badInput({ index: financeTexts.wgInUse });
  await mustBeOpen(yearId);
  const { title, expencesBudget, incomeBudget } = trimmed(input);
  const after = await updatePartAtRevision<AccountancyYear>({
    ...part,
    revision,
    actor,
    fields: { title, expencesBudget, incomeBudget },
    also: { $push: pushLogLine(actor, `begroting van ${before.index} - ${title} gewijzigd`) },
  });
  return withYear(after);
}

/** Whether lines stand under a committee of a year. */
export async function hasLines(yearId: string, wg: string): Promise<boolean> {
  const found = await Promise.all([
    TransactionModel.exists({ $or: [{ yearId }, { 'reversal.yearId': yearId }], wg }),
    BankLineModel.exists({ 'booking.yearId': yearId, 'booking.wg': wg }),
  ]);
  return found.some((one) => one !== null);
}

/** @throws BAD_USER_INPUT for a year in the archive, NOT_FOUND */
export async function mustBeOpen(yearId: string): Promise<AccountancyYear> {
  const year = await getYear(yearId);
  if (year.archived) throw new AppError('BAD_USER_INPUT', financeTexts.yearArchived);
  return year;
}

async function mustBeFree(yearId: string, index: string): Promise<void> {
  await mustObey(workgroupObeys, { index }, await mustBeOpen(yearId));
  const inTrash = { entity: WORKGROUP, restoredAt: { $exists: false }, 'parts.part.index': index };
  if (await AccountancyYearModel.exists({ _id: yearId, trash: { $elemMatch: inTrash } } as never))
    throw badInput({ index: financeTexts.wgInTrash });
}

/** Writes to a year, as it is then. @param only which state it must be in @throws BAD_USER_INPUT for one in the archive, NOT_FOUND */
export async function changeYear(
  id: string,
  update: UpdateQuery<AccountancyYear>,
  only: object = { archived: false },
): Promise<AccountancyYear> {
  const after = isValidObjectId(id)
    ? await AccountancyYearModel.findOneAndUpdate({ _id: id, ...only }, update, {
        returnDocument: 'after',
        lean: leanWithId,
      })
    : null;
  if (after) return withYear(after);
  await mustBeOpen(id);
  throw notFound(WHAT);
}

async function groupsOfCommittees(): Promise<
  Pick<Workgroup, 'index' | 'title' | 'commissionId' | 'expencesBudget' | 'incomeBudget'>[]
> {
  return (await listCommissions()).map(({ id, index, name }) => ({
    index: String(index),
    title: name,
    commissionId: id,
    expencesBudget: 0,
    incomeBudget: 0,
  }));
}

/** A year as it is shown: its committees know which one it is. */
export function withYear(year: AccountancyYear): AccountancyYear {
  return { ...year, workgroups: year.workgroups.map((group) => ({ ...group, yearId: year.id })) };
}

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
