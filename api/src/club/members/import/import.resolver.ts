import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../../identity/people/requestContext';
import { actorOf } from '../../../identity/people/requestContext';
import { Allow } from '../../../identity/permissions/allow';
import { DoOnce } from '../../../platform/once/once';
import * as service from './import.service';
import { ClubImportPreview, ClubImportRowInput } from './import.type';

@Resolver()
export class ClubImportResolver {
  @Allow(Permission.clubAdmin)
  @Query(() => ClubImportPreview, { description: 'What an import would do. Nothing is stored.' })
  clubImportPreview(
    @Arg('rows', () => [ClubImportRowInput], { description: '2,000 at most.' }) rows: ClubImportRowInput[],
  ): Promise<ClubImportPreview> {
    return service.previewImport(rows);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => Int, {
    description: 'Adds all rows or none. @returns how many were added',
  })
  @DoOnce()
  importClubMembers(
    @Arg('rows', () => [ClubImportRowInput], {
      description: 'The rows, 1 to 2,000, in the order of the file.',
    })
    rows: ClubImportRowInput[],
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return service.importMembers(actorOf(context), rows);
  }
}
