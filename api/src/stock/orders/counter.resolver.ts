import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { DoOnce } from '../../platform/once/once';
import * as service from './counter.service';
import { CounterDay, CounterSale, CounterSaleInput } from './counter.type';

@Resolver(() => CounterSale)
export class CounterResolver {
  @Allow(Permission.stockAdmin)
  @Query(() => CounterDay, { description: 'What was sold at the counter today, and what came in by it.' })
  counterToday(@Ctx() context: RequestContext): Promise<CounterDay> {
    return service.counterDay(actorOf(context), todayInAmsterdam());
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => CounterSale, {
    description:
      'Sells several products at the counter at once: out of the stock, and paid. Taken back by `undoOrderState`.',
  })
  @DoOnce()
  sellAtCounter(@Arg('sale') sale: CounterSaleInput, @Ctx() context: RequestContext): Promise<CounterSale> {
    return service.sellAtCounter(actorOf(context), sale);
  }
}
