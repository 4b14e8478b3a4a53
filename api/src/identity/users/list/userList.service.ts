import { countRecords } from '../../../platform/database/reading/countRecords';
import {
  type Page,
  type PageOrder,
  type PageRequest,
  readSortedPage,
} from '../../../platform/database/reading/readPage';
import { anyHoldsWords } from '../../../platform/database/reading/searchFilter';
import { chairEntry } from '../../catalogue/commissionPermission';
import { Role } from '../../catalogue/permission.enum';
import { PUBLIC_PART, type User, UserModel } from '../../people/user.model';
import { withAwaitsPassword } from '../invitation/invitation.service';
import { type UserFilterInput, type UserListArgs, UserOrder } from './userList.input';

const orders: Readonly<Record<UserOrder, PageOrder>> = {
  name: { field: 'name', direction: 1, locale: 'nl' },
  lastSignIn: { field: 'signedInAt', direction: -1, isMoment: true },
};

/** Accounts, by name or by their last sign-in. @throws BAD_USER_INPUT */
export function pageOfUsers({
  filter,
  order,
  ...page
}: PageRequest & Pick<UserListArgs, 'filter' | 'order'>): Promise<Page<User>> {
  const asked = { ...page, columns: withAwaitsPassword(page.columns) };
  const by = orders[order ?? UserOrder.name];
  return readSortedPage<User>(UserModel, filterOf(filter ?? {}), asked, PUBLIC_PART, by, countRecords);
}

function filterOf({ search, ...asked }: UserFilterInput): object {
  const { permission, commissionId, isChair, isExternal, neverSignedIn, isAdmin, isDeactivated } = asked;
  const conditions: object[] = [...anyHoldsWords(['name', 'email'], search)];
  if (permission) conditions.push({ 'permissions.general': permission });
  if (commissionId) {
    conditions.push({ 'permissions.commissions': isChair ? chairEntry(commissionId) : commissionId });
  } else if (isChair) conditions.push({ 'permissions.commissions': new RegExp(`${chairEntry('')}$`) });
  if (typeof isExternal === 'boolean') conditions.push({ isExternal });
  if (typeof neverSignedIn === 'boolean') conditions.push({ signedInAt: { $exists: !neverSignedIn } });
  if (typeof isAdmin === 'boolean') conditions.push({ role: isAdmin ? Role.Admin : { $ne: Role.Admin } });
  conditions.push({ deactivation: { $exists: isDeactivated === true } });
  return { $and: conditions };
}
