import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';

/** Until when a source of news was read. */
@modelOptions({ schemaOptions: { collection: 'notificationProgress', versionKey: false } })
export class NotificationProgress {
  /** The key of the source. */
  @prop({ type: () => String })
  _id: string;

  @prop({ type: () => Date, required: true })
  until: Date;
}

export const NotificationProgressModel = getModelForClass(NotificationProgress);
