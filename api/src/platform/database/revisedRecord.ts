import { prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

import type { Revised } from './updateAtRevision';

/** The fields of a record that people edit, for its class to extend. */
@ObjectType({ simpleResolvers: true })
export abstract class RevisedRecord implements Revised {
  @Field(() => Int, { description: 'Goes up at every change; an edit sends the one it read.' })
  @prop({ type: () => Number, default: 1 })
  revision: number;

  @prop({ type: () => String })
  modifiedBy?: string;

  @Field(() => String, { nullable: true, description: 'Who changed it last.' })
  @prop({ type: () => String })
  modifiedByName?: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last changed; null: not since it was added.',
  })
  @prop({ type: () => Date })
  modifiedAt?: Date;
}
