import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { changeLogLoader } from '../../platform/audit/changeLog.loader';
import { perRequest } from '../../platform/graphql/perRequest';
import type { RequestContext } from '../sessions/requestContext';
import { actorOf } from '../sessions/requestContext';
import { Person } from '../users/person.type';
import { membersLoader } from '../users/user.loader';
import { CommissionInput } from './commission.input';
import { CommissionModel } from './commission.model';
import { Commission } from './commission.model';
import * as service from './commission.service';

const commissionLog = perRequest(() => changeLogLoader(CommissionModel));

@Resolver(() => Commission)
export class CommissionResolver {
  @Query(() => [Commission], { description: 'All committees by number. Spec call: loadCommissions.' })
  commissions(): Promise<Commission[]> {
    return service.listCommissions();
  }

  @Query(() => [Commission], {
    description: 'The archived committees by number. Spec call: loadCommissions.',
  })
  oldCommissions(): Promise<Commission[]> {
    return service.listCommissions(true);
  }

  @Query(() => Commission, {
    description: 'One committee, for its members. Spec call: loadCommissionContent.',
  })
  commission(@Arg('id', () => ID) id: string): Promise<Commission> {
    return service.getCommission(id);
  }

  @Mutation(() => Commission, { description: 'Adds a committee. Spec call: addCommission.' })
  addCommission(
    @Arg('commission') commission: CommissionInput,
    @Ctx() context: RequestContext,
  ): Promise<Commission> {
    return service.addCommission(actorOf(context), commission);
  }

  @Mutation(() => Commission, { description: 'Renames, renumbers or describes a committee.' })
  editCommission(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('commission') commission: CommissionInput,
    @Ctx() context: RequestContext,
  ): Promise<Commission> {
    return service.editCommission(actorOf(context), id, revision, commission);
  }

  @Mutation(() => Commission, { description: 'Puts a committee in the archive; nothing is thrown away.' })
  archiveCommission(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<Commission> {
    const { dbCommissionId } = context.settings;
    return service.archiveCommission(actorOf(context), id, revision, true, dbCommissionId);
  }

  @Mutation(() => Commission, { description: 'Takes a committee out of the archive.' })
  restoreCommission(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<Commission> {
    return service.archiveCommission(actorOf(context), id, revision, false);
  }

  @FieldResolver(() => [String], {
    description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.',
  })
  changeLog(@Root() commission: Commission, @Ctx() context: RequestContext): Promise<string[]> {
    return commissionLog(context).load(commission.id);
  }

  @FieldResolver(() => [Person], { description: 'The chair; two when the post is shared.' })
  async preces(@Root() commission: Commission, @Ctx() context: RequestContext): Promise<Person[]> {
    return (await membersLoader(context).load(commission.id)).preces;
  }

  @FieldResolver(() => [Person], { description: 'Members without the chair, by name.' })
  async members(@Root() commission: Commission, @Ctx() context: RequestContext): Promise<Person[]> {
    return (await membersLoader(context).load(commission.id)).members;
  }
}
