import { Ctx, Query, Resolver } from 'type-graphql';

import { Backup, latestBackup } from '../../platform/backup/backup.model';
import { DiskSpace } from '../../platform/disk/disk';
import type { RequestContext } from '../people/requestContext';
import { Allow, isAdmin } from '../permissions/allow';

/** What operators see of where the data is, and of its copies. */
@Resolver()
export class StorageResolver {
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
