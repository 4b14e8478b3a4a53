import { modelOptions, prop } from '@typegoose/typegoose';

import { RevisedRecord } from '../../platform/database/revisedRecord';
import { modelOf } from '../../platform/records/modelOf';
import { NotificationDelivery } from './notification.enums';

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
