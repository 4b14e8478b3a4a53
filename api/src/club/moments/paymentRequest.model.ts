import { index, modelOptions, prop } from '@typegoose/typegoose';

import { modelOf } from '../../platform/database/modelOf';

/** asking: the provider is being asked for a link. open: can be paid. paid: was paid. closing, closed: the letter is gone and so, soon, is the link. */
export type PaymentRequestState = 'asking' | 'open' | 'paid' | 'closing' | 'closed';

/**
 * The personal payment link of one member in one contact moment, made by one run: what an earlier run asked may have been
 * another amount. It outlives the moment: who pays by an old letter has paid.
 */
@modelOptions({ schemaOptions: { collection: 'clubPaymentRequests', versionKey: false } })
@index({ momentId: 1, memberId: 1, workId: 1 }, { unique: true })
@index({ state: 1, workId: 1 })
@index({ linkId: 1 }, { unique: true, sparse: true })
@index({ token: 1 }, { unique: true })
@index({ memberId: 1 })
export class PaymentRequest {
  id: string;

  @prop({ type: () => String, required: true })
  momentId: string;

  @prop({ type: () => String, required: true })
  memberId: string;

  /** The run that made its letter. */
  @prop({ type: () => String, required: true })
  workId: string;

  @prop({ type: () => Number, required: true })
  year: number;

  /** Cents. */
  @prop({ type: () => Number, required: true })
  amount: number;

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

  /** The year was paid already in another way. */
  @prop({ type: () => Boolean, default: false })
  twice: boolean;

  /** It was paid, but is no paid year: another amount than was asked, or by somebody who is anonymised. */
  @prop({ type: () => Boolean })
  uncounted?: boolean;

  /** Cents that the provider tells were paid. */
  @prop({ type: () => Number })
  paidAmount?: number | null;
}

export const PaymentRequestModel = modelOf(PaymentRequest, { isMoney: true, isPersonal: true });
