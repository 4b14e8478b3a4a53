import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { AddOnce } from '../../platform/once/once';
import { ClubReportType } from '../club.enums';
import { ClubReport } from './report.model';
import * as service from './report.service';

@Resolver(() => ClubReport)
export class ClubReportResolver {
  @Allow(Permission.clubAdmin)
  @Query(() => [ClubReport], { description: 'Of the last 30 days, newest first.' })
  clubReports(): Promise<ClubReport[]> {
    return service.listReports();
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubReport, { description: 'Makes a Word file; it is kept for 30 days.' })
  @AddOnce()
  createClubReport(
    @Arg('editionId', () => ID) editionId: string,
    @Arg('type', () => ClubReportType) type: ClubReportType,
    @Ctx() context: RequestContext,
  ): Promise<ClubReport> {
    return service.createReport(context.portal, actorOf(context), editionId, type);
  }
}
