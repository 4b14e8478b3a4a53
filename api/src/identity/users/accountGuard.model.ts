import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';

/** What somebody must always be. */
export type Guarded = 'admins' | 'userManagers';

/**
 * Who is an Admin, and who manages users, in one document each: so that two who take it from each other at the same
 * moment meet in one write. The accounts decide who may; this only keeps the last one.
 */
@modelOptions({ schemaOptions: { collection: 'accountGuards', versionKey: false } })
class AccountGuard {
  @prop({ type: () => String, required: true })
  _id: Guarded;

  @prop({ type: () => [String], default: [] })
  holders: string[];

  @prop({ type: () => Date, required: true })
  changedAt: Date;
}

export const AccountGuardModel = getModelForClass(AccountGuard);
