import { index, modelOptions, prop } from '@typegoose/typegoose';

import { modelOf } from '../../platform/records/modelOf';

/** What a closed year came to for one committee, in cents. */
@modelOptions({ schemaOptions: { _id: false } })
export class ClosedTotal {
  /** The number of the committee. */
  /** Its number; '': what went to no committee. */
  @prop({ type: () => String, default: '' })
  wg: string;

  @prop({ type: () => Number, required: true })
  income: number;

  @prop({ type: () => Number, required: true })
  expenses: number;
}

/**
 * The ledger of a year as it was when the year went to the archive. It never changes; a year that was taken out of the
 * archive and goes there again gets another.
 */
@modelOptions({ schemaOptions: { collection: 'ledgerClosings', versionKey: false } })
@index({ yearId: 1, _id: -1 })
export class LedgerClosing {
  id: string;

  @prop({ type: () => String, required: true })
  yearId: string;

  @prop({ type: () => String })
  from?: string | null;

  @prop({ type: () => String })
  until?: string | null;

  /** The entries as JSON, gzipped: one record holds a year of whatever size. */
  @prop({ type: () => Buffer, required: true })
  entries: Buffer;

  /** The annual accounts as JSON, gzipped; absent: the year had no period, or was closed before they were kept. */
  @prop({ type: () => Buffer })
  accounts?: Buffer | null;

  @prop({ type: () => Number, required: true })
  count: number;

  /** Cents, of all entries: what the year came to. */
  @prop({ type: () => Number, required: true })
  result: number;

  /** The entries added up by committee: the list of years does not unpack them. */
  @prop({ type: () => [ClosedTotal], required: true })
  totals: ClosedTotal[];

  /** Of the entries before they were packed, hex. */
  @prop({ type: () => String, required: true })
  sha256: string;

  @prop({ type: () => String, required: true })
  closedByName: string;

  @prop({ type: () => Date, required: true })
  closedAt: Date;
}

export const LedgerClosingModel = modelOf(LedgerClosing);
