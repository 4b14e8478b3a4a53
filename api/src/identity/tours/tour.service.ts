import { commissionIdOf } from '../catalogue/catalogue';
import { Tour } from '../catalogue/tour.enum';
import type { RequestContext, SessionUser } from '../people/requestContext';
import { UserModel } from '../people/user.model';

type Rights = Pick<SessionUser, 'permissions' | 'secondFactorMissing'>;

/** Who gets which part, in the order in which they are shown. */
const parts: readonly [Tour, (rights: SessionUser['permissions']) => boolean][] = [
  [Tour.portal, () => true],
  [Tour.seller, ({ general }) => general.includes('krantAdv')],
  [Tour.treasurer, ({ general }) => general.includes('secFin')],
  [Tour.secretary, ({ general }) => general.includes('secNotAge')],
  [Tour.club, ({ general }) => general.includes('clubAdmin')],
  [Tour.chair, ({ commissions }) => commissions.some((entry) => commissionIdOf(entry) !== entry)],
];

/** The parts that are about what somebody may do now; none while their rights sleep. */
export function toursOf({ permissions, secondFactorMissing }: Rights): Tour[] {
  if (secondFactorMissing) return [];
  return parts.filter(([, isFor]) => isFor(permissions)).map(([tour]) => tour);
}

/**
 * Those of them that somebody has not seen yet.
 * @param context of who asks: about others, and while an Admin looks as them, there is nothing to tell
 */
export function newToursFor(
  user: SessionUser,
  { user: asker, viewedBy }: Pick<RequestContext, 'user' | 'viewedBy'>,
): Tour[] {
  const isTold = !viewedBy && (asker === null || asker.id === user.id);
  return isTold ? newToursOf(user) : [];
}

function newToursOf(user: Rights & Pick<SessionUser, 'toursSeen'>): Tour[] {
  return toursOf(user).filter((tour) => !user.toursSeen?.includes(tour));
}

/** Remembers that somebody saw these parts, or did not want to; twice is once. @returns those that are left */
export async function markToursSeen(user: SessionUser, tours: readonly Tour[]): Promise<Tour[]> {
  const stored = await UserModel.findOneAndUpdate(
    { _id: user.id },
    { $addToSet: { toursSeen: { $each: [...tours] } } },
    { returnDocument: 'after' },
  )
    .select({ toursSeen: 1 })
    .lean();
  return newToursOf({ ...user, toursSeen: stored?.toursSeen ?? [] });
}
