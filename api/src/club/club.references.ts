import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { ClubEditionModel } from './editions/edition.model';
import { ClubMemberModel } from './members/member.model';
import { ClubContactMomentModel } from './moments/contactMoment.model';

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
