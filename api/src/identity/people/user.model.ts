import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { byLastDigit } from '../../platform/database/reading/blockSums';
import type { Revised } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import type { PermissionId } from '../catalogue/catalogue';
import { Permission, Role } from '../catalogue/permission.enum';
import { Tour } from '../catalogue/tour.enum';
import { ApiToken } from './apiToken.model';
import { Authenticator, NewAuthenticator, StoredPasskey } from './secondFactor.model';

/** The end of one right of a user: until then they hold it, after that it does not count. */
@AnswerType('The end of one right.')
@modelOptions({ schemaOptions: { _id: false } })
export class RightEnd {
  @Field({ description: "A permission id, or a committee id; followed by '-vz' for its chair." })
  @prop({ type: () => String, required: true })
  right: string;

  @Field({ description: 'The last day on which it counts, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  lastDay: string;

  /** When the administrators were told that it comes to its end. */
  @prop({ type: () => Date })
  announcedAt?: Date | null;
}

@AnswerType('What a user may see and do.')
@modelOptions({ schemaOptions: { _id: false } })
export class UserPermissions {
  @Field(() => [Permission], { description: 'General permission ids, groups included.' })
  @prop({ type: () => [String], default: [] })
  general: PermissionId[];

  @Field(() => [String], { description: "Committee ids; followed by '-vz' for the chair." })
  @prop({ type: () => [String], default: [] })
  commissions: string[];

  /** Of rights that are held; what stands here no more has no end. */
  @prop({ type: () => [RightEnd], default: undefined })
  ends?: RightEnd[];
}

@modelOptions({ schemaOptions: { _id: false } })
class PasswordReset {
  /** SHA-256 of the token; the token itself is only in the browser's cookie, or in the mail. */
  @prop({ type: () => String, required: true })
  tokenHash: string;

  @prop({ type: () => Date, required: true })
  expiresAt: Date;
}

/** A device on which somebody is signed in. */
@modelOptions({ schemaOptions: { _id: false } })
export class Session extends PasswordReset {
  /** By which it is ended; no secret. */
  @prop({ type: () => String, required: true })
  id: string;

  /** Such as 'Chrome op Windows'; empty when not known. */
  @prop({ type: () => String, default: '' })
  device: string;

  /** The network address it signed in from; empty when not known. */
  @prop({ type: () => String, default: '' })
  address: string;

  @prop({ type: () => Date, required: true })
  startedAt: Date;

  /** A few minutes precise: written with the renewal. */
  @prop({ type: () => Date, required: true })
  usedAt: Date;

  /** The id of the user as whom its Admin looks at the portal, while they do. */
  @prop({ type: () => String })
  viewing?: string;
}

@modelOptions({ schemaOptions: { _id: false } })
class EmailChange {
  /** Lower case; not unique here: whoever confirms first has it. */
  @prop({ type: () => String, required: true })
  email: string;

  /** SHA-256 of the token of its link; absent until the mail is made. */
  @prop({ type: () => String })
  tokenHash?: string;

  @prop({ type: () => Date, required: true })
  expiresAt: Date;
}

/** Of somebody who has no password yet. */
@modelOptions({ schemaOptions: { _id: false } })
export class Invitation {
  /** SHA-256 of the token of its link; absent until the mail is made. */
  @prop({ type: () => String })
  tokenHash?: string;

  @prop({ type: () => Date, required: true })
  expiresAt: Date;

  /** Taken back. */
  @prop({ type: () => Boolean, default: false })
  withdrawn: boolean;
}

/** That an account was closed, with what comes back when it is opened again. */
@modelOptions({ schemaOptions: { _id: false } })
export class Deactivation {
  @prop({ type: () => Date, required: true })
  at: Date;

  @prop({ type: () => String, required: true })
  byName: string;

  @prop({ type: () => UserPermissions, required: true })
  permissions: UserPermissions;
}

/**
 * A person who can sign in. Sessions and the pending reset live inside, so that a changed password or a removal ends
 * them in the same atomic write.
 */
@AnswerType('A person with an account.')
@modelOptions({ schemaOptions: { collection: 'users', versionKey: false } })
@index({ email: 1 }, { unique: true })
@index({ 'sessions.tokenHash': 1 })
@index({ 'passwordReset.tokenHash': 1 })
@index({ 'emailChange.tokenHash': 1 })
@index({ 'invitation.tokenHash': 1 })
@index({ 'invitation.expiresAt': 1 }, { sparse: true })
@index({ 'apiTokens.tokenHash': 1 })
@index({ 'permissions.commissions': 1 })
@index({ 'permissions.ends.lastDay': 1 }, { sparse: true })
@index(
  { 'passkeys.credentialId': 1 },
  { unique: true, partialFilterExpression: { 'passkeys.credentialId': { $type: 'string' } } },
)
@index({ name: 1, _id: 1 }, { collation: { locale: 'nl' } })
@index({ signedInAt: -1, _id: 1 })
export class User implements Revised {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'Lower case, unique.' })
  @prop({ type: () => String, required: true })
  email: string;

