import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../people/requestContext';
import { Allow, isAdmin, isSignedIn } from '../permissions/allow';
import { ClientErrorInput } from './remote.input';
import * as service from './remote.service';
import { Remote } from './remote.types';

const AREA = { description: 'The word of the area.' };
const ENTRY = { description: 'The address of the manifest of the version.' };

/** Which versions of the areas there are, and what operators can do about one that does not work. */
@Resolver()
export class RemoteResolver {
  @Allow(isAdmin)
  @Query(() => [Remote], { description: 'The areas with their versions, and how these fare in browsers.' })
  remotes(@Ctx() { portal, user }: RequestContext): Promise<Remote[]> {
    return service.listRemotes(portal.remotes, user!.id);
  }

  @Allow(isAdmin)
  @Mutation(() => Boolean, {
    description:
      'Withdraws a version: the one before it is loaded, within ten seconds. False: it was withdrawn already.',
  })
  withdrawRemote(
    @Arg('area', AREA) area: string,
    @Arg('entry', ENTRY) entry: string,
    @Ctx() { portal, user }: RequestContext,
  ): Promise<boolean> {
    return service.withdrawRemote(portal.remotes, { area, entry, byId: user!.id });
  }

  @Allow(isAdmin)
  @Mutation(() => Boolean, { description: 'Offers a version again that was withdrawn.' })
  restoreRemote(
    @Arg('area', AREA) area: string,
    @Arg('entry', ENTRY) entry: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<boolean> {
    return service.restoreRemote(portal.remotes, area, entry);
  }

  @Allow(isAdmin)
  @Mutation(() => Boolean, {
    description: 'Loads a remote of the machine of this Admin, for this Admin, for 12 hours at most.',
  })
  overrideRemote(
    @Arg('area', AREA) area: string,
    @Arg('entry', () => String, {
      nullable: true,
      description: 'The address of its manifest, on localhost; null: the portal’s own again.',
    })
    entry: string | null,
    @Ctx() { portal, user }: RequestContext,
  ): Promise<boolean> {
    return service.overrideRemote(portal.remotes, { area, entry, userId: user!.id });
  }

  @Allow(isSignedIn)
  @Mutation(() => Boolean, {
    description: 'Tells that a remote failed in this browser; at most 30 times an hour.',
  })
  reportClientError(
    @Arg('error', () => ClientErrorInput) error: ClientErrorInput,
    @Ctx() { portal, user }: RequestContext,
  ): Promise<boolean> {
    return service.reportClientError(portal.remotes, error, user!.id);
  }
}
