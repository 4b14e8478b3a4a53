import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { MergeableRecord } from '../../identity/doubles/merge';
import { byLastDigit } from '../../platform/database/reading/blockSums';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** Somebody who gets invoices. An invoice keeps what it was issued with. */
@AnswerType('Somebody who gets invoices. An invoice keeps what it was issued with.')
@modelOptions({ schemaOptions: { collection: 'customers', versionKey: false } })
@index({ sortName: 1, _id: 1 })
@index({ 'merge.into': 1 }, { sparse: true })
@index({ 'merge.step': 1 }, { sparse: true })
export class Customer extends MergeableRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "Street and house number; '': not known." })
  @prop({ type: () => String, default: '' })
  address: string;

  @Field({ description: 'With the town.' })
  @prop({ type: () => String, default: '' })
  postalCode: string;

  @Field({ description: "The e-mail address; '': not known." })
  @prop({ type: () => String, default: '' })
  email: string;

  @Field({ description: "The telephone number; '': not known." })
  @prop({ type: () => String, default: '' })
  phone: string;

  /** For order and to find doubles: without accents and capitals. */
  @prop({ type: () => String, required: true })
  sortName: string;

  @prop({ type: () => String, default: '' })
  searchText: string;

  /** Removed: only the name is left, for the invoices. */
  @prop({ type: () => Boolean, default: false })
  deleted: boolean;
}

export const CustomerModel = modelOf(Customer, {
  isPersonal: true,
  erasedBy: 'deleted',
  inTrash: 'parts',
  searchedBy: 'searchText',
  blockOf: byLastDigit,
});
