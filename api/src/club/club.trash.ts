import { Permission } from '../identity/catalogue/permission.enum';
import { inTrash, trashOfHolders } from '../identity/trash/trashSource';
import { type ClubMember, ClubMemberModel } from './members/member.model';
import { nameOf } from './members/memberFacts';
import { CLUB_PAYMENT } from './members/payments/payment.service';
import { type ClubContactMoment, ClubContactMomentModel } from './moments/contactMoment.model';
import { cleanUp } from './moments/contactMoment.service';

/** What of the club can be restored. */
export const clubTrash = [
  inTrash<ClubMember>({
    entity: CLUB_PAYMENT,
    label: 'Betaald jaar van een clublid',
    operations: ['removeClubPayment'],
    model: ClubMemberModel,
    isPart: true,
    of: trashOfHolders(Permission.clubAdmin),
    title: (member, [payment]) => `${String(payment?.year)} van ${nameOf(member)}`,
    condition: (_member, [payment]) => ({ erased: false, 'payments.year': { $ne: payment?.year } }),
  }),
  inTrash<ClubContactMoment>({
    entity: 'ClubContactMoment',
    label: 'Contactmoment',
    operations: ['deleteContactMoment'],
    model: ClubContactMomentModel,
    of: trashOfHolders(Permission.clubAdmin),
    title: ({ title, parent }) => `${title} (${parent})`,
    gone: (portal, { id }) => cleanUp(portal, id),
  }),
];
