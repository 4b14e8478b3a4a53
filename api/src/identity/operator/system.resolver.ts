import { Ctx, Query, Resolver } from 'type-graphql';

import { systemStatus } from '../../platform/monitor/systemStatus';
import { SystemStatus } from '../../platform/monitor/systemStatus.type';
import type { RequestContext } from '../people/requestContext';
import { Allow, isAdmin } from '../permissions/allow';

/** What operators see of how the portal fares. */
@Resolver()
export class SystemResolver {
  @Allow(isAdmin)
  @Query(() => SystemStatus, {
    description: 'How the portal fares: its parts, its figures of now, and those of the last 24 hours.',
  })
  systemStatus(@Ctx() { portal }: RequestContext): Promise<SystemStatus> {
    return systemStatus(portal);
  }
}
