import { index, modelOptions, prop } from '@typegoose/typegoose';

import { modelOf } from '../../platform/records/modelOf';

/**
 * asking: the provider is being asked for a link. open: can be paid. paid: was paid. undone: was paid, and all of that was
 * given back or charged back. closing, closed: nobody is asked any more and so, soon, the link is gone.
 */
export type PaymentRequestState = 'asking' | 'open' | 'paid' | 'undone' | 'closing' | 'closed';

/** What a payment is of one of the things that it pays. */
@modelOptions({ schemaOptions: { _id: false } })
export class PaymentShare {
  /** `<kind>:<itemId>` of what is owed. */
  @prop({ type: () => String, required: true })
  thing: string;

  /** Cents. */
  @prop({ type: () => Number, required: true })
  amount: number;
}

/**
 * That somebody is asked to pay something they owe by a link of the payment provider. It outlives what asked for it: who
 * pays by an old letter has paid.
 */
@modelOptions({ schemaOptions: { collection: 'paymentRequests', versionKey: false } })
@index({ slot: 1 }, { unique: true, partialFilterExpression: { slot: { $type: 'string' } } })
@index({ linkId: 1 }, { unique: true, partialFilterExpression: { linkId: { $type: 'string' } } })
@index({ token: 1 }, { unique: true })
@index({ thing: 1, state: 1 })
@index({ 'shares.thing': 1 }, { sparse: true })
@index({ asker: 1 })
@index({ state: 1, round: 1 })
@index({ state: 1, checkedAt: 1 })
export class PaymentRequest {
  id: string;

  /** `<kind>:<itemId>` of what is owed; the first of its shares, where it pays more. */
  @prop({ type: () => String, required: true })
  thing: string;

  /** What it pays, when that is more than one thing: together the amount. Absent: `thing` alone. */
  @prop({ type: () => [PaymentShare], default: undefined })
  shares?: PaymentShare[];

  /** What is asked once at a time; absent once it was given up, so that it can be asked anew. */
  @prop({ type: () => String })
  slot?: string;

  /** Who asked, when that is not what is owed itself: the contact moment of a letter. */
  @prop({ type: () => String })
  asker?: string;

  /** The run of the asker: what an earlier run asked may have been another amount. */
  @prop({ type: () => String })
  round?: string;

  /** What the payer sees at the provider and on the bank statement. */
  @prop({ type: () => String, required: true })
  description: string;

  /** The page of the portal that the payer comes back to. */
  @prop({ type: () => String })
  returnPage?: string;

  /** Cents. */
  @prop({ type: () => Number, required: true })
  amount: number;

  /** Cents that the bank had paid of it when this was asked. */
  @prop({ type: () => Number, default: 0 })
  paidBefore: number;

  /** Of the provider. */
  @prop({ type: () => String })
  linkId?: string;

  @prop({ type: () => String })
  url?: string;

  /** In the address that the provider calls. */
  @prop({ type: () => String, required: true })
  token: string;

  @prop({ type: () => String, default: 'asking' })
  state: PaymentRequestState;

  /** YYYY-MM-DD. */
  @prop({ type: () => String })
  paidOn?: string | null;

  /** It was paid already in another way, or was owed no longer. */
  @prop({ type: () => Boolean, default: false })
  twice: boolean;

  /** It was paid, but does not count: another amount than was asked, or by somebody who is anonymised. */
  @prop({ type: () => Boolean })
  uncounted?: boolean;

  /** It pays what was asked: it was of that amount, and the area that keeps it did not have it from elsewhere. */
  @prop({ type: () => Boolean, default: false })
  counts: boolean;

  /** Cents that the provider tells were paid. */
  @prop({ type: () => Number })
  paidAmount?: number | null;

  /** Cents of it that were given back or charged back. */
  @prop({ type: () => Number })
  undoneAmount?: number;

  /** The day that was heard of, YYYY-MM-DD. */
  @prop({ type: () => String })
  undoneOn?: string | null;

  /** When the provider was last asked what became of its payment. */
  @prop({ type: () => Date })
  checkedAt?: Date;

  /** Somebody has looked at what is odd about it: their name. */
  @prop({ type: () => String })
  seenBy?: string | null;
}

/** What a request pays of each thing. */
export function sharesOf({
  thing,
  amount,
  shares = [],
}: Pick<PaymentRequest, 'thing' | 'amount' | 'shares'>): PaymentShare[] {
  return shares.length > 0 ? shares : [{ thing, amount }];
}

export const PaymentRequestModel = modelOf(PaymentRequest, { isMoney: true, isPersonal: true });
