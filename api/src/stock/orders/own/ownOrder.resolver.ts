import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../../identity/people/requestContext';
import { Allow, isDB } from '../../../identity/permissions/allow';
import { DoOnce } from '../../../platform/once/once';
import { isPublic } from '../../../platform/schema/allow';
import { Order } from '../order.model';
import { giveBack } from '../orderPayments';
import { webshopLimits } from '../reservation.service';
import * as service from './ownOrder.service';
import { OwnOrder } from './ownOrder.type';

const TOKEN = { description: 'The secret of the private link.' };

@Resolver()
export class OwnOrderResolver {
  @Allow(isPublic)
  @Query(() => OwnOrder, { description: 'For everybody with a private link: the own order.' })
  ownOrder(@Arg('token', TOKEN) token: string, @Ctx() { ip, portal }: RequestContext): Promise<OwnOrder> {
    return webshopLimits.links.guessing(ip, () => service.readOwn(portal, token));
  }

  @Allow(isPublic)
  @Mutation(() => OwnOrder, {
    description: 'For everybody with a private link: another day to collect the own order on.',
  })
  moveOwnOrder(
    @Arg('token', TOKEN) token: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('collectDate', { description: 'YYYY-MM-DD, from today, a year ahead at most.' }) collectDate: string,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<OwnOrder> {
    return webshopLimits.links.guessing(ip, () => service.moveOwn(portal, token, revision, collectDate));
  }

  @Allow(isPublic)
  @Mutation(() => OwnOrder, {
    description:
      'For everybody with a private link: cancels the own order, until it is ready. What was paid is due back.',
  })
  cancelOwnOrder(
    @Arg('token', TOKEN) token: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<OwnOrder> {
    return webshopLimits.links.guessing(ip, () => service.cancelOwn(portal, token, revision));
  }

  @Allow(isPublic)
  @Mutation(() => String, {
    description: 'For everybody with a private link: where the own order can be paid online. Thirty an hour.',
  })
  @DoOnce()
  async payOwnOrder(
    @Arg('token', TOKEN) token: string,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<string> {
    await webshopLimits.countPayment(ip);
    return webshopLimits.links.guessing(ip, () => service.payOwn(portal, token));
  }

  @Allow(isPublic)
  @Mutation(() => OwnOrder, {
    description:
      'For everybody with a private link, who comes back from paying: asks the payment provider. Thirty an hour.',
  })
  async checkOwnPayment(
    @Arg('token', TOKEN) token: string,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<OwnOrder> {
    await webshopLimits.countPayment(ip);
    return webshopLimits.links.guessing(ip, () => service.checkOwnPayment(portal, token));
  }

  @Allow(isDB)
  @Mutation(() => ID, {
    description:
      'Has the payment provider give money back of an order that was paid online: of one that is cancelled all that is due.',
  })
  async giveBackOnOrder(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('amount', () => Int, { description: 'Cents, from 1; no more than is left.' }) amount: number,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    await giveBack(context.portal, actorOf(context), id, revision, amount);
    return id;
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Order, {
    description: 'Mails who ordered a new private link; those that they had open nothing any more.',
  })
  renewOrderLink(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return service.renewOwnLink(context.portal, actorOf(context), id, revision);
  }
}
