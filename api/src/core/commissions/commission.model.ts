import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int, ObjectType } from 'type-graphql';

/** A committee (spec 1-portal.md, section 3). Its chair and members are derived from the users' permissions. */
@ObjectType({ simpleResolvers: true, description: 'A committee of the foundation.' })
@modelOptions({ schemaOptions: { collection: 'commissions', versionKey: false } })
@index({ index: 1 }, { unique: true })
export class Commission {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => Int, { description: 'The number the committee is known by; unique.' })
  @prop({ type: () => Number, required: true })
  index: number;
}

export const CommissionModel = getModelForClass(Commission);
