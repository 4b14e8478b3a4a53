import { isValidObjectId, Types } from 'mongoose';

import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { anyHoldsWords } from '../../platform/database/reading/findByWords';
import { type Columns, leanWithId } from '../../platform/database/reading/leanFind';
import {
  countRecords,
  type Page,
  type PageOrder,
  type PageRequest,
  readSortedPage,
} from '../../platform/database/reading/readPage';
import { changedNames } from '../../platform/database/recordFields';
import { staleOrGone, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn, mailsOfNew, type NewMail } from '../../platform/records/pendingMails';
import type { Settings } from '../../platform/settings/settings';
import { chairEntry, normalizeEntries, withGroups } from '../catalogue/catalogue';
import { Permission, Role } from '../catalogue/permission.enum';
import { unknownCommissions } from '../commissions/commission.service';
import { forgetNotifications } from '../notifications/notification.service';
import type { RequestContext, SessionUser } from '../people/requestContext';
import {
  normalizeEmail,
  PUBLIC_PART,
  type User,
  UserModel,
  type UserPermissions,
} from '../people/user.model';
import { mustBeAllowed, mustBeMeant, mustBeOpen, mustBeTouchable } from '../permissions/userRights';
import { forgetViews } from '../savedViews/savedView.service';
import { noticeTo } from '../sessions/accountNotice.template';
import { requestPasswordReset } from '../sessions/password/ownPassword.service';
import { checkPassword, hashPassword } from '../sessions/password/password';
import { SessionEnd } from '../sessions/session.model';
import { rememberEnd } from '../sessions/session.service';
import { signInLimit } from '../sessions/signInLimits';
import { askedEmailChange, type AskedFrom, mailsOfChange } from './emailChange.service';
import { invitationMail, newInvitation, withAwaitsPassword } from './invitation/invitation.service';
import { keepingOne } from './rights/lastHolder';
import { checkedEnds } from './rights/membership.type';
import {
  type AddUserInput,
  type EditProfileInput,
  type EditUserInput,
  type UserFilterInput,
  type UserListArgs,
  UserOrder,
  type UserPermissionsInput,
} from './user.input';

const WHAT = 'Deze gebruiker';

/** One account. @throws NOT_FOUND */
export async function getUser(id: string, columns?: Columns): Promise<User> {
  const user = isValidObjectId(id)
    ? await UserModel.findById(id)
        .select(withAwaitsPassword(columns) ?? PUBLIC_PART)
        .lean(leanWithId)
    : null;
  if (!user) throw notFound(WHAT);
  return user;
}

/**
 * Makes an account. Who gets no password is mailed an invitation, unless `isInvited` says that it comes later.
 * @throws BAD_USER_INPUT when the email is taken, a committee does not exist, or the password is refused
 */
export async function addUser(
  portal: PortalContext,
  actor: SessionUser,
  { password, ...fields }: AddUserInput,
  { isInvited = true, isConfirmed = false } = {},
): Promise<User> {
  const next = await storedUser(fields);
  const isMailed = !password && isInvited;
  mustBeAllowed(actor, null, next, portal.settings);
  mustBeMeant(null, next, isConfirmed);
  if (password) await checkPassword(password, fields);
  const _id = new Types.ObjectId();
  const user = await UserModel.create({
    _id,
    ...next,
    ...(password && { passwordHash: await hashPassword(password) }),
    ...(isMailed && { invitation: newInvitation() }),
    ...mailsOfNew(...(isMailed ? [invitationMail({ id: _id.toHexString(), email: next.email })] : [])),
    changeLog: [logLine(actor, 'account aangemaakt')],
    modifiedBy: actor.id,
    modifiedByName: actor.name,
    modifiedAt: new Date(),
  }).catch(emailTaken);
  // One more who manages users, perhaps.
  await keepingOne(user.id, { permissions: { general: [], commissions: [] } }, next, async () => user);
  await portal.mail.sendFrom(UserModel, user.id);
  return getUser(user.id);
}

/**
 * Changes an account and its rights; the rights count from that person's next request on. Another address counts at
 * once: the old one is told, and links that were mailed to it stop working.
 * @param revision the revision the form read
 * @param isConfirmed that an external account may have what is normally for members
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when somebody else was first
 */
