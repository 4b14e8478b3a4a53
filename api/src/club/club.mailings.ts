import { MailingAudience } from '../identity/mailings/mailing.enums';
import { mailingAudiences } from '../identity/mailings/mailingAudiences';
import { leanWithId } from '../platform/database/reading/leanWithId';
import { ClubMemberModel } from './members/member.model';
import { THERE } from './members/member.service';
import { nameOf } from './members/memberFacts';

/** The members of the supporter club, as whom one can write to: those who are one, not who left. */
export const clubAudience = mailingAudiences.with({
  audience: MailingAudience.club,
  people: async ({ ids }) => {
    const members = await ClubMemberModel.find({
      ...THERE,
      ...{ active: true, erased: false },
      ...(ids && { _id: { $in: ids } }),
    })
      .select({ firstName: 1, lastName: 1, email: 1 })
      .sort({ sortName: 1, _id: 1 })
      .lean(leanWithId);
    return {
      title: 'Club van 111',
      people: members.map(({ id, firstName, lastName, email }) => {
        return { id, name: nameOf({ firstName, lastName }), firstName, email };
      }),
    };
  },
});
