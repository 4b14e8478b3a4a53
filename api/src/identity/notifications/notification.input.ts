import { ArrayMaxSize, IsMongoId, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { PageArgs } from '../../platform/graphql/connection';
import { NotificationDelivery, NotificationKind } from './notificationSources';

/** So many are marked at once. */
const MOST = 100;
const LONGEST_TOKEN = 200;

/** A part of one's own inbox. */
@ArgsType()
export class NotificationArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: 'Leaves out what was read.' })
  unreadOnly?: boolean | null;
}

@ArgsType()
export class MarkReadArgs {
  @Field(() => [ID], { description: 'At most 100.' })
  @ArrayMaxSize(MOST, { message: 'Dit zijn er te veel' })
  @IsMongoId({ each: true, message: 'Deze melding bestaat niet' })
  ids: string[];
}

/** How one wants to be told of one kind. */
@InputType({ description: 'How somebody wants to be told of one kind.' })
export class NotificationChoiceInput {
  @Field(() => NotificationKind, { description: 'The kind that is chosen for.' })
  kind: NotificationKind;

  @Field(() => NotificationDelivery)
  delivery: NotificationDelivery;
}

@ArgsType()
export class NotificationSettingsArgs {
  @Field(() => Int)
  revision: number;

  @Field(() => [NotificationChoiceInput], { description: 'What is left out stays as it is.' })
  @ArrayMaxSize(MOST, { message: 'Dit zijn er te veel' })
  choices: NotificationChoiceInput[];
}

@ArgsType()
export class OptOutArgs {
  @Field({ description: 'The secret of the link in a mail.' })
  @MaxLength(LONGEST_TOKEN, { message: 'Deze link bestaat niet (meer).' })
  token: string;
}