export async function editUser(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  input: EditUserInput,
  isConfirmed = false,
): Promise<User> {
  const current = await getUser(id);
  if (current.revision !== revision) throw await staleOrGone(UserModel, id, WHAT);
  mustBeOpen(current);
  const next = await storedUser(input, current);
  mustBeAllowed(actor, current, next, portal.settings);
  mustBeMeant(current, next, isConfirmed);
  const isMoved = next.email !== current.email;
  const standing = { role: current.role, permissions: next.permissions };
  const user = await keepingOne(id, current, standing, () =>
    updateAtRevision<User>({
      model: UserModel,
      id,
      revision,
      actor,
      what: WHAT,
      update: {
        $set: next,
        ...(isMoved && { $unset: { passwordReset: 1, emailChange: 1, 'invitation.tokenHash': 1 } }),
        $push: {
          ...pushLogLine(actor, describeChange(current, next)),
          ...mailsIn(...(isMoved ? [mailOfMove(current, next.email)] : [])),
        },
      },
    }).catch(emailTaken),
  );
  await portal.mail.sendFrom(UserModel, id);
  return user;
}

/**
 * Makes somebody an Admin, or takes that away; the permissions stay as they are.
 * @throws BAD_USER_INPUT for oneself and for the last one, NOT_FOUND, CONFLICT
 */
export async function setAdmin(
  actor: SessionUser,
  id: string,
  revision: number,
  isAdmin: boolean,
): Promise<User> {
  const current = await getUser(id);
  if (actor.id === id) throw new AppError('BAD_USER_INPUT', texts.ownRights);
  mustBeOpen(current);
  const { permissions } = current;
  return keepingOne(id, current, { role: isAdmin ? Role.Admin : undefined, permissions }, () =>
    updateAtRevision<User>({
      model: UserModel,
      id,
      revision,
      actor,
      what: WHAT,
      update: {
        ...(isAdmin ? { $set: { role: Role.Admin } } : { $unset: { role: 1 } }),
        $push: pushLogLine(actor, isAdmin ? 'Admin gemaakt' : 'geen Admin meer'),
      },
    }),
  );
}

/** Who was invited gets a link at the new address: the older one is dead. Anybody else is told at the old address. */
function mailOfMove(before: User, email: string): NewMail {
  return before.invitation
    ? invitationMail({ id: before.id, email })
    : noticeTo(before.email, before.id, 'emailChanged');
}

/**
 * Changes one's own details. Another address asks for the password and waits until its mailed link is opened.
 * Same errors as {@link editUser}, and RATE_LIMITED.
 */
export async function editProfile(
  from: AskedFrom,
  actor: SessionUser,
  revision: number,
  { email, currentPassword, ...details }: EditProfileInput,
): Promise<User> {
  const given = Object.entries(details).filter(([, value]) => value !== undefined);
  const next: Partial<OwnDetails> = Object.fromEntries(
    given.map(([field, value]) => [field, kept(value, '')]),
  );
  if (email === null) throw badInput({ email: texts.required });
  const asked = await askedEmailChange(from, actor, { email, currentPassword });
  const user = await updateAtRevision<User>({
    model: UserModel,
    id: actor.id,
    revision,
    actor,
    what: 'Jouw account',
    condition: asked?.condition,
    update: {
      $set: { ...next, ...(asked && { emailChange: asked.emailChange }) },
      $push: {
        ...pushLogLine(actor, asked ? 'ander e-mailadres opgegeven' : 'eigen gegevens gewijzigd'),
        ...mailsIn(...(asked ? mailsOfChange(actor, asked.emailChange.email) : [])),
      },
    },
  });
  await from.portal.mail.sendFrom(UserModel, actor.id);
  return user;
}

/** What somebody changes of themselves at once. */
type OwnDetails = Pick<User, Exclude<keyof EditProfileInput, 'email' | 'currentPassword'>>;

/**
 * Removes an account, and its sessions with it, in one write.
 * @returns the id of the removed account
 * @throws BAD_USER_INPUT for one's own account, NOT_FOUND
 */
export async function removeUser(actor: SessionUser, id: string): Promise<string> {
  if (actor.id === id) throw new AppError('BAD_USER_INPUT', texts.removeSelf);
  const current = await getUser(id);
  mustBeTouchable(actor, current);
  // What it holds now is what was looked at: rights that change meanwhile change the revision.
  const { revision } = current;
  const removed = await keepingOne(id, current, null, async () => {
    const found = await UserModel.findOneAndDelete({ _id: id, revision }).lean(leanWithId);
    if (!found) throw await staleOrGone(UserModel, id, WHAT);
    return found;
  });
  await rememberEnd(removed.sessions, SessionEnd.removed);
  await forgetOwn(id);
  return id;
}

