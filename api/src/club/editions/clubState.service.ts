import type { SessionUser } from '../../identity/people/requestContext';
import { isAnyDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { saveAtRevision } from '../../platform/database/updateAtRevision';
import { AppError } from '../../platform/errors/appError';
import { what } from '../club.texts';
import { type ClubState, ClubStateModel } from './edition.model';

/** The id of the only record there is. */
export const STATE_ID = 'club';
const HOUR = 60 * 60_000;

/** What the club has only one of; the defaults when nothing was ever set. */
export async function readState(): Promise<ClubState> {
  const state = await ClubStateModel.findById(STATE_ID).lean(leanWithId);
  return { ...NOTHING, ...state };
}

const NOTHING: ClubState = {
  _id: STATE_ID,
  id: STATE_ID,
  activeEditionId: null,
  closed: [],
  approveDetails: true,
  revision: 0,
};

/** Saves the setting. @throws CONFLICT */
export function saveSettings(
  actor: SessionUser,
  revision: number,
  approveDetails: boolean,
): Promise<ClubState> {
  return saveAtRevision<ClubState>({
    model: ClubStateModel,
    id: STATE_ID,
    revision,
    actor,
    what: what.settings,
    update: { $set: { approveDetails } },
  });
}

/**
 * Makes an edition the active one, in one write; the one that was keeps how many members it had, or has now.
 * @param ended how many members the one that was has now, and whether the one to be had ended before a later one
 * @returns false when another one was activated in the meantime
 */
export async function activate(
  editionId: string,
  before: Pick<ClubState, 'activeEditionId' | 'closed'>,
  { members, keepsCount }: { members: number; keepsCount: boolean },
): Promise<boolean> {
  const old = before.activeEditionId;
  const kept = before.closed.filter((one) => keepsCount || one.editionId !== editionId);
  const isKept = kept.some((one) => one.editionId === old);
  const closed = old && !isKept ? [...kept, { editionId: old, members }] : kept;
  const { matchedCount, upsertedCount } = await ClubStateModel.updateOne(
    { _id: STATE_ID, activeEditionId: old ?? null },
    {
      $set: { activeEditionId: editionId, closed },
      $setOnInsert: { approveDetails: true, revision: 1 },
    },
    { upsert: !old, setDefaultsOnInsert: false },
  ).catch((error: unknown) => {
    // Two came first at once: the other one made the document.
    if (isAnyDuplicateKey(error)) return { matchedCount: 0, upsertedCount: 0 };
    throw error;
  });
  return matchedCount + upsertedCount > 0;
}

/** Notes that all members are asked to check their details. @throws CONFLICT when that was within the last hour */
export async function mayAskAgain(): Promise<void> {
  const now = new Date();
  const { modifiedCount, upsertedCount } = await ClubStateModel.updateOne(
    { _id: STATE_ID, detailsAskedAt: { $not: { $gt: new Date(now.getTime() - HOUR) } } },
    { $set: { detailsAskedAt: now }, $setOnInsert: { approveDetails: true, revision: 1 } },
    { upsert: true, setDefaultsOnInsert: false },
  ).catch((error: unknown) => {
    if (isAnyDuplicateKey(error)) return { modifiedCount: 0, upsertedCount: 0 };
    throw error;
  });
  if (modifiedCount + upsertedCount === 0) {
    throw new AppError('CONFLICT', 'Deze mail is minder dan een uur geleden al aan iedereen gestuurd.');
  }
}
