import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Needs } from '../../../platform/graphql/columns';
import { Root } from '../../../platform/graphql/root';
import { Permission } from '../../catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../people/requestContext';
import { User } from '../../people/user.model';
import { Allow, isAdmin } from '../../permissions/allow';
import { anonymiseUser } from './anonymise.service';
import * as service from './deactivation.service';
import { Deactivated, HandOverInput, UserDuty, UserReturn } from './duty';

/** Closing an account, and what hangs on it. */
@Resolver(() => User)
export class DeactivationResolver {
  @Allow(Permission.secGebruikers)
  @Query(() => [UserDuty], { description: 'What hangs on a person, by kind, for who is to take it over.' })
  userDuties(
    @Arg('userId', () => ID) userId: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<UserDuty[]> {
    return service.dutiesOf(portal, userId);
  }

  @Allow(Permission.secGebruikers)
  @Query(() => [UserReturn], {
    description:
      'What a closed account can get back, since nobody has it now, by kind. Empty of one that is open.',
  })
  userReturns(
    @Arg('userId', () => ID) userId: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<UserReturn[]> {
    return service.returnsOf(portal, userId);
  }

  @Allow(Permission.secGebruikers)
  @Mutation(() => Deactivated, {
    description: 'Closes an account, and hands over what hangs on it; what is not named stays where it is.',
  })
  deactivateUser(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('handOver', () => [HandOverInput], {
      description: 'Who gets what, one for each kind of userDuties.',
    })
    handOver: HandOverInput[],
    @Ctx() context: RequestContext,
  ): Promise<Deactivated> {
    return service.deactivateUser(context.portal, actorOf(context), id, revision, handOver);
  }

  @Allow(Permission.secGebruikers)
  @Mutation(() => User, {
    description:
      'Opens a closed account again, with its rights, but not as Admin, and as chair only with `giveBack`.',
  })
  reactivateUser(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('confirmExternal', () => Boolean, {
      nullable: true,
      description: 'True: an external account gets back rights that are normally for members.',
    })
    confirmExternal: boolean | null,
    @Ctx() context: RequestContext,
    @Arg('giveBack', () => [ID], {
      nullable: true,
      description: 'The keys of userReturns that become theirs again; null: none.',
    })
    giveBack: string[] | null,
  ): Promise<User> {
    const wish = { isConfirmed: confirmExternal === true, giveBack: giveBack ?? [] };
    return service.reactivateUser(context.portal, actorOf(context), id, revision, wish);
  }

  @Allow(isAdmin)
  @Mutation(() => User, {
    description: 'Takes all that is personal out of a closed account, for good.',
  })
  anonymiseUser(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return anonymiseUser(actorOf(context), id, revision);
  }

  @Needs('anonymised')
  @Allow(Permission.secGebruikers)
  @FieldResolver(() => Boolean, { description: 'Nothing personal is left in it, and it stays closed.' })
  isAnonymised(@Root() { anonymised }: User): boolean {
    return anonymised ?? false;
  }

  @Needs('deactivation')
  @Allow(Permission.secGebruikers)
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the account was closed; null: it is open.',
  })
  deactivatedAt(@Root() { deactivation }: User): Date | null {
    return deactivation?.at ?? null;
  }

  @Needs('deactivation')
  @Allow(Permission.secGebruikers)
  @FieldResolver(() => String, { nullable: true, description: 'The name of who closed it.' })
  deactivatedBy(@Root() { deactivation }: User): string | null {
    return deactivation?.byName ?? null;
  }
}
