import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';

/** What was counted for a key of a limit; written by rate-limiter-flexible, swept here: the engine has no TTL. */
@modelOptions({ schemaOptions: { collection: 'rateLimits', versionKey: false } })
@index({ key: 1 }, { unique: true })
@index({ expire: 1 })
class RateLimitCount {
  /** Name of the limit and hash of who or what is counted: no address is stored. */
  @prop({ type: () => String, required: true })
  key: string;

  @prop({ type: () => Number, required: true })
  points: number;

  @prop({ type: () => Date })
  expire?: Date;
}

export const RateLimitModel = getModelForClass(RateLimitCount);

/** Forgets what no longer counts. */
export async function sweepRateLimits(): Promise<void> {
  await RateLimitModel.deleteMany({ expire: { $lt: new Date() } });
}
