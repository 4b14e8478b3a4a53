import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { changeLogOf } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import { AskedColumns, type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import { commissionIdsOf } from '../catalogue/catalogue';
import { Permission } from '../catalogue/permission.enum';
import { Commission } from '../people/commission.model';
import { commissionLoader } from '../people/people.loaders';
import type { RequestContext, SessionUser } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import { UserModel, RightEnd } from '../people/user.model';
import { User } from '../people/user.model';
import { Allow, isAdmin, isInPerson, isSelf } from '../permissions/allow';
import { hasDbPermission } from '../permissions/userRights';
import { isSecondFactorMissing, withCountingRights } from '../sessions/sleepingRights';
import { AddUserInput, EditProfileInput, EditUserInput, UserListArgs } from './user.input';
import * as service from './user.service';
import { pageOfUsers } from './user.service';

const UserConnection = connectionOf('User', User);
const userLog = changeLogOf(UserModel);

/** Refused at `confirmExternal` without it. */
const CONFIRMED = {
  nullable: true,
  description: 'An external account may chair a committee, or hold secFin or secGebruikers.',
};

@Resolver(() => User)
export class UserResolver {
  @Allow(Permission.secGebruikers)
  @Query(() => UserConnection, {
    description: 'Accounts, by name or by their last sign-in. Formerly: loadUsers.',
  })
  users(@Args() args: UserListArgs, @AskedPage() asked: AskedOfPage): Promise<Page<User>> {
    return pageOfUsers({ ...args, ...asked });
  }

  @Allow(Permission.secGebruikers)
  @Query(() => User, { description: 'One account. Formerly: getUser.' })
  user(@Arg('id', () => ID) id: string, @AskedColumns() columns: Columns | undefined): Promise<User> {
    return service.getUser(id, columns);
  }

  @Allow(Permission.secGebruikers)
  @Mutation(() => User, {
    description: 'Makes an account; without a password it mails an invitation. Formerly: addUser.',
  })
  @AddOnce()
  addUser(
    @Arg('user') user: AddUserInput,
    @Arg('confirmExternal', () => Boolean, CONFIRMED) confirmExternal: boolean | null,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return service.addUser(context.portal, actorOf(context), user, { isConfirmed: confirmExternal === true });
  }

  @Allow(Permission.secGebruikers)
  @Mutation(() => User, { description: 'Changes an account and its rights. Formerly: editUser.' })
  editUser(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('user') user: EditUserInput,
    @Arg('confirmExternal', () => Boolean, CONFIRMED) confirmExternal: boolean | null,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    const isConfirmed = confirmExternal === true;
    return service.editUser(context.portal, actorOf(context), id, revision, user, isConfirmed);
  }

  @Allow(isAdmin)
  @Mutation(() => User, { description: 'Makes somebody an Admin, or takes that away.' })
  setAdmin(
    @Arg('id', () => ID, { description: 'The id of the user.' }) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('isAdmin', { description: 'Whether the user is an Admin from now on.' }) isAdminFromNow: boolean,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return service.setAdmin(actorOf(context), id, revision, isAdminFromNow);
  }

  @Allow(isInPerson)
  @Mutation(() => User, {
    description: "Changes one's own details. Formerly: editUser, for the own profile.",
  })
  async editProfile(
    @Arg('revision', () => Int) revision: number,
    @Arg('profile') profile: EditProfileInput,
    @Ctx() context: RequestContext,
  ): Promise<SessionUser> {
    const user = await service.editProfile(context, actorOf(context), revision, profile);
    return withCountingRights(user, context.settings);
  }

  @Allow(Permission.secGebruikers)
  @Mutation(() => ID, { description: 'Removes an account and ends its sessions. Formerly: removeUser.' })
  removeUser(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.removeUser(actorOf(context), id);
  }

  @Needs('permissions.commissions')
  @FieldResolver(() => [Commission], { description: 'The committees of the user, by number.' })
  async commissions(@Root() user: User, @Ctx() context: RequestContext): Promise<Commission[]> {
    const found = await commissionLoader(context).loadMany(commissionIdsOf(user.permissions.commissions));
    return found
      .filter((commission): commission is Commission => commission !== null && !(commission instanceof Error))
      .filter(({ archived }) => !archived)
      .sort((a, b) => a.index - b.index);
  }

  @Needs('permissions.commissions')
  @FieldResolver(() => Boolean, { description: 'Has the DB permission.' })
  isDB(@Root() user: User, @Ctx() { settings }: RequestContext): boolean {
    return hasDbPermission(user, settings);
  }

  @FieldResolver(() => Boolean, {
    description: 'Must set up a second step of signing in: until then their rights sleep.',
  })
  secondFactorMissing(@Root() user: SessionUser, @Ctx() { settings }: RequestContext): boolean {
    return user.secondFactorMissing ?? isSecondFactorMissing(user, settings);
  }

  @Needs('permissions')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address of the photo library, for whoever may go there (secFotoLink); null while it is not set.',
  })
  photoLibraryUrl(@Root() { permissions }: User, @Ctx() { settings }: RequestContext): string | null {
    return service.photoLibraryOf(permissions, settings);
  }

  @Needs('permissions.ends')
  @Allow(Permission.secGebruikers, isSelf)
  @FieldResolver(() => [RightEnd], { description: 'Which of their rights end, in the order of their days.' })
  rightEnds(@Root() { permissions }: User): RightEnd[] {
    return [...(permissions.ends ?? [])].sort((a, b) => a.lastDay.localeCompare(b.lastDay));
  }

  @Needs('signedInAt')
  @Allow(Permission.secGebruikers)
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When they signed in last; null when that is not known.',
  })
  lastSignInAt(@Root() { signedInAt }: User): Date | null {
    return signedInAt ?? null;
  }

  @Needs('changeLog')
  @Allow(Permission.secGebruikers, isSelf)
  @FieldResolver(() => [String], {
    description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.',
  })
  changeLog(@Root() user: User, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return userLog(user, context);
  }
}
