import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';

import type { RequestContext } from '../context/requestContext';
import { Person } from '../users/person.type';
import { Commission } from './commission.model';
import { getCommission, listCommissions } from './commission.service';

@Resolver(() => Commission)
export class CommissionResolver {
  @Query(() => [Commission], { description: 'All committees by number. Spec call: loadCommissions.' })
  commissions(): Promise<Commission[]> {
    return listCommissions();
  }

  @Query(() => Commission, {
    description: 'One committee, for its members. Spec call: loadCommissionContent.',
  })
  commission(@Arg('id', () => ID) id: string): Promise<Commission> {
    return getCommission(id);
  }

  @FieldResolver(() => [Person], { description: 'The chair; two when the post is shared.' })
  async preces(@Root() commission: Commission, @Ctx() context: RequestContext): Promise<Person[]> {
    return (await context.loaders.members.load(commission.id)).preces;
  }

  @FieldResolver(() => [Person], { description: 'Members without the chair, by name.' })
  async members(@Root() commission: Commission, @Ctx() context: RequestContext): Promise<Person[]> {
    return (await context.loaders.members.load(commission.id)).members;
  }
}
