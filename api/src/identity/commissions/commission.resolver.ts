import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { changeLogOf } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/leanFind';
import { AskedColumns, Needs } from '../../platform/graphql/columns';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import { Permission } from '../catalogue/permission.enum';
import { CommissionModel } from '../people/commission.model';
import { Commission } from '../people/commission.model';
import { membersLoader, Person } from '../people/people.loaders';
import type { RequestContext } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import { Allow, isCommissionMember, isDB, isSignedIn } from '../permissions/allow';
import { CommissionInput } from './commission.input';
import * as service from './commission.service';

const commissionLog = changeLogOf(CommissionModel);

@Resolver(() => Commission)
export class CommissionResolver {
  @Allow(Permission.secGebruikers, Permission.secComlist)
  @Query(() => [Commission], { description: 'All committees by number. Formerly: loadCommissions.' })
  commissions(@AskedColumns() columns: Columns | undefined): Promise<Commission[]> {
    return service.listCommissions(false, columns);
  }

  @Allow(isDB, Permission.secGebruikers)
  @Query(() => [Commission], {
    description: 'The archived committees by number. Formerly: loadCommissions.',
  })
  oldCommissions(): Promise<Commission[]> {
    return service.listCommissions(true);
  }

  @Allow(isCommissionMember('id'))
  @Query(() => Commission, {
    description: 'One committee, for its members. Formerly: loadCommissionContent.',
  })
  commission(
    @Arg('id', () => ID) id: string,
    @AskedColumns() columns: Columns | undefined,
  ): Promise<Commission> {
    return service.getCommission(id, columns);
  }

  @Allow(isDB, Permission.secGebruikers)
  @Mutation(() => Commission, { description: 'Adds a committee. Formerly: addCommission.' })
  @AddOnce()
  addCommission(
    @Arg('commission') commission: CommissionInput,
    @Ctx() context: RequestContext,
  ): Promise<Commission> {
    return service.addCommission(actorOf(context), commission);
  }

  @Allow(isDB, Permission.secGebruikers)
  @KeepOmitted({ model: () => CommissionModel })
  @Mutation(() => Commission, { description: 'Renames, renumbers or describes a committee.' })
  editCommission(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('commission') commission: CommissionInput,
    @Ctx() context: RequestContext,
  ): Promise<Commission> {
    return service.editCommission(actorOf(context), id, revision, commission);
  }

  @Allow(isDB, Permission.secGebruikers)
  @Mutation(() => Commission, { description: 'Puts a committee in the archive; nothing is thrown away.' })
  archiveCommission(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<Commission> {
    const { dbCommissionId } = context.settings;
    return service.archiveCommission(actorOf(context), id, revision, true, dbCommissionId);
  }

  @Allow(isDB, Permission.secGebruikers)
  @Mutation(() => Commission, { description: 'Takes a committee out of the archive.' })
  restoreCommission(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<Commission> {
    return service.archiveCommission(actorOf(context), id, revision, false);
  }

  @Needs('changeLog')
  @Allow(isDB, Permission.secGebruikers)
  @FieldResolver(() => [String], {
    description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.',
  })
  changeLog(@Root() commission: Commission, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return commissionLog(commission, context);
  }

  @Needs()
  @FieldResolver(() => [Person], { description: 'The chair; two when the post is shared.' })
  async preces(@Root() commission: Commission, @Ctx() context: RequestContext): Promise<Person[]> {
    return (await membersLoader(context).load(commission.id)).preces;
  }

  @Needs()
  @FieldResolver(() => [Person], { description: 'Members without the chair, by name.' })
  async members(@Root() commission: Commission, @Ctx() context: RequestContext): Promise<Person[]> {
    return (await membersLoader(context).load(commission.id)).members;
  }

  @Needs('modifiedByName')
  @Allow(isSignedIn)
  @FieldResolver(() => String, { nullable: true, description: 'Who changed it last.' })
  modifiedByName(@Root() commission: Commission): string | null {
    return commission.modifiedByName ?? null;
  }

  @Needs('modifiedAt')
  @Allow(isSignedIn)
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last changed; null: not since it was added.',
  })
  modifiedAt(@Root() commission: Commission): Date | null {
    return commission.modifiedAt ?? null;
  }
}
