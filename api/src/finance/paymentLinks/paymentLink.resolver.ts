import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import { listOddPayments, seeOddPayment } from './oddPayments.service';
import { OnlinePaymentToCheck } from './paymentLink.types';
import { askLink } from './receivableLink.service';

@Resolver()
export class PaymentLinkResolver {
  @Allow(isDB)
  @Mutation(() => String, {
    description:
      'The address where something that is owed can be paid online: the one there is, or a new one.',
  })
  async askPaymentLink(
    @Arg('id', () => ID, { description: 'Of an open receivable.' }) id: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<string> {
    return (await askLink(portal, id)).url ?? '';
  }

  @Allow(isDB)
  @Query(() => [OnlinePaymentToCheck], {
    description: 'Payments by links at which somebody has to look, newest first; at most 200.',
  })
  onlinePaymentsToCheck(@Ctx() { portal }: RequestContext): Promise<OnlinePaymentToCheck[]> {
    return listOddPayments(portal);
  }

  @Allow(isDB)
  @Mutation(() => ID, { description: 'Says that somebody has looked at such a payment.' })
  seeOnlinePayment(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return seeOddPayment(actorOf(context), id);
  }
}
