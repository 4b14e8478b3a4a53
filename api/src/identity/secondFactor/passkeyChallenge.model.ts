import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';

/** What a passkey is asked to sign, once. Swept after a day: the engine has no TTL. */
@modelOptions({ schemaOptions: { collection: 'passkeyChallenges', versionKey: false } })
@index({ hash: 1 }, { unique: true })
@index({ expiresAt: 1 })
class PasskeyChallenge {
  /** SHA-256; who reads the database cannot answer it. */
  @prop({ type: () => String, required: true })
  hash: string;

  /** Who adds a passkey; null: somebody signs in. */
  @prop({ type: () => String, default: null })
  userId: string | null;

  @prop({ type: () => Date, required: true })
  expiresAt: Date;
}

export const PasskeyChallengeModel = getModelForClass(PasskeyChallenge);
