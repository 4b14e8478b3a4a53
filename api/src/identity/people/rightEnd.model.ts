import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

/** The end of one right of a user: until then they hold it, after that it does not count. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'The end of one right.' })
@modelOptions({ schemaOptions: { _id: false } })
export class RightEnd {
  @Field({ description: "A permission id, or a committee id; followed by '-vz' for its chair." })
  @prop({ type: () => String, required: true })
  right: string;

  @Field({ description: 'The last day on which it counts, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  lastDay: string;

  /** When the administrators were told that it comes to its end. */
  @prop({ type: () => Date })
  announcedAt?: Date | null;
}
