import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { modelOf } from '../records/modelOf';
import { Allow, inherit } from '../schema/allow';

/** An address that mail servers refused for good: after three mails nothing is sent to it any more. */
@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'An address that mail servers refused for good, and that gets no mail.',
})
@modelOptions({ schemaOptions: { collection: 'refusedAddresses', versionKey: false } })
@index({ address: 1 }, { unique: true })
export class RefusedAddress {
  @Field(() => ID, { description: 'The id, to resume it by.' })
  id: string;

  /** In small letters. */
  @Field({ description: 'The e-mail address, in small letters.' })
  @prop({ type: () => String, required: true })
  address: string;

  /** The jobs of the mails that were refused, each once. */
  @prop({ type: () => [String], required: true, default: [] })
  mails: string[];

  @Field(() => Int, { description: 'What the mail server said last, such as 550.' })
  @prop({ type: () => Number, required: true })
  lastCode: number;

  @Field(() => GraphQLDateTime, { description: 'When it was refused last.' })
  @prop({ type: () => Date, required: true })
  lastAt: Date;

  /** Whether one of them was taken first, and came back later. */
  @prop({ type: () => Boolean })
  hasBounced?: boolean;

  /** Whether mail to it stops. */
  @prop({ type: () => Boolean, required: true })
  isPaused: boolean;
}

export const RefusedAddressModel = modelOf(RefusedAddress, { isPersonal: true });
