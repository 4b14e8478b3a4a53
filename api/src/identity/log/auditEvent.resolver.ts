import { GraphQLVoid } from 'graphql-scalars';
import { Arg, Args, Mutation, Query, Resolver } from 'type-graphql';

import { AuditEvent } from '../../platform/audit/auditEvent.model';
import type { Page } from '../../platform/database/reading/readPage';
import { type AskedOfPage, AskedPage } from '../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { Allow, isAdmin, isSignedIn } from '../permissions/allow';
import { AuditFilterInput, LogExportArgs } from './auditEvent.input';
import * as service from './auditEvent.service';

const AuditEventConnection = connectionOf('AuditEvent', AuditEvent);

/** The log of everything. */
@Resolver(() => AuditEvent)
export class AuditEventResolver {
  @Allow(isAdmin)
  @Query(() => AuditEventConnection, { description: 'What happened, newest first.' })
  auditEvents(
    @Arg('filter', () => AuditFilterInput, { nullable: true }) filter: AuditFilterInput | null,
    @Args() { first, after }: PageArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<AuditEvent>> {
    return service.pageOfEvents(filter ?? {}, { first, after, ...asked });
  }

  @Allow(isSignedIn)
  @Mutation(() => GraphQLVoid, {
    nullable: true,
    description: 'Notes in the log that a page made a file of a list; a page does so by itself.',
  })
  logExport(@Args() _list: LogExportArgs): void {
    // The event of the mutation is what it is for.
  }
}
