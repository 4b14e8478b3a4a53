import { createHash, randomBytes } from 'node:crypto';

import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';

const HOUR = 3_600_000;
/** How long a session lasts without use. */
export const SESSION_LIFETIME = 12 * HOUR;
/** How long after signing in it ends however much it is used. */
export const SESSION_MAX_AGE = 30 * 24 * HOUR;
/** How long after the last renewal a request renews it again: not every request is worth a write. */
export const RENEW_AFTER = HOUR / 12;
/** How long a browser is known after somebody signed in with it. */
export const DEVICE_LIFETIME = 365 * 24 * HOUR;

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

describeEnum({ SessionEnd }, 'Why a session ended.', {
  expired: 'Not used for 12 hours.',
  signedOut: 'Signed out, in another window of the same browser.',
  passwordChanged: 'A new password was chosen on another device.',
  passwordReset: 'A new password was chosen with a mailed link.',
  removed: 'The account is gone.',
  deactivated: 'The account was closed.',
  ended: 'Ended from another device, by its user or an Admin.',
  tooOld: 'Signed in 30 days ago.',
});

/** A session that ended before its time, so that its page can say why. Swept after a month. */
@modelOptions({ schemaOptions: { collection: 'endedSessions', versionKey: false } })
@index({ tokenHash: 1 }, { unique: true })
@index({ endedAt: 1 })
class EndedSession {
  /** SHA-256 of its token. */
  @prop({ type: () => String, required: true })
  tokenHash: string;

  @prop({ type: () => String, enum: SessionEnd, required: true })
  end: SessionEnd;

  @prop({ type: () => Date, required: true })
  endedAt: Date;
}

export const EndedSessionModel = getModelForClass(EndedSession);

/** That somebody signed in with a browser, so that attempts of strangers cannot keep them out there. */
@modelOptions({ schemaOptions: { collection: 'knownDevices', versionKey: false } })
@index({ mark: 1 }, { unique: true })
@index({ usedAt: 1 })
class KnownDevice {
  /** SHA-256 of the token of the browser's cookie with the address of the person: of others it tells nothing. */
  @prop({ type: () => String, required: true })
  mark: string;

  @prop({ type: () => Date, required: true })
  usedAt: Date;
}

export const KnownDeviceModel = getModelForClass(KnownDevice);

@AnswerType('A device on which somebody is signed in.')
export class OpenSession {
  @Field(() => ID)
  id: string;

  @Field({ description: "Browser and system, such as 'Chrome op Windows'; empty when not known." })
  device: string;

  @Field({ description: 'The network address it signed in from; empty when not known.' })
  address: string;

  @Field({ description: 'When somebody signed in.' })
  startedAt: Date;

  @Field({ description: 'A few minutes precise.' })
  usedAt: Date;

  @Field({ description: 'The one that asks.' })
  isCurrent: boolean;
}

/** A new secret for a cookie or a link: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
