import { isChairIn } from '../../identity/catalogue/commissionPermission';
import { Permission } from '../../identity/catalogue/permission.enum';
import { withoutEnded } from '../../identity/people/endedRights';
import { type User, UserModel } from '../../identity/people/user.model';
import { passes } from '../../identity/permissions/allow';
import { personId } from '../../identity/search/identity.search';
import { SearchKind } from '../../identity/search/search.types';
import { searchedIn, type SearchSource } from '../../identity/search/searchSources';
import { findByWords } from '../../platform/database/reading/findByWords';
import { calledBy, ownCommittees } from '../ownCommittees';
import { MEMBERS } from './member.service';

/** Members of the foundation, for who sees their list. */
export const membersFound: SearchSource = {
  key: 'members',
  kind: SearchKind.person,
  allowed: (context) => passes(context, Permission.secComlist, Permission.secLedlist),
  async find(_context, text, most) {
    const found = await findByWords<User>(
      {
        ...{ model: UserModel, there: MEMBERS, most },
        fields: ['name', 'email', 'phoneNumber', 'adres'],
      },
      text,
      'email',
    );
    return found.map(({ id, name, email, phoneNumber: phone, adres }) => ({
      ...{ id: personId(id), title: name, detail: adres || email, phone, email },
      link: searchedIn('/ledenlijst', name),
    }));
  },
};

/** Who is in a committee together with who asks. */
export const committeeMembersFound: SearchSource = {
  key: 'members of committees',
  kind: SearchKind.person,
  allowed: async (context) => (await ownCommittees(context)).size > 0,
  async find(context, text, most) {
    const own = await ownCommittees(context);
    const found = await findByWords<User>(
      {
        ...{ model: UserModel, there: { 'permissions.commissions': { $in: [...own.keys()] } }, most },
        fields: ['name', 'email', 'phoneNumber', 'permissions'],
      },
      text,
      'email',
    );
    return found.flatMap(({ id, name, email, phoneNumber: phone, permissions }) => {
      const { commissions } = withoutEnded(permissions);
      const shared = [...own.values()].find((commission) => commissions.includes(commission.id));
      if (!shared) return [];
      const role = isChairIn(commissions, shared.id) ? 'Voorzitter' : 'Lid';
      return {
        ...{ id: personId(id), title: name, detail: `${role} ${calledBy(shared)}`, phone, email },
        link: `/commissies/${shared.id}?tab=leden`,
      };
    });
  },
};
