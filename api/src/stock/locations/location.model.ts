import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** Where new products come in; it always exists. */
export const GENERAL = 'Algemeen';

/** Titles are unique, capitals aside. */
export const TITLE_COLLATION = { locale: 'nl', strength: 2 } as const;

/** A place where stock is. What lies there is in the products. */
@AnswerType('A place where stock is.')
@modelOptions({ schemaOptions: { collection: 'stockLocations', versionKey: false } })
@index({ title: 1 }, { unique: true, collation: TITLE_COLLATION })
export class StockLocation extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field({ description: 'Not for the webshop: what lies here is not offered there.' })
  @prop({ type: () => Boolean, default: false })
  internal: boolean;

  @Field({ description: 'Nothing goes in or out, and what lies here is not offered in the webshop.' })
  @prop({ type: () => Boolean, default: false })
  locked: boolean;
}

export const StockLocationModel = modelOf(StockLocation);

@AnswerType('How many of a product lie in a place.')
export class LocationProduct {
  @Field(() => ID)
  productId: string;

  @Field({ description: 'The title of the product.' })
  title: string;

  @Field(() => Int, { description: 'How many lie there, those kept apart for orders too.' })
  amount: number;
}
