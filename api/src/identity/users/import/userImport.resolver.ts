import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { DoOnce } from '../../../platform/once/once';
import { Permission } from '../../catalogue/permission.enum';
import type { RequestContext } from '../../people/requestContext';
import { actorOf } from '../../people/requestContext';
import { Allow } from '../../permissions/allow';
import * as service from './userImport.service';
import { UserImportRow, UserImportRowInput } from './userImport.type';

/** Accounts out of a file. */
@Resolver()
export class UserImportResolver {
  @Allow(Permission.secGebruikers)
  @Query(() => [UserImportRow], { description: 'What an import would do. Nothing is stored.' })
  userImportPreview(
    @Arg('rows', () => [UserImportRowInput], { description: '500 at most.' }) rows: UserImportRowInput[],
    @Ctx() context: RequestContext,
  ): Promise<UserImportRow[]> {
    return service.previewUsers(context.portal, actorOf(context), rows);
  }

  @Allow(Permission.secGebruikers)
  @Mutation(() => [UserImportRow], {
    description:
      'Adds an account for each row that can be added, and tells what became of all; twice is no harm.',
  })
  @DoOnce()
  importUsers(
    @Arg('rows', () => [UserImportRowInput], { description: '500 at most.' }) rows: UserImportRowInput[],
    @Arg('isInvited', { description: 'Whether each is mailed an invitation.' }) isInvited: boolean,
    @Ctx() context: RequestContext,
  ): Promise<UserImportRow[]> {
    return service.importUsers(context.portal, actorOf(context), rows, isInvited);
  }
}
