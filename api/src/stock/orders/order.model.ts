import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import type { PayableEnd } from '../../finance/claims/payable';
import { PrivateLink } from '../../identity/tokens/privateLink';
import { byLastDigit } from '../../platform/database/reading/blockSums';
import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { CounterPayment, OrderState } from '../stock.enums';

/** An amount of one product, at the price of the day it was ordered. */
@AnswerType('So many of one product.')
@modelOptions({ schemaOptions: { _id: false } })
export class OrderLine {
  @Field(() => ID)
  @prop({ type: () => String, required: true })
  productId: string;

  @Field({ description: 'The title of the product.' })
  @prop({ type: () => String, required: true })
  title: string;

  @Field(() => Int, { description: 'How many pieces.' })
  @prop({ type: () => Number, required: true })
  amount: number;

  @Field(() => Int, { description: 'Cents for a piece.' })
  @prop({ type: () => Number, required: true })
  price: number;
}

/** From which place the pieces of a line come; there may be several of one line. */
@modelOptions({ schemaOptions: { _id: false } })
export class LinePlace {
  @prop({ type: () => String, required: true })
  productId: string;

  @prop({ type: () => String, required: true })
  locationId: string;

  /** How many of them; absent: the whole line. */
  @prop({ type: () => Number })
  amount?: number;
}

/** What is under way with the pieces of an order; nothing else is done with the order meanwhile (K32). */
@modelOptions({ schemaOptions: { _id: false } })
export class StockStep {
  /** take: out of the stock, since it is collected; putBack: into it again. */
  @prop({ type: () => String, required: true })
  kind: 'take' | 'putBack';

  /** In the ids of the movements: of one time that it was collected. */
  @prop({ type: () => String, required: true })
  key: string;

  @prop({ type: () => [LinePlace], required: true })
  places: LinePlace[];

  @prop({ type: () => String, required: true })
  by: string;

  @prop({ type: () => String, required: true })
  byName: string;

  @prop({ type: () => Date, required: true })
  at: Date;
}

/** The newest change of state, so that who made it can take it back. */
@modelOptions({ schemaOptions: { _id: false } })
export class StateChange {
  @prop({ type: () => String, enum: OrderState, required: true })
  from: OrderState;

  /** Whether it was paid by it. */
  @prop({ type: () => Boolean, required: true })
  isPaid: boolean;

  @prop({ type: () => String, required: true })
  by: string;

  /** Collected: out of which places. */
  @prop({ type: () => String })
  key?: string;

  @prop({ type: () => [LinePlace], default: undefined })
  places?: LinePlace[];
}

/** Money of an order that was paid and cancelled, which is due back (K39). */
@modelOptions({ schemaOptions: { _id: false } })
export class OrderRefund {
  /** Cents. */
  @prop({ type: () => Number, required: true })
  amount: number;

  /** The day it was cancelled, YYYY-MM-DD. */
  @prop({ type: () => String, required: true })
  since: string;

  /** The day it was paid back or written off, YYYY-MM-DD; absent: it is due. */
  @prop({ type: () => String })
  endedOn?: string;

  /** bank: a line of the bank pays it; online: the payment provider gives it back. */
  @prop({ type: () => String })
  how?: PayableEnd | 'bank' | 'online';
}

/** Money of an order that was paid online, which the payment provider gives back (K51). */
@modelOptions({ schemaOptions: { _id: false } })
export class GivenBack {
  /** By which the provider knows it again. */
  @prop({ type: () => String, required: true })
  key: string;

  /** Cents. */
  @prop({ type: () => Number, required: true })
  amount: number;

  /** YYYY-MM-DD. */
  @prop({ type: () => String, required: true })
  on: string;

  /** It is on its way: the provider is asked again what became of it. */
  @prop({ type: () => Boolean })
  asked?: boolean;

  /** It is the money that was due back since the order was cancelled. */
  @prop({ type: () => Boolean })
  isDue?: boolean;
}

/**
 * An order of the webshop. Its pieces are set aside in the products; it counts from the moment `placed` is true, one
 * write after all of them are.
 */
@AnswerType('An order of the webshop.', 'WebshopOrder')
@modelOptions({ schemaOptions: { collection: 'webshopOrders', versionKey: false } })
@index({ placed: 1, _id: -1 })
@index({ placed: 1, collectDate: 1 })
@index({ placed: 1, state: 1, collectDate: 1 })
@index({ 'refund.since': 1 }, { sparse: true })
@index({ 'givenBack.on': 1 }, { sparse: true })
@index({ 'givenBack.asked': 1 }, { sparse: true })
@index({ counter: 1, paidOn: 1 }, { sparse: true })
@index({ requestId: 1 }, { unique: true })
@index({ 'links.tokenHash': 1 }, { sparse: true })
export class Order extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field({ description: 'What the customer mentions: the last eight signs of the id.' })
  @prop({ type: () => String, required: true })
  number: string;

  @Field({ description: 'The first name of the customer.' })
  @prop({ type: () => String, required: true })
  firstName: string;

  @Field({ description: 'The last name of the customer.' })
  @prop({ type: () => String, required: true })
  lastName: string;

  @Field({ description: 'Where the customer is mailed to.' })
  @prop({ type: () => String, required: true })
  email: string;

  @Field(() => [OrderLine], { description: 'What was ordered, each product once.' })
  @prop({ type: () => [OrderLine], required: true })
  lines: OrderLine[];

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  collectDate: string;

  @Field(() => OrderState)
  @prop({ type: () => String, enum: OrderState, default: OrderState.new })
  state: OrderState;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  @prop({ type: () => String })
  paidOn?: string | null;

  /** The day that passed without that it was collected, of which the customer was mailed. */
  @prop({ type: () => String })
  missedDay?: string;

  @Field(() => GraphQLDateTime, { description: 'When it was ordered.' })
  @prop({ type: () => Date, required: true })
  placedAt: Date;

  @prop({ type: () => Boolean, default: false })
  placed: boolean;

  @prop({ type: () => String, required: true })
  requestId: string;

  /** A sale at the counter, and how it was paid: it has no customer, and is cancelled until it is collected. */
  @prop({ type: () => String, enum: CounterPayment })
  counter?: CounterPayment;

  /** The customer was taken out; what was sold stays (docs/domain/portal.md, P235). */
  @prop({ type: () => Boolean })
  erased?: boolean;

  /** The private links of the customer. They open this order only. */
  @prop({ type: () => [PrivateLink], default: undefined })
  links?: PrivateLink[];

  @prop({ type: () => StockStep })
  step?: StockStep | null;

  /** Of the payment provider, by which it was paid; absent: it was not paid online. */
  @prop({ type: () => String })
  onlineLink?: string | null;

  @prop({ type: () => [GivenBack], default: undefined })
  givenBack?: GivenBack[];

  @prop({ type: () => OrderRefund })
  refund?: OrderRefund | null;

  @prop({ type: () => StateChange })
  change?: StateChange | null;
}

export const OrderModel = modelOf(Order, {
  ...{ isMoney: true, isPersonal: true, erasedBy: 'erased', sendsMail: true },
  // By the year it was placed.
  blockOf: (field) => `${new Date(field('placedAt') as Date).getUTCFullYear()}:${byLastDigit(field)}`,
});
