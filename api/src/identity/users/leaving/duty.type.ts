import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../../platform/schema/allow';
import { OptionalText } from '../../../platform/text/inputFields';
import { Person } from '../../people/people.loaders';
import { User } from '../../people/user.model';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What somebody has under their care, of one kind.' })
export class UserDuty {
  @Field(() => ID, { description: 'Of the kind; the same for everybody.' })
  key: string;

  @Field({ description: 'Dutch.' })
  title: string;

  @Field(() => Int, { description: 'How many there are.' })
  count: number;

  @Field(() => [String], { description: 'Each in a few words.' })
  items: string[];

  @Field(() => [Person], { description: 'Who can take it over, by name.' })
  candidates: Person[];

  @Field({ description: 'False: it stays theirs, and is only told of.' })
  isHandedOver: boolean;

  @Field({ description: 'What becomes of it when nobody is chosen, in Dutch.' })
  otherwise: string;
}

@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'What was somebody’s before the account was closed, and is nobody’s since, of one kind.',
})
export class UserReturn {
  @Field(() => ID, { description: 'Of the kind, as in `giveBack` of reactivateUser.' })
  key: string;

  @Field({ description: 'Dutch.' })
  title: string;

  @Field(() => Int, { description: 'How many there are.' })
  count: number;

  @Field(() => [String], { description: 'Each in a few words.' })
  items: string[];
}

@InputType({ description: 'Who gets what somebody has under their care, of one kind.' })
export class HandOverInput {
  @Field(() => ID, { description: 'The `key` of a duty of userDuties.' })
  @OptionalText()
  key: string;

  @Field(() => ID, { nullable: true, description: 'null: what `otherwise` says.' })
  @OptionalText()
  to?: string | null;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What could not be handed over.' })
export class NotHandedOver {
  @Field({ description: 'Dutch: what it is.' })
  title: string;

  @Field({ description: 'Dutch.' })
  reason: string;
}

@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'A deactivated account, and what could not be handed over.',
})
export class Deactivated {
  @Field(() => User, { description: 'The account, closed.' })
  user: User;

  @Field(() => [NotHandedOver], { description: 'What could not be handed over; empty: all was.' })
  notHandedOver: NotHandedOver[];
}
