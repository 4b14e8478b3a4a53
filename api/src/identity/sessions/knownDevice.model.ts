import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';

/** That somebody signed in with a browser, so that attempts of strangers cannot keep them out there. */
@modelOptions({ schemaOptions: { collection: 'knownDevices', versionKey: false } })
@index({ mark: 1 }, { unique: true })
@index({ usedAt: 1 })
export class KnownDevice {
  /** SHA-256 of the token of the browser's cookie with the address of the person: of others it tells nothing. */
  @prop({ type: () => String, required: true })
  mark: string;

  @prop({ type: () => Date, required: true })
  usedAt: Date;
}

export const KnownDeviceModel = getModelForClass(KnownDevice);
