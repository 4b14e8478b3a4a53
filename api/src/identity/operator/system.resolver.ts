import { Ctx, Query, Resolver } from 'type-graphql';

import { Backup, latestBackup } from '../../platform/backup/backup.model';
import { DiskSpace } from '../../platform/disk/disk';
import { systemStatus } from '../../platform/monitor/systemStatus';
import { SystemStatus } from '../../platform/monitor/systemStatus.type';
import type { RequestContext } from '../people/requestContext';
import { Allow, isAdmin } from '../permissions/allow';

/** What operators see of how the portal fares, of where its data is, and of the copies of that. */
@Resolver()
export class SystemResolver {
  @Allow(isAdmin)
  @Query(() => SystemStatus, {
    description: 'How the portal fares: its parts, its figures of now, and those of the last 24 hours.',
  })
  systemStatus(@Ctx() { portal }: RequestContext): Promise<SystemStatus> {
    return systemStatus(portal);
  }

  @Allow(isAdmin)
  @Query(() => Backup, { nullable: true, description: 'The backup that was made last; null: none yet.' })
  latestBackup(): Promise<Backup | null> {
    return latestBackup();
  }

  @Allow(isAdmin)
  @Query(() => DiskSpace, {
    nullable: true,
    description: 'The room that is left for the data; null where that cannot be known.',
  })
  diskSpace(@Ctx() { portal }: RequestContext): Promise<DiskSpace | null> {
    return portal.disk.space();
  }
}
