import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Backup, latestBackup } from '../../platform/backup/backup.model';
import type { Page } from '../../platform/database/reading/readPage';
import { DiskSpace } from '../../platform/disk/disk';
import { type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { Job, JobState } from '../../platform/jobs/job.model';
import { pausedAddresses, RefusedAddress, resumeAddress } from '../../platform/mail/refusedAddresses';
import { systemStatus } from '../../platform/monitor/systemStatus';
import { SystemStatus } from '../../platform/monitor/systemStatus.type';
import type { RequestContext } from '../people/requestContext';
import { Allow, isAdmin } from '../permissions/allow';
import * as service from './job.service';

const JobConnection = connectionOf('Job', Job);

/** What operators see of jobs and mail, and what they can do about those that were given up. */
@Resolver(() => Job)
export class JobResolver {
  @Allow(isAdmin)
  @Query(() => JobConnection, {
    description: 'In this state, newest first; failed: also recurring ones whose last run failed.',
  })
  jobs(
    @Arg('state', () => JobState) state: JobState,
    @Args() { first, after }: PageArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<Job>> {
    return service.pageOfJobs(state, { first, after, ...asked });
  }

  @Allow(isAdmin)
  @Mutation(() => Job, { description: 'Tries a failed job once more, now.' })
  retryJob(@Arg('id', () => ID) id: string, @Ctx() { portal }: RequestContext): Promise<Job> {
    return service.retryJob(portal, id);
  }

  @Allow(isAdmin)
  @Mutation(() => ID, { description: 'Forgets a failed job: a mail is not sent any more.' })
  dropJob(@Arg('id', () => ID) id: string, @Ctx() { portal }: RequestContext): Promise<string> {
    return service.dropJob(portal, id);
  }

  @Needs('failReason')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Failed: why, for the person at the screen.',
  })
  message(@Root() { failReason }: Job): string | null {
    return failReason ?? null;
  }

  @Allow(isAdmin)
  @Needs('name')
  @FieldResolver(() => String, { description: 'What it is, in Dutch.' })
  title(@Root() { name }: Job, @Ctx() { portal }: RequestContext): string {
    return portal.jobs.titleOf(name);
  }

  @Allow(isAdmin)
  @Needs('name')
  @FieldResolver(() => String, { description: 'What it is, such as mail.' })
  kind(@Root() { name }: Job): string {
    return name;
  }

  @Allow(isAdmin)
  @Needs('label')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Which one of its kind: the template of a mail.',
  })
  label(@Root() { label }: Job): string | null {
    return label ?? null;
  }

  @Allow(isAdmin)
  @Needs('subject')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What it is about: an address or the id of a record.',
  })
  subject(@Root() { subject }: Job): string | null {
    return subject ?? null;
  }

  @Allow(isAdmin)
  @Needs('failCount')
  @FieldResolver(() => Int, { description: 'Failed tries since it last succeeded.' })
  failedTries(@Root() { failCount }: Job): number {
    return failCount ?? 0;
  }

  @Allow(isAdmin)
  @Needs()
  @FieldResolver(() => GraphQLDateTime, { description: 'When it was added.' })
  addedAt(@Root() { id }: Job): Date {
    return service.addedAt(id);
  }

  @Allow(isAdmin)
  @Needs('lastRunAt')
  @FieldResolver(() => GraphQLDateTime, { nullable: true, description: 'When it was last run.' })
  lastRunAt(@Root() { lastRunAt }: Job): Date | null {
    return lastRunAt ?? null;
  }

  @Allow(isAdmin)
  @Needs('nextRunAt')
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it is tried again or comes back.',
  })
  nextRunAt(@Root() { nextRunAt }: Job): Date | null {
    return nextRunAt ?? null;
  }

  @Allow(isAdmin)
  @Needs('repeatInterval')
  @FieldResolver(() => String, { nullable: true, description: "How often it comes back, such as '1 day'." })
  every(@Root() { repeatInterval }: Job): string | null {
    return repeatInterval ?? null;
  }
}

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

/** What operators see of addresses that get no mail, and what they can do about them. */
@Resolver()
export class RefusedAddressResolver {
  @Allow(isAdmin)
  @Query(() => [RefusedAddress], {
    description:
      'The addresses that get no mail because it was refused for good three times, the latest first.',
  })
  pausedAddresses(): Promise<RefusedAddress[]> {
    return pausedAddresses();
  }

  @Allow(isAdmin)
  @Mutation(() => ID, {
    description: 'Has mail go to a paused address again; what failed meanwhile stays failed.',
  })
  resumeAddress(@Arg('id', () => ID, { description: 'The id of the address.' }) id: string): Promise<string> {
    return resumeAddress(id);
  }
}
