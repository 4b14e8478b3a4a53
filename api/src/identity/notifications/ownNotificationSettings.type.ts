import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';
import { NotificationDelivery, NotificationKind } from './notification.enums';

/** How somebody is told of one kind. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'How somebody is told of one kind.' })
export class NotificationChoice {
  @Field(() => NotificationKind)
  kind: NotificationKind;

  @Field(() => NotificationDelivery)
  delivery: NotificationDelivery;
}

/** What one chose about being told. */
@Allow(inherit)
@ObjectType('NotificationSettings', { simpleResolvers: true, description: 'How one is told of what.' })
export class OwnNotificationSettings {
  @Field(() => ID, { description: 'Of the account.' })
  id: string;

  @Field(() => Int, {
    description: 'Goes up at every change, also by a link in a mail; 0: nothing was chosen yet.',
  })
  revision: number;

  @Field(() => [NotificationChoice], { description: 'Of each kind.' })
  choices: NotificationChoice[];

  @Field({ description: 'Where mail goes.' })
  email: string;

  @Field({ description: 'That address refused three mails for good, so that none is sent there.' })
  isMailPaused: boolean;
}
