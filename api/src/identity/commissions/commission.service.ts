import { isValidObjectId } from 'mongoose';

import { logLine, pushLogLine, WITHOUT_LOG } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { type Columns, leanWithId } from '../../platform/database/reading/leanFind';
import { changedNames } from '../../platform/database/recordFields';
import { stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { addRecord, getRecordAt } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import { type Commission, CommissionModel } from '../people/commission.model';
import type { SessionUser } from '../people/requestContext';
import type { CommissionInput } from './commission.input';

const WHAT = 'Deze commissie';

/** The committees by their number. @param archived those of the archive instead */
export function listCommissions(archived = false, columns?: Columns): Promise<Commission[]> {
  return CommissionModel.find({ archived })
    .select(columns ?? WITHOUT_LOG)
    .sort({ index: 1 })
    .lean(leanWithId)
    .exec();
}

/** One committee that is not archived. @param columns that are needed; all but the log when not given @throws NOT_FOUND */
export async function getCommission(id: string, columns?: Columns): Promise<Commission> {
  const commission = isValidObjectId(id)
    ? await CommissionModel.findOne({ _id: id, archived: false })
        .select(columns ?? WITHOUT_LOG)
        .lean(leanWithId)
    : null;
  if (!commission) throw notFound(WHAT);
  return commission;
}

/** Whether there is such a committee that is not archived. */
export async function isActiveCommission(id: string): Promise<boolean> {
  return isValidObjectId(id) && (await CommissionModel.exists({ _id: id, archived: false })) !== null;
}

/** Those of the ids that name no committee. */
export async function unknownCommissions(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const wellFormed = ids.filter((id) => isValidObjectId(id));
  const known = await CommissionModel.find({ _id: { $in: wellFormed } })
    .select({ _id: 1 })
    .lean(leanWithId);
  const knownIds = new Set(known.map((commission) => commission.id));
  return ids.filter((id) => !knownIds.has(id));
}

/** Adds a committee. @throws BAD_USER_INPUT when its number is taken */
export async function addCommission(actor: SessionUser, input: CommissionInput): Promise<Commission> {
  const fields = fieldsOf(input);
  return addRecord<Commission>(CommissionModel, {
    ...fields,
    changeLog: [logLine(actor, 'commissie toegevoegd')],
    ...stamp(actor),
  }).catch(numberTaken(fields.index));
}

/** Renames, renumbers or describes a committee. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function editCommission(
  actor: SessionUser,
  id: string,
  revision: number,
  input: CommissionInput,
): Promise<Commission> {
  const before = await getRecordAt<Commission>(CommissionModel, id, revision, WHAT);
  const fields = fieldsOf(input);
  return updateAtRevision<Commission>({
    model: CommissionModel,
    id,
    revision,
    actor,
    what: WHAT,
    update: { $set: fields, $push: pushLogLine(actor, describeChange(before, fields)) },
  }).catch(numberTaken(fields.index));
}

/**
 * Puts a committee in the archive, or back. Its page and its menu entry go; members keep their mark for when it returns.
 * @param boardId the committee that must stay: its members have the DB permission
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function archiveCommission(
  actor: SessionUser,
  id: string,
  revision: number,
  archived: boolean,
  boardId?: string,
): Promise<Commission> {
  if (archived && id === boardId) throw new AppError('BAD_USER_INPUT', texts.archiveBoard);
  const what = archived ? 'naar het archief' : 'uit het archief teruggezet';
  return updateAtRevision<Commission>({
    model: CommissionModel,
    id,
    revision,
    actor,
    what: WHAT,
    update: { $set: { archived }, $push: pushLogLine(actor, what) },
  });
}

/** All of a committee that is filled in, as it is stored. */
type StoredCommission = Required<Pick<Commission, keyof CommissionInput>>;

function fieldsOf(input: CommissionInput): StoredCommission {
  const { index, name, description } = trimmed(input);
  return { index, name, description: description ?? '' };
}

function numberTaken(index: number) {
  return async (error: unknown): Promise<never> => {
    if (!isDuplicateKey(error, 'index')) throw error;
    const holder = await CommissionModel.findOne({ index }).lean(leanWithId);
    const where = holder?.archived ? ' (in het archief)' : '';
    throw badInput({ index: `Nummer ${index} is al van ${holder?.name ?? 'een andere commissie'}${where}` });
  };
}

function describeChange(before: Commission, after: StoredCommission): string {
  const words: Readonly<Record<keyof StoredCommission, string>> = {
    index: `nummer ${before.index} werd ${after.index}`,
    name: `naam ${before.name} werd ${after.name}`,
    description: 'omschrijving gewijzigd',
  };
  const changed = changedNames<StoredCommission>(words, before, after);
  return changed.join(', ') || 'opgeslagen zonder wijziging';
}
