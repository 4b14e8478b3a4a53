import { modelOptions, prop } from '@typegoose/typegoose';

import { modelOf } from '../../platform/records/modelOf';

/**
 * The newest balance that a statement told of an account, in one currency: what the next statement goes on from; and the
 * oldest.
 */
@modelOptions({ schemaOptions: { collection: 'bankBalances', versionKey: false } })
export class BankBalance {
  /** `<iban>:<currency>`. */
  @prop({ type: () => String })
  _id: string;

  /** YYYY-MM-DD. */
  @prop({ type: () => String, required: true })
  date: string;

  /** Cents. */
  @prop({ type: () => Number, required: true })
  amount: number;

  /** The day from which the lines are known, YYYY-MM-DD; absent when no statement told of its opening balance. */
  @prop({ type: () => String })
  openingDate?: string;

  /** Cents: what there was at the beginning of that day. */
  @prop({ type: () => Number })
  openingAmount?: number;
}

export const BankBalanceModel = modelOf(BankBalance, { isMoney: true });
