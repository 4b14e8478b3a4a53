import { leanWithId } from '../../../platform/database/reading/leanWithId';
import type { PortalContext } from '../../../platform/portalContext';
import { UserModel } from '../../people/user.model';
import { invitationMail, newInvitation } from './invitation.service';

const NEVER_IN = { passwordHash: { $exists: false }, deactivation: { $exists: false } } as const;

/**
 * Invites those who came from the old system and have no password and no invitation yet; safe to repeat: nobody gets two
 * mails. @returns how many mails were put in the outbox now
 */
export async function inviteMoved(
  portal: Pick<PortalContext, 'mail'>,
  userIds: readonly string[],
): Promise<number> {
  const ours = { ...NEVER_IN, _id: { $in: userIds } };
  const { modifiedCount } = await UserModel.updateMany(
    { ...ours, invitation: { $exists: false } },
    { $set: { invitation: newInvitation() } },
  );
  // Those of a run that was cut off before its mails too.
  const waiting = await UserModel.find({
    ...ours,
    'invitation.withdrawn': false,
    'invitation.tokenHash': { $exists: false },
  }).lean(leanWithId);
  for (const user of waiting) await portal.mail.enqueueOnce(`moved in ${user.id}`, invitationMail(user));
  return modifiedCount;
}
