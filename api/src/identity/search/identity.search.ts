import { anyHoldsWords, findByWords, findSome } from '../../platform/database/reading/findByWords';
import { commissionIdsOf } from '../catalogue/catalogue';
import { Permission } from '../catalogue/permission.enum';
import { type Commission, CommissionModel } from '../people/commission.model';
import { actorOf } from '../people/requestContext';
import { type User, UserModel } from '../people/user.model';
import { passes } from '../permissions/allow';
import { type Found, SearchKind, type SearchSource } from './searchSources';

/** The id by which somebody with an account is found, whoever finds them. */
export const personId = (userId: string) => `account ${userId}`;

/** Open accounts, for who manages them. */
export const usersFound: SearchSource = {
  key: 'accounts',
  kind: SearchKind.person,
  allowed: (context) => passes(context, Permission.secGebruikers),
  async find(_context, text, most) {
    const users = await findByWords<User>(
      {
        ...{ model: UserModel, there: { deactivation: { $exists: false } }, most },
        fields: ['name', 'email', 'phoneNumber', 'isExternal'],
      },
      text,
      'email',
    );
    return users.map(({ id, name, email, phoneNumber: phone, isExternal }) => ({
      ...{ id: personId(id), title: name, phone, email },
      detail: isExternal ? `Extern, ${email}` : email,
      link: `/gebruikeraanpassen/${id}`,
    }));
  },
};

/** Committees: all of them for who sees their list, one's own for who is in one. */
export const commissionsFound: SearchSource = {
  key: 'committees',
  kind: SearchKind.commission,
  allowed: () => Promise.resolve(true),
  async find(context, text, most) {
    const own = commissionIdsOf(actorOf(context).permissions.commissions);
    const [seesList, manages] = await Promise.all([
      passes(context, Permission.secComlist),
      passes(context, Permission.secGebruikers),
    ]);
    const there = { archived: false, ...(seesList || manages ? {} : { _id: { $in: own } }) };
    const found = await findSome<Commission>(
      { model: CommissionModel, there, most, fields: ['name', 'index', 'description'] },
      numbered(text) ?? anyHoldsWords(['name'], text),
    );
    const list = seesList ? '/commissielijst' : '/gebruikers';
    return found.map(({ id, index, name, description }): Found => ({
      ...{ id: `committee ${id}`, title: `${index} - ${name}`, detail: description },
      link: own.includes(id) ? `/commissies/${id}` : list,
    }));
  },
};

/** A committee is known by its number too. */
function numbered(text: string): object[] | undefined {
  return /^\d{1,6}$/.test(text) ? [{ index: Number(text) }] : undefined;
}