/** The address of the photo library, for holders of secFotoLink. */
export function photoLibraryOf(
  { general }: UserPermissions,
  { photoLibraryUrl }: Pick<Settings, 'photoLibraryUrl'>,
): string | null {
  return general.includes(Permission.secFotoLink) ? (photoLibraryUrl ?? null) : null;
}

async function checkedPermissions(
  input: UserPermissionsInput,
  before: UserPermissions | undefined,
): Promise<UserPermissions> {
  const commissions = normalizeEntries(input.commissions);
  const bare = commissions.filter((entry) => !entry.endsWith('-vz'));
  if ((await unknownCommissions(bare)).length > 0) {
    throw badInput({ 'permissions.commissions': texts.unknownCommission });
  }
  const rights = { general: withGroups(input.general), commissions };
  return { ...rights, ends: checkedEnds(rights, input.ends, before?.ends) };
}

function emailTaken(error: unknown): never {
  if (isDuplicateKey(error, 'email')) throw badInput({ email: texts.emailTaken });
  throw error;
}

/** What is left out stays, null clears it. */
const kept = (given: string | null | undefined, before: string) =>
  given === undefined ? before : (given ?? '').trim();

/** All of an account that is filled in, as it is stored. */
type StoredUser = Required<Pick<User, keyof EditUserInput>>;

/** @param before what it is now, for what is left out */
async function storedUser(
  input: EditUserInput,
  before: Pick<User, 'phoneNumber' | 'adres'> & Partial<Pick<User, 'permissions'>> = {
    phoneNumber: '',
    adres: '',
  },
): Promise<StoredUser> {
  return {
    name: input.name.trim(),
    phoneNumber: kept(input.phoneNumber, before.phoneNumber),
    adres: kept(input.adres, before.adres),
    email: normalizeEmail(input.email),
    isExternal: input.isExternal,
    permissions: await checkedPermissions(input.permissions, before.permissions),
  };
}

/** As the log calls them; rights and committees are compared one by one. */
const LOG_NAMES = {
  name: 'naam',
  email: 'e-mail',
  isExternal: 'extern account',
  phoneNumber: 'telefoonnummer',
  adres: 'adres',
} satisfies Record<Exclude<keyof StoredUser, 'permissions'>, string>;

function describeChange(before: StoredUser, after: StoredUser): string {
  const changed = [
    ...changedNames<StoredUser>(LOG_NAMES, before, after),
    differs(before.permissions.general, after.permissions.general) && 'rechten',
    differs(before.permissions.commissions, after.permissions.commissions) && 'commissies',
    differs(endTexts(before.permissions), endTexts(after.permissions)) && 'einddatums',
  ].filter((part) => typeof part === 'string');
  return changed.length > 0 ? `${changed.join(', ')} gewijzigd` : 'opgeslagen zonder wijziging';
}

function endTexts({ ends = [] }: UserPermissions): string[] {
  return ends.map(({ right, lastDay }) => `${right} ${lastDay}`);
}

function differs(before: readonly string[], after: readonly string[]): boolean {
  return [...before].sort().join() !== [...after].sort().join();
}

/** Forgets what only somebody themselves had, whose account is gone. Twice is once. */
export async function forgetOwn(userId: string): Promise<void> {
  await forgetNotifications(userId);
  await forgetViews(userId);
}

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

/**
 * Mails somebody the link of 'Wachtwoord vergeten'; counted as one that they ask for themselves.
 * @throws BAD_USER_INPUT for who has no password yet, FORBIDDEN for an Admin's account, NOT_FOUND, RATE_LIMITED
 */
export async function sendPasswordLink(
  { portal, ip }: Pick<RequestContext, 'portal' | 'ip'>,
  actor: SessionUser,
  id: string,
): Promise<User> {
  const account = await getUser(id);
  mustBeTouchable(actor, account);
  mustBeOpen(account);
  await signInLimit.consumeRequest(account.email, { ip });
  const isTouchable = actor.role === Role.Admin ? {} : { role: { $ne: Role.Admin } };
  const user = await UserModel.findOneAndUpdate(
    { _id: id, passwordHash: { $exists: true }, deactivation: { $exists: false }, ...isTouchable },
    { $push: pushLogLine(actor, 'link voor een nieuw wachtwoord verstuurd') },
    { returnDocument: 'after' },
  )
    .select(PUBLIC_PART)
    .lean(leanWithId);
  if (!user) {
    // It may have been removed, or made an Admin, in between.
    const now = await getUser(id);
    mustBeTouchable(actor, now);
    mustBeOpen(now);
    throw new AppError('BAD_USER_INPUT', texts.noPasswordYet);
  }
  await requestPasswordReset(portal, user.email);
  return user;
}
