import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { NotificationDelivery, NotificationKind } from './notificationSources';

/** How somebody is told of each kind; of what is absent the default counts. */
@modelOptions({ schemaOptions: { _id: false } })
class NotificationChoices {
  @prop({ type: () => String, enum: NotificationDelivery })
  assigned?: NotificationDelivery;

  @prop({ type: () => String, enum: NotificationDelivery })
  asked?: NotificationDelivery;

  @prop({ type: () => String, enum: NotificationDelivery })
  decided?: NotificationDelivery;

  @prop({ type: () => String, enum: NotificationDelivery })
  due?: NotificationDelivery;

  @prop({ type: () => String, enum: NotificationDelivery })
  expiring?: NotificationDelivery;
}

/** What somebody chose about being told; made by the first choice, or by the first mail. */
@modelOptions({ schemaOptions: { collection: 'notificationSettings', versionKey: false } })
export class NotificationSettings extends RevisedRecord {
  /** The id of the account. */
  @prop({ type: () => String })
  _id: string;

  id: string;

  @prop({ type: () => NotificationChoices })
  choices?: NotificationChoices;

  /** What the links in mails are signed with, by which mail is ended without signing in. */
  @prop({ type: () => String })
  optOutSecret?: string;
}

export const NotificationSettingsModel = modelOf(NotificationSettings, { isPersonal: true });

/** How somebody is told of one kind. */
@AnswerType('How somebody is told of one kind.')
class NotificationChoice {
  @Field(() => NotificationKind)
  kind: NotificationKind;

  @Field(() => NotificationDelivery)
  delivery: NotificationDelivery;
}

/** What one chose about being told. */
@AnswerType('How one is told of what.', 'NotificationSettings')
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
