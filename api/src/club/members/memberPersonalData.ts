import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { clubTexts, what } from '../club.texts';
import { type ClubMember, ClubMemberModel } from './member.model';
import { getMember } from './member.service';
import { eraseMember, exportMember } from './privacy.service';

/** Members of the club, also what they proposed themselves. */
export const memberPersonalData = personalDataOf<ClubMember>({
  key: 'clubMembers',
  title: 'Leden Club van 111',
  stays:
    'Het lidnummer, de betaalde jaren en de kenmerken van machtigingen blijven, voor de boeken en de jubilea.',
  model: ClubMemberModel,
  what: what.member,
  searched: ['firstName', 'lastName', 'email', 'proposal.email', 'mandates.holder'],
  only: { erased: { $ne: true }, merge: null },
  tell: ({ id, firstName, lastName, email, active }) => ({
    name: `${firstName} ${lastName}`.trim(),
    detail: [id, email].filter(Boolean).join(', '),
    refusal: active ? clubTexts.eraseActive : null,
  }),
  exportOf: async (actor, id) => JSON.parse(await exportMember(actor, id)) as unknown,
  erase: async (portal, actor, id) => {
    const { revision } = await getMember(id);
    await eraseMember(portal, actor, id, revision);
  },
});
