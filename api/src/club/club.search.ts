import { Permission } from '../identity/catalogue/permission.enum';
import { MailingAudience, mailingAudiences } from '../identity/mailings/mailingAudiences';
import { passes } from '../identity/permissions/allow';
import { searchedIn, SearchKind, searchSources } from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
import { leanWithId } from '../platform/database/reading/leanFind';
import { type ClubMember, ClubMemberModel } from './members/member.model';
import { THERE } from './members/member.service';
import { nameOf } from './members/memberFacts';

/** Members of the Club van 111, also those who are no longer active. */
export const clubSearch = searchSources.with({
  key: 'club members',
  kind: SearchKind.clubMember,
  allowed: (context) => passes(context, Permission.clubAdmin),
  async find(_context, text, most) {
    const found = await findByWords<ClubMember>(
      {
        ...{ model: ClubMemberModel, there: { ...THERE, erased: false }, most },
        fields: ['firstName', 'lastName', 'city', 'phone', 'email', 'active'],
      },
      text,
    );
    return found.map(({ id, firstName, lastName, city, phone, email, active }) => ({
      ...{ id: `club ${id}`, title: nameOf({ firstName, lastName }), phone, email },
      detail: [`Clublid ${id}`, city, !active && 'niet actief'].filter(Boolean).join(', '),
      link: searchedIn('/club?tab=leden', id, id),
    }));
  },
});

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
