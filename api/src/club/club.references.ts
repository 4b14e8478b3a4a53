import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
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

/** Who paid the year of an edition. */
async function payersOf(editionId: string): Promise<number> {
  const edition = await ClubEditionModel.findById(editionId).select({ title: 1 }).lean();
  return edition ? ClubMemberModel.countDocuments({ 'payments.year': Number(edition.title) }) : 0;
}

/** What refers to records of the club. */
export const clubReferences = [
  referenceSources.with({ to: 'ClubEdition', fields: ['ClubState.activeEditionId'], fate: 'blocks' }),
  referenceSources.with({
    to: 'ClubEdition',
    fields: ['ClubState.closed.editionId', 'ClubContactMoment.parent'],
    fate: 'stays',
  }),
  // Whom it was for; an anonymised member has no letter any more.
  referenceSources.with({
    to: 'ClubMember',
    fields: ['ClubContactMoment.memberIds', 'ClubLetter.memberIds'],
    fate: 'stays',
  }),
  // Who left does not count in it, and an anonymised member is taken out.
  referenceSources.with({ to: 'ClubMember', fields: ['ClubHousehold.memberIds'], fate: 'stays' }),
  // Out of sight for good, or until that is undone.
  referenceSources.with({
    to: 'ClubMember',
    fields: ['ClubMember.formerIds', 'ClubMember.merge.householdId'],
    fate: 'stays',
  }),
  referenceSources.with({ to: 'ClubContactMoment', fields: ['ClubLetter.momentId'], fate: 'along' }),
  referenceSources.with({
    to: ClubEditionModel.modelName,
    fields: ['ClubContactMoment.editionId'],
    fate: 'blocks',
    hanging: {
      words: ['contactmoment', 'contactmomenten'],
      count: (editionId) => ClubContactMomentModel.countDocuments({ editionId }).exec(),
      shownTo: Permission.clubAdmin,
    },
  }),
  referenceSources.with({
    to: ClubEditionModel.modelName,
    // By its year.
    fields: ['ClubMember.payments.year'],
    fate: 'blocks',
    hanging: { words: ['betaling', 'betalingen'], count: payersOf, shownTo: Permission.clubAdmin },
  }),
];

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
