import { logLine } from '../../../platform/audit/logLine';
import { updateAtRevision } from '../../../platform/database/updateAtRevision';
import { AppError } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import { retentionOf } from '../../../platform/privacy/collectionPrivacy';
import type { SessionUser } from '../../people/requestContext';
import { type User, UserModel, type UserPermissions } from '../../people/user.model';
import { getUser, forgetOwn } from '../user.service';

const NO_RIGHTS: UserPermissions = { general: [], commissions: [] };
/** What an anonymised account is called wherever it is shown. */
export const NOBODY = 'Verwijderd account';

/**
 * Takes all that is personal out of a closed account, and out of the log of it; it cannot be opened again. Twice is once.
 * @throws BAD_USER_INPUT for an account that is open, NOT_FOUND, CONFLICT
 */
export async function anonymiseUser(actor: SessionUser, id: string, revision: number): Promise<User> {
  const current = await getUser(id);
  if (current.anonymised) {
    // A kill may have left them.
    await forgetOwn(id);
    return current;
  }
  if (!current.deactivation) throw new AppError('BAD_USER_INPUT', texts.anonymiseOpen);
  await updateAtRevision<User>({
    ...{ model: UserModel, id, revision, actor, what: 'Deze gebruiker' },
    // Opened again in between: then the revision has gone up.
    update: {
      $set: {
        anonymised: true,
        name: NOBODY,
        // Unique, and no address that a mail could ever go to.
        email: `${id}@verwijderd.invalid`,
        ...{ phoneNumber: '', adres: '', 'deactivation.permissions': NO_RIGHTS },
        changeLog: [logLine(actor, 'account geanonimiseerd')],
      },
      $unset: { passwordHash: 1, signedInAt: 1, toursSeen: 1 },
    },
  });
  await forgetOwn(id);
  return getUser(id);
}

/** Accounts that were closed long ago: an Admin decides, for what they did bears their name. */
export const accountRetention = retentionOf({
  key: 'accounts',
  title: 'Gedeactiveerde accounts',
  term: 'Twee jaar na het deactiveren',
  outcome: 'Anonimiseer deze accounts onder Gebruikers',
  model: UserModel as never,
  years: 2,
  filter: (until) => ({ 'deactivation.at': { $lt: until }, anonymised: { $ne: true } }),
});
