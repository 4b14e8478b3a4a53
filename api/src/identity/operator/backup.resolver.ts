import { Query, Resolver } from 'type-graphql';

import { Backup, latestBackup } from '../../platform/backup/backup.model';
import { Allow, isAdmin } from '../permissions/allow';

/** What operators see of backups. */
@Resolver(() => Backup)
export class BackupResolver {
  @Allow(isAdmin)
  @Query(() => Backup, { nullable: true, description: 'The backup that was made last; null: none yet.' })
  latestBackup(): Promise<Backup | null> {
    return latestBackup();
  }
}