  @Field({ description: "The telephone number; '': not known." })
  @prop({ type: () => String, default: '' })
  phoneNumber: string;

  @Field({ description: "The postal address, as it was filled in; '': not known." })
  @prop({ type: () => String, default: '' })
  adres: string;

  @Field(() => Role, { nullable: true, description: 'The role; null: none.' })
  @prop({ type: () => String, enum: Role })
  role?: Role;

  @Field({ description: 'True: not a member of the foundation.' })
  @prop({ type: () => Boolean, default: false })
  isExternal: boolean;

  @Field(() => UserPermissions, { description: 'What the user may see and do.' })
  @prop({ type: () => UserPermissions, default: () => ({}) })
  permissions: UserPermissions;

  @Field(() => Int, { description: 'Goes up at every change; an edit sends the one it read.' })
  @prop({ type: () => Number, default: 1 })
  revision: number;

  @prop({ type: () => [String], default: [] })
  changeLog: string[];

  @prop({ type: () => String })
  modifiedBy?: string;

  @prop({ type: () => String })
  modifiedByName?: string;

  @prop({ type: () => Date })
  modifiedAt?: Date;

  /** argon2id; absent until a first password is chosen. */
  @prop({ type: () => String })
  passwordHash?: string;

  @prop({ type: () => [Session], default: [] })
  sessions: Session[];

  @prop({ type: () => PasswordReset })
  passwordReset?: PasswordReset;

  /** The address that counts after its mailed link was opened. */
  @prop({ type: () => EmailChange })
  emailChange?: EmailChange;

  /** Gone once a password was chosen. */
  @prop({ type: () => Invitation })
  invitation?: Invitation;

  /** Of programs that ask in their name. */
  @prop({ type: () => [ApiToken], default: [] })
  apiTokens: ApiToken[];
  /** Whose codes are asked beside the password. */
  @prop({ type: () => Authenticator })
  authenticator?: Authenticator;

  /** The one that is being set up. */
  @prop({ type: () => NewAuthenticator })
  newAuthenticator?: NewAuthenticator;

  @prop({ type: () => [StoredPasskey], default: undefined })
  passkeys?: StoredPasskey[];

  /** Absent while the account is open. */
  @prop({ type: () => Deactivation })
  deactivation?: Deactivation;

  /** Nothing personal is left in it; it stays closed. */
  @prop({ type: () => Boolean })
  anonymised?: boolean;

  /** The last time; absent when that is not known. */
  @prop({ type: () => Date })
  signedInAt?: Date;

  /** Of the tour of a first visit; absent: nothing yet. */
  @prop({ type: () => [String], enum: Tour, default: undefined })
  toursSeen?: Tour[];
}

export const UserModel = modelOf(User, {
  ...{ isPersonal: true, erasedBy: 'anonymised', sendsMail: true, searchedBy: 'name' },
  blockOf: byLastDigit,
});

/** What a read leaves in the database: the secrets, and the change log, which has a loader of its own. */
export const PUBLIC_PART = {
  passwordHash: 0,
  sessions: 0,
  apiTokens: 0,
  passwordReset: 0,
  'emailChange.tokenHash': 0,
  'invitation.tokenHash': 0,
  'authenticator.secret': 0,
  'authenticator.lastStep': 0,
  'authenticator.recoveryHashes': 0,
  newAuthenticator: 0,
  'passkeys.credentialId': 0,
  'passkeys.publicKey': 0,
  changeLog: 0,
  pendingEvents: 0,
  pendingMails: 0,
  keptRequests: 0,
} as const;

/** How an email address is stored and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
