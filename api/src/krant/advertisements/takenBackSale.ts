import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { AdvColor, AdvPaymentMethod, AdvType } from '../krant.enums';
import { AdSignature } from './adSignature';

/** A sale that was taken back, with what the editors had made of it: so that it can be undone. */
@AnswerType('A sale that was taken back, as it was.')
@modelOptions({ schemaOptions: { _id: false } })
export class TakenBackSale {
  @Field(() => Int, { description: 'Cents.' })
  @prop({ type: () => Number, required: true })
  advPrice: number;

  @Field({ description: 'Width x height in cm: 8,5x3,5.' })
  @prop({ type: () => String, required: true })
  advFormat: string;

  @Field(() => AdvColor, { description: 'The colour.' })
  @prop({ type: () => String, enum: AdvColor, required: true })
  advColor: AdvColor;

  @Field(() => AdvPaymentMethod, { nullable: true, description: 'How it was to be paid; null: not chosen.' })
  @prop({ type: () => String, enum: AdvPaymentMethod })
  advPaymentMethod?: AdvPaymentMethod | null;

  @prop({ type: () => String, enum: AdvType })
  advType?: AdvType | null;

  @prop({ type: () => Boolean, default: false })
  readyForEditing: boolean;

  @prop({ type: () => Boolean, default: false })
  readyForPlacement: boolean;

  @Field({ description: "'': it was on none." })
  @prop({ type: () => String, default: '' })
  placedOnPage: string;

  @Field({ description: "'': it was nobody's." })
  @prop({ type: () => String, default: '' })
  assigned: string;

  @prop({ type: () => AdSignature })
  signature?: AdSignature | null;

  @prop({ type: () => Date })
  soldAt?: Date | null;

  @Field({ description: 'Who took it back.' })
  @prop({ type: () => String, required: true })
  by: string;

  @Field(() => GraphQLDateTime, { description: 'When it was taken back.' })
  @prop({ type: () => Date, required: true })
  at: Date;
}
