import DataLoader from 'dataloader';

import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { saveAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { perRequest } from '../../platform/schema/allow';
import { type ParadeName, websiteTexts } from '../website.enums';
import { type ParadeEntry, type ParadeLineUp, ParadeLineUpModel } from './paradeEntry.model';
import { entriesOf } from './paradeEntry.service';

/* The order of a parade, and the numbers of its groups (docs/domain/website.md, W65). */

const WHAT = 'De volgorde';
/** So often a move is worked out anew when somebody else moves at the same moment. */
const TRIES = 5;

/** The order of a parade in an edition; never written: empty, at revision 0. */
export async function getLineUp(parade: ParadeName, year: number): Promise<ParadeLineUp> {
  const _id = lineUpId(parade, year);
  const found = await ParadeLineUpModel.findById(_id).lean(leanWithId);
  return { _id, id: _id, order: [], numbers: [], revision: 0, ...found };
}

/** The entries of a line-up as they go: as they were put, and after these who enrolled since. */
export async function entriesInOrder({
  id,
  order,
}: Pick<ParadeLineUp, 'id' | 'order'>): Promise<ParadeEntry[]> {
  const [parade, year] = id.split(' ') as [ParadeName, string];
  return inOrder(order, await entriesOf(parade, Number(year)));
}

/** Puts an entry before another, or last; of two people who move at once both do. @throws BAD_USER_INPUT, NOT_FOUND */
export async function moveParadeEntry(
  actor: SessionUser,
  parade: ParadeName,
  year: number,
  id: string,
  before: string | null,
): Promise<ParadeLineUp> {
  for (let turn = 1; ; turn += 1) {
    const lineUp = await getLineUp(parade, year);
    const ids = (await entriesInOrder(lineUp)).map((entry) => entry.id);
    if (!ids.includes(id)) throw notFound('Deze deelnemer');
    if (before !== null && !ids.includes(before)) throw badInput({ before: websiteTexts.entryGone });
    if (before === id) return lineUp;
    const others = ids.filter((one) => one !== id);
    const place = before === null ? others.length : others.indexOf(before);
    try {
      return await savedLineUp(actor, lineUp, { order: others.toSpliced(place, 0, id) });
    } catch (error) {
      const isLate = error instanceof AppError && error.extensions.code === 'CONFLICT';
      if (!isLate || turn === TRIES) throw error;
    }
  }
}

/**
 * Gives numbers in the order of the line: to who has none yet, after the highest; or to all anew.
 * @param revision of the order as it is shown @throws CONFLICT
 */
export async function numberParade(
  actor: SessionUser,
  parade: ParadeName,
  year: number,
  revision: number,
  anew: boolean,
): Promise<ParadeLineUp> {
  const lineUp = await getLineUp(parade, year);
  const entries = await entriesInOrder(lineUp);
  const kept = anew ? [] : lineUp.numbers;
  const hasOne = new Set(kept.map(({ id }) => id));
  let last = Math.max(0, ...kept.map(({ number }) => number));
  const given = entries.filter(({ id }) => !hasOne.has(id)).map(({ id }) => ({ id, number: ++last }));
  return savedLineUp(
    actor,
    { ...lineUp, revision },
    { order: entries.map(({ id }) => id), numbers: [...kept, ...given] },
  );
}

/** The number of an entry; null: none yet. The line-ups of a request are read once each. */
export const paradeNumberLoader = perRequest(
  () =>
    new DataLoader<Pick<ParadeEntry, 'id' | 'parade' | 'year'>, number | null>(async (entries) => {
      const ids = [...new Set(entries.map(({ parade, year }) => lineUpId(parade, year)))];
      const found = await ParadeLineUpModel.find({ _id: { $in: ids } })
        .select({ numbers: 1 })
        .lean(leanWithId);
      const numbers = new Map(found.flatMap((one) => one.numbers.map(({ id, number }) => [id, number])));
      return entries.map(({ id }) => numbers.get(id) ?? null);
    }),
);

function lineUpId(parade: ParadeName, year: number): string {
  return `${parade} ${year}`;
}

function inOrder(order: readonly string[], entries: ParadeEntry[]): ParadeEntry[] {
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ id }: ParadeEntry) => places.get(id) ?? Infinity;
  return entries.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

function savedLineUp(
  actor: SessionUser,
  { id, revision, numbers }: ParadeLineUp,
  change: Partial<ParadeLineUp>,
): Promise<ParadeLineUp> {
  return saveAtRevision<ParadeLineUp>({
    ...{ model: ParadeLineUpModel, id, revision, actor, what: WHAT },
    // The first write makes it, whole.
    update: { $set: revision === 0 ? { numbers, ...change } : change },
  });
}
