import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { LoggedRecord, RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { AdCategory } from '../adCategories';

/** Pages of a newspaper, when nothing else is chosen. */
export const NORMAL_PAGES = 32;

/** An edition of the newspaper. Which one is active: see KrantState. */
@AnswerType('An edition of the newspaper.')
@modelOptions({ schemaOptions: { collection: 'paperEditions', versionKey: false } })
@index({ slug: 1 }, { unique: true })
export class PaperEdition extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  /** The letters and digits of the title in lower case: no two editions have the same folders. */
  @prop({ type: () => String, required: true })
  slug: string;

  @Field(() => Int, { description: 'How many pages it has: 4 to 200, a multiple of 4.' })
  @prop({ type: () => Number, default: NORMAL_PAGES })
  pageCount: number;

  @Field({ description: 'An invoice was made for it: its title, which is in their numbers, stays.' })
  @prop({ type: () => Boolean, default: false })
  invoiced: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The last day (yyyy-mm-dd) for what is to be printed; null: none is set, and nobody is reminded.',
  })
  @prop({ type: () => String, default: null })
  materialBy?: string | null;

  @Field(() => String, {
    description: "What stands in the confirmation of a sale, such as when it can be cancelled; '': nothing.",
  })
  @prop({ type: () => String, default: '' })
  conditions: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'So many days after it was sent a proof without an answer counts as seen; null: it never does.',
  })
  @prop({ type: () => Number, default: null })
  proofDays?: number | null;

  /** Its price table, by price; absent in what earlier versions stored: see `pricesOf`. */
  @prop({ type: () => [AdCategory], default: undefined })
  prices?: AdCategory[];

  /** When somebody began to make it the active one: it is not deleted at that moment. */
  @prop({ type: () => Date })
  activating?: Date | null;

  /** The job that last made its invoices. */
  @prop({ type: () => String })
  generationId?: string | null;

  /** The job that last sent its invoices, with the message that goes along. */
  @prop({ type: () => String })
  sendingId?: string | null;

  @prop({ type: () => String })
  sendingMessage?: string | null;
}

export const PaperEditionModel = modelOf(PaperEdition, { inTrash: 'record' });

/**
 * The one document for what the newspaper has only one of: which edition is active, so that activating one is one write
 * and two can never be; which are in their sale season; and the names of the editors.
 */
@AnswerType('The settings of the newspaper.', 'KrantSettings')
@modelOptions({ schemaOptions: { collection: 'krantState', versionKey: false } })
export class KrantState extends RevisedRecord {
  @prop({ type: () => String })
  _id: string;

  @Field(() => ID, { description: 'Always the same: there is one of them.' })
  id: string;

  @prop({ type: () => String })
  activeEditionId?: string | null;

  @prop({ type: () => [String], default: [] })
  inSale: string[];

  @Field(() => [String], { description: 'The names to which advertisements can be assigned.' })
  @prop({ type: () => [String], default: [] })
  editors: string[];
}

export const KrantStateModel = modelOf(KrantState);
