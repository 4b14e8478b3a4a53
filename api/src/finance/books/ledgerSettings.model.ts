import { modelOptions, prop } from '@typegoose/typegoose';
import { Field } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** To which committee the money of a source goes. */
@AnswerType('To which committee the money of a source goes.')
@modelOptions({ schemaOptions: { _id: false } })
export class LedgerAssignment {
  @Field({ description: 'The source: invoice, clubContribution …' })
  @prop({ type: () => String, required: true })
  kind: string;

  @Field({ description: 'The index of a workgroup.' })
  @prop({ type: () => String, required: true })
  wg: string;
}

/** The period of a year, and to which of its committees the sources go. */
@modelOptions({ schemaOptions: { _id: false } })
export class LedgerPeriod {
  @prop({ type: () => String, required: true })
  yearId: string;

  /** YYYY-MM-DD. */
  @prop({ type: () => String, required: true })
  from: string;

  /** YYYY-MM-DD, included. */
  @prop({ type: () => String, required: true })
  until: string;

  @prop({ type: () => [LedgerAssignment], default: [] })
  assignments: LedgerAssignment[];
}

/** The one record of the settings. */
export const LEDGER = 'ledger';

/** The periods of all years: in one record, so that no two can come to overlap. */
@modelOptions({ schemaOptions: { collection: 'ledgerSettings', versionKey: false } })
export class LedgerSettings extends RevisedRecord {
  @prop({ type: () => String })
  _id: string;

  @prop({ type: () => [LedgerPeriod], default: [] })
  periods: LedgerPeriod[];
}

export const LedgerSettingsModel = modelOf(LedgerSettings, { isMoney: true });
