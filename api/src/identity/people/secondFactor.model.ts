import { modelOptions, prop, getModelForClass, index } from '@typegoose/typegoose';

/** An authenticator app that somebody signs in with, and its recovery codes. */
@modelOptions({ schemaOptions: { _id: false } })
export class Authenticator {
  /** Base32; as it is, because every code is computed from it. */
  @prop({ type: () => String, required: true })
  secret: string;

  /** The 30 seconds of the last code that counted: none counts twice. */
  @prop({ type: () => Number, required: true })
  lastStep: number;

  /** SHA-256 of each recovery code that is left. */
  @prop({ type: () => [String], required: true })
  recoveryHashes: string[];

  @prop({ type: () => Date, required: true })
  createdAt: Date;
}

/** An authenticator app that does not count until a first code came from it. */
@modelOptions({ schemaOptions: { _id: false } })
export class NewAuthenticator {
  @prop({ type: () => String, required: true })
  secret: string;

  @prop({ type: () => Date, required: true })
  expiresAt: Date;
}

/** A key in somebody's device or password manager, by which they sign in without a password. */
@modelOptions({ schemaOptions: { _id: false } })
export class StoredPasskey {
  /** By which it is removed. */
  @prop({ type: () => String, required: true })
  id: string;

  /** As the browser calls it; base64url. */
  @prop({ type: () => String, required: true })
  credentialId: string;

  /** COSE, base64url. */
  @prop({ type: () => String, required: true })
  publicKey: string;

  /** How often it has signed, for devices that count; it never goes back. */
  @prop({ type: () => Number, required: true })
  counter: number;

  @prop({ type: () => [String], default: [] })
  transports: string[];

  /** What its owner calls it. */
  @prop({ type: () => String, required: true })
  name: string;

  @prop({ type: () => Date, required: true })
  createdAt: Date;

  @prop({ type: () => Date })
  usedAt?: Date;
}

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
