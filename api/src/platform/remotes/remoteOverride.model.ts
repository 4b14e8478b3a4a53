import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';

/** A remote on the machine of an Admin, which that Admin alone gets instead of the portal's. */
@modelOptions({ schemaOptions: { collection: 'remoteOverrides', versionKey: false } })
export class RemoteOverride {
  /** The id of the Admin. */
  @prop({ type: () => String, required: true })
  _id: string;

  @prop({ type: () => String, required: true })
  area: string;

  /** The address of its manifest, on localhost. */
  @prop({ type: () => String, required: true })
  entry: string;

  @prop({ type: () => Date, required: true })
  at: Date;
}

export const RemoteOverrideModel = getModelForClass(RemoteOverride);
