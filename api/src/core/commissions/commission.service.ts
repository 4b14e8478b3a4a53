import { isValidObjectId } from 'mongoose';

import { plain } from '../database/plain';
import { notFound } from '../errors/appError';
import { type Commission, CommissionModel } from './commission.model';

/** All committees by their number. */
export function listCommissions(): Promise<Commission[]> {
  return CommissionModel.find().sort({ index: 1 }).lean(plain).exec();
}

/** One committee. @throws NOT_FOUND */
export async function getCommission(id: string): Promise<Commission> {
  const commission = isValidObjectId(id) ? await CommissionModel.findById(id).lean(plain) : null;
  if (!commission) throw notFound('Deze commissie');
  return commission;
}

/** Those of the ids that name no committee. */
export async function unknownCommissions(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const wellFormed = ids.filter((id) => isValidObjectId(id));
  const known = await CommissionModel.find({ _id: { $in: wellFormed } })
    .select({ _id: 1 })
    .lean(plain);
  const knownIds = new Set(known.map((commission) => commission.id));
  return ids.filter((id) => !knownIds.has(id));
}
