import { Permission } from '../identity/catalogue/permission.enum';
import { inTrash, trashOfHolders, type TrashViewer } from '../identity/trash/trashSource';
import { type ClubEdition, ClubEditionModel } from './editions/edition.model';
import { type ClubHousehold, ClubHouseholdModel } from './members/households/household.model';
import { householdObeys, housematesOf } from './members/households/household.service';
import { jointName } from './members/households/householdNames';
import { type ClubMember, ClubMemberModel, type ClubPayment } from './members/member.model';
import { nameOf } from './members/memberFacts';
import { CLUB_PAYMENT, paymentObeys } from './members/payments/payment.service';
import { type ClubContactMoment, ClubContactMomentModel } from './moments/contactMoment.model';
import { checkedTitle, cleanUp, momentObeys } from './moments/contactMoment.service';
import { letterFiles } from './moments/letters.service';

/** Of who is anonymised nothing comes back. */
async function ofMembers(viewer: TrashViewer): Promise<object | null> {
  return (await trashOfHolders(Permission.clubAdmin)(viewer)) && { erased: false };
}

/** What of the club can be restored. */
export const clubTrash = [
  inTrash<ClubEdition>({
    entity: 'ClubEdition',
    label: 'Editie van de club',
    operations: ['deleteClubEdition'],
    model: ClubEditionModel,
    of: trashOfHolders(Permission.clubAdmin),
    title: ({ title }) => `Editie ${title}`,
  }),
  inTrash<ClubHousehold>({
    entity: 'ClubHousehold',
    label: 'Huishouden van de club',
    operations: ['deleteClubHousehold'],
    model: ClubHouseholdModel,
    of: trashOfHolders(Permission.clubAdmin),
    title: async (household) => {
      const members = (await housematesOf([household])).get(household.id) ?? [];
      return `${jointName(members)} (${household.memberIds.join(', ')})`;
    },
    obeys: householdObeys,
  }),
  inTrash<ClubMember, ClubPayment>({
    entity: CLUB_PAYMENT,
    label: 'Betaald jaar van een clublid',
    operations: ['removeClubPayment'],
    model: ClubMemberModel,
    isPart: true,
    of: ofMembers,
    title: (member, [payment]) => `${String(payment?.year)} van ${nameOf(member)}`,
    obeys: paymentObeys,
  }),
  inTrash<ClubContactMoment>({
    entity: 'ClubContactMoment',
    label: 'Contactmoment',
    operations: ['deleteContactMoment'],
    model: ClubContactMomentModel,
    of: trashOfHolders(Permission.clubAdmin),
    title: ({ title, parent }) => `${title} (${parent})`,
    obeys: momentObeys,
    titled: (title) => ({ title: checkedTitle(title) }),
    files: ({ id }) => letterFiles(id),
    gone: (portal, { id }) => cleanUp(portal, id),
  }),
];
