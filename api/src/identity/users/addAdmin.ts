import { isEmail } from 'class-validator';

import { logLine } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { StartupError } from '../../platform/errors/appError';
import { permissionIds } from '../catalogue/catalogue';
import { Role } from '../catalogue/permission.enum';
import { UserModel, normalizeEmail } from '../people/user.model';
import { createResetToken } from '../sessions/password/ownPassword.service';

/**
 * Makes an account with every permission and the role Admin, or gives them to the existing one. Its second step of
 * signing in goes: it is the way back for an only Admin who has lost it.
 * @returns the secret of a one-time link for choosing a password, valid for 60 minutes
 */
export async function addAdmin(address: string): Promise<string> {
  const email = normalizeEmail(address);
  if (!isEmail(email)) throw new StartupError('Give the email address: npm run add-admin -- name@example.nl');
  await ifMatched(
    UserModel.updateOne(
      { email },
      {
        $set: { role: Role.Admin, 'permissions.general': [...permissionIds] },
        $setOnInsert: {
          email,
          name: email.split('@')[0],
          isExternal: false,
          'permissions.commissions': [],
          sessions: [],
          phoneNumber: '',
          adres: '',
        },
        $pull: { 'permissions.ends': { right: { $in: permissionIds } } },
        $unset: { deactivation: 1, invitation: 1, authenticator: 1, newAuthenticator: 1, passkeys: 1 },
        $inc: { revision: 1 },
        $push: { changeLog: logLine({ name: 'add-admin' }, 'beheerder gemaakt') },
      },
      { upsert: true, setDefaultsOnInsert: false },
    ),
  );
  const reset = await createResetToken(email);
  if (!reset) throw new StartupError('The account was removed at this very moment: run the command again.');
  return reset.token;
}
