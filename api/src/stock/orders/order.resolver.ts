import { Arg, Args, Ctx, Field, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ArgsType } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import type { Page } from '../../platform/database/reading/readPage';
import { type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { AddOnce, DoOnce } from '../../platform/once/once';
import { isPublic } from '../../platform/schema/allow';
import { AnswerType } from '../../platform/schema/answerType';
import { LINE, OptionalText } from '../../platform/text/inputFields';
import { listOffered, PublicProduct } from '../products/publicProduct.type';
import { OrderState } from '../stock.enums';
import * as suggestions from './counter.service';
import { MoveOrderArgs, OrderArgs, OrderInput, OrderStateArgs } from './order.input';
import { Order } from './order.model';
import * as service from './order.service';
import { canGiveBack } from './orderPayments';
import { addOwnLink } from './own/ownOrder.service';
import { webshopLimits } from './reservation.service';
import { PagadderSuggestion, PagadderSuggestionInput } from './suggestion.model';

const OrderConnection = connectionOf('WebshopOrder', Order);
const SuggestionConnection = connectionOf('PagadderSuggestion', PagadderSuggestion);

@ArgsType()
class SuggestionArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Words of who, why and by whom.' })
  @OptionalText(LINE)
  search?: string | null;
}

@AnswerType('What a visitor who ordered is told.')
class OrderConfirmation {
  @Field({ description: 'To mention when collecting and paying.' })
  number: string;

  @Field(() => Int, { description: 'Cents.' })
  toPay: number;

  @Field({ description: 'The address of their own page, which opens this order to whoever has it.' })
  link: string;
}

@Resolver(() => Order)
export class OrderResolver {
  @Allow(Permission.stockAdmin)
  @Query(() => OrderConnection, { description: 'Newest first. Formerly: loadOrders.' })
  webshopOrders(
    @Args() { search, state, first, after }: OrderArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<Order>> {
    return service.pageOfOrders({ search, state }, { first, after, ...asked });
  }

  @Allow(Permission.stockAdmin)
  @Query(() => [Order], { description: 'What is to be collected on a day, by last name.' })
  pickList(@Arg('collectDate', { description: 'YYYY-MM-DD.' }) collectDate: string): Promise<Order[]> {
    return service.ordersToCollect(collectDate);
  }

  @Allow(Permission.stockAdmin)
  @Query(() => [String], { description: 'The days on which something is to be collected, YYYY-MM-DD.' })
  collectDates(): Promise<string[]> {
    return service.collectDates();
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Order, {
    description:
      'Brings an order further. Paid and ready mail the customer; collected takes its pieces out of their places.',
  })
  setOrderState(
    @Args() { id, revision, state, ...from }: OrderStateArgs,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return service.setOrderState(context.portal, actorOf(context), id, revision, state, from);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Order, {
    description:
      'Another day of an order that is not collected yet; the customer of one that is ready is mailed.',
  })
  moveWebshopOrder(
    @Args() { id, revision, collectDate }: MoveOrderArgs,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return service.moveOrder(context.portal, actorOf(context), id, revision, collectDate);
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => Order, {
    description: 'Takes the newest change of state back, by who made it; pieces that were collected too.',
  })
  undoOrderState(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return service.undoOrderState(actorOf(context), id, revision);
  }

  @Allow(isPublic)
  @Query(() => [PublicProduct], { description: 'For the webshop site, for everybody: what can be ordered.' })
  webshopProducts(): Promise<PublicProduct[]> {
    return listOffered();
  }

  @Allow(isPublic)
  @Mutation(() => OrderConfirmation, {
    description: 'For visitors of the webshop: orders, and keeps the pieces apart. Ten an hour.',
  })
  @DoOnce()
  async placeWebshopOrder(
    @Arg('order') order: OrderInput,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<OrderConfirmation> {
    await webshopLimits.countOrder(ip);
    const placed = await service.placeOrder(portal, order);
    const link = (await addOwnLink(portal.settings, placed, 'hand')) ?? '';
    return { number: placed.number, toPay: service.totalOf(placed), link };
  }

  @Allow(Permission.stockAdmin)
  @Query(() => SuggestionConnection, { description: 'Newest first. Formerly: loadPagadderSuggestions.' })
  pagadderSuggestions(
    @Args() { search, first, after }: SuggestionArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<PagadderSuggestion>> {
    return suggestions.pageOfSuggestions(search, { first, after, ...asked });
  }

  @Allow(Permission.stockAdmin)
  @Mutation(() => ID, { description: 'Removes a suggestion.' })
  deletePagadderSuggestion(@Arg('id', () => ID) id: string): Promise<string> {
    return suggestions.deleteSuggestion(id);
  }

  @Allow(isPublic)
  @Mutation(() => Boolean, { description: 'For visitors of the website. Five an hour.' })
  @AddOnce({ record: () => PagadderSuggestion, answer: () => true })
  async suggestPagadder(
    @Arg('suggestion') suggestion: PagadderSuggestionInput,
    @Ctx() { ip }: RequestContext,
  ): Promise<boolean> {
    await webshopLimits.countSuggestion(ip);
    await suggestions.suggest(suggestion);
    return true;
  }

  @Needs('lines')
  @FieldResolver(() => Int, { description: 'Pieces.' })
  amount(@Root() { lines }: Order): number {
    return lines.reduce((sum, { amount }) => sum + amount, 0);
  }

  @Needs('lines')
  @FieldResolver(() => Int, { description: 'Cents for all of it.' })
  total(@Root() order: Order): number {
    return service.totalOf(order);
  }

  @Needs('lines', 'paidOn', 'state')
  @FieldResolver(() => Int, { description: 'Cents that are not paid yet.' })
  toPay(@Root() order: Order): number {
    return order.paidOn || order.state === OrderState.cancelled ? 0 : service.totalOf(order);
  }

  @Needs('onlineLink')
  @FieldResolver(() => Boolean, { description: 'Whether it was paid by the payment provider.' })
  paidOnline(@Root() { onlineLink }: Order): boolean {
    return Boolean(onlineLink);
  }

  @Needs('givenBack')
  @FieldResolver(() => Int, { description: 'Cents that the payment provider gave back, or is giving back.' })
  givenBack(@Root() { givenBack = [] }: Order): number {
    return givenBack.reduce((sum, { amount }) => sum + amount, 0);
  }

  @Needs('lines', 'onlineLink', 'state', 'refund', 'givenBack')
  @FieldResolver(() => Int, { description: 'Cents that the payment provider can give back yet.' })
  canGiveBack(@Root() order: Order): number {
    return canGiveBack(order);
  }

  @Needs('counter', 'erased')
  @FieldResolver(() => Boolean, {
    description: 'Whether somebody can be mailed about it: who ordered is known.',
  })
  hasCustomer(@Root() { counter, erased }: Order): boolean {
    return !counter && !erased;
  }

  @Needs('change', 'step')
  @FieldResolver(() => Boolean, { description: 'Whether who asks may take the newest change of state back.' })
  canUndo(@Root() order: Order, @Ctx() context: RequestContext): boolean {
    return service.canUndo(order, actorOf(context));
  }
}
