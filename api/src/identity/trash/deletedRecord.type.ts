import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

/** Something in the trash. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Something in the trash.' })
export class DeletedRecord {
  @Field(() => ID, { description: 'Of the record; of what was inside one, of its place in the trash.' })
  id: string;

  @Field({ description: 'What kind it is; goes along when it is restored.' })
  entity: string;

  @Field({ description: 'The same in Dutch.' })
  label: string;

  @Field({ description: 'Which one it is.' })
  title: string;

  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedAt: Date;

  @Field({ description: 'The name of that moment.' })
  deletedBy: string;

  @Field(() => GraphQLDateTime, { description: 'After this moment it goes for good.' })
  until: Date;
}

/** A kind of thing that can lie in the trash. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A kind of thing that can lie in the trash.' })
export class DeletedKind {
  @Field({ description: 'What kind it is, as in `entity` of a deleted record.' })
  entity: string;

  @Field({ description: 'In Dutch.' })
  label: string;
}
