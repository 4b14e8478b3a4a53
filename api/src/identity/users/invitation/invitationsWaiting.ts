import { counted } from '../../../platform/text/inDutch';
import { Permission } from '../../catalogue/permission.enum';
import { WaitingKind } from '../../home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../home/homeSources';
import { UserModel } from '../../people/user.model';
import { passes } from '../../permissions/allow';
import { NO_PASSWORD } from './invitation.service';

const DAY = 24 * 3_600_000;
/** Days before it ends that an invitation is told, and after. */
const BEFORE = 2;
const AFTER = 30;

/** Invitations that were not used and end, or ended, for who keeps the accounts: invite again, or withdraw. */
export const invitationsWaiting: HomeSource<Waiting> = {
  key: 'invitations',
  async of(context) {
    if (!(await passes(context, Permission.secGebruikers))) return [];
    const expiresAt = { $gte: new Date(Date.now() - AFTER * DAY), $lt: new Date(Date.now() + BEFORE * DAY) };
    const count = await UserModel.countDocuments({
      ...{ ...NO_PASSWORD, 'invitation.expiresAt': expiresAt, 'invitation.withdrawn': false },
    });
    if (count === 0) return [];
    return [
      {
        ...{ id: 'invitations', kind: WaitingKind.member, count, urgency: Urgency.sometime },
        title: `${counted(count, 'uitnodiging', 'uitnodigingen')} niet gebruikt`,
        detail: 'Verlopen, of binnen twee dagen',
        ...{ link: '/gebruikers', actionLabel: 'Bekijken' },
      },
    ];
  },
};
