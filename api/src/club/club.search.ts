import { Permission } from '../identity/catalogue/permission.enum';
import { passes } from '../identity/permissions/allow';
import { SearchKind } from '../identity/search/search.types';
import { searchedIn, searchSources } from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
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
