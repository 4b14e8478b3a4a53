import { commissionIdOf } from '../../identity/catalogue/catalogue';
import { Permission } from '../../identity/catalogue/permission.enum';
import { listCommissions } from '../../identity/commissions/commission.service';
import { withoutEnded } from '../../identity/people/people.loaders';
import type { SessionUser } from '../../identity/people/requestContext';
import { type User, UserModel } from '../../identity/people/user.model';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { AppError } from '../../platform/errors/appError';
import type { NewMail } from '../../platform/records/pendingMails';
import { secretariatTexts } from '../secretariat.enums';
import { MinutesMailWishModel, type MinutesMail } from './minutesMail.model';

/** Whether this user can get, and wants, a mail when minutes are added. */
export async function getMinutesMail(user: SessionUser): Promise<MinutesMail> {
  const wish = await MinutesMailWishModel.exists({ _id: user.id });
  return { id: user.id, possible: await isSomeChair(user), wanted: wish !== null };
}

/** Keeps what this user wants. @throws BAD_USER_INPUT for whoever chairs no committee */
export async function editMinutesMail(user: SessionUser, wanted: boolean): Promise<MinutesMail> {
  const possible = await isSomeChair(user);
  if (wanted && !possible) throw new AppError('BAD_USER_INPUT', secretariatTexts.onlyChairs);
  if (wanted) await ifMatched(MinutesMailWishModel.updateOne({ _id: user.id }, {}, { upsert: true }));
  else await MinutesMailWishModel.deleteOne({ _id: user.id });
  return { id: user.id, possible, wanted };
}

/** Whether this user still may and can get the mail: what was wished long ago gives no rights. */
export async function mayGetMinutes(user: Pick<User, 'permissions'>): Promise<boolean> {
  const permissions = withoutEnded(user.permissions);
  return permissions.general.includes(Permission.secNotAge) && isSomeChair({ permissions });
}

/** The mails to the chairs who want one, one each: for the write that adds the minutes. */
export async function minutesMails(documentId: string): Promise<NewMail[]> {
  const wishes = await MinutesMailWishModel.find().lean(leanWithId);
  const users = await UserModel.find({ _id: { $in: wishes.map(({ id }) => id) } })
    .select({ email: 1, permissions: 1 })
    .lean(leanWithId);
  const may = await Promise.all(users.map(mayGetMinutes));
  return users
    .filter((_user, at) => may[at])
    .map(({ id, email }) => ({ template: 'minutes', to: email, data: { documentId, userId: id } }));
}

/** Of a committee that is there: an archived one has no chair. */
async function isSomeChair({ permissions }: Pick<User, 'permissions'>): Promise<boolean> {
  const chaired = permissions.commissions.filter((entry) => entry.endsWith('-vz')).map(commissionIdOf);
  if (chaired.length === 0) return false;
  return (await listCommissions()).some(({ id }) => chaired.includes(id));
}
