import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { registerEnumType } from 'type-graphql';

/** Why there is no session any more. */
export enum SessionEnd {
  expired = 'expired',
  signedOut = 'signedOut',
  passwordChanged = 'passwordChanged',
  passwordReset = 'passwordReset',
  removed = 'removed',
  deactivated = 'deactivated',
  ended = 'ended',
  tooOld = 'tooOld',
}

registerEnumType(SessionEnd, {
  name: 'SessionEnd',
  description: 'Why a session ended.',
  valuesConfig: {
    expired: { description: 'Not used for 12 hours.' },
    signedOut: { description: 'Signed out, in another window of the same browser.' },
    passwordChanged: { description: 'A new password was chosen on another device.' },
    passwordReset: { description: 'A new password was chosen with a mailed link.' },
    removed: { description: 'The account is gone.' },
    deactivated: { description: 'The account was closed.' },
    ended: { description: 'Ended from another device, by its user or an Admin.' },
    tooOld: { description: 'Signed in 30 days ago.' },
  },
});

/** A session that ended before its time, so that its page can say why. Swept after a month. */
@modelOptions({ schemaOptions: { collection: 'endedSessions', versionKey: false } })
@index({ tokenHash: 1 }, { unique: true })
@index({ endedAt: 1 })
export class EndedSession {
  /** SHA-256 of its token. */
  @prop({ type: () => String, required: true })
  tokenHash: string;

  @prop({ type: () => String, enum: SessionEnd, required: true })
  end: SessionEnd;

  @prop({ type: () => Date, required: true })
  endedAt: Date;
}

export const EndedSessionModel = getModelForClass(EndedSession);
