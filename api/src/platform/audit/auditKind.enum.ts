import { registerEnumType } from 'type-graphql';

/** What an event of the log is about. */
export enum AuditKind {
  added = 'added',
  changed = 'changed',
  /** Put in the trash, or gone for good. */
  removed = 'removed',
  /** Taken out of the trash. */
  restored = 'restored',
  /** An operation that succeeded and of which no record tells more. */
  done = 'done',
  /** An operation that was answered with an error other than a refusal. */
  failed = 'failed',
  /** Somebody wanted what they may not. */
  refused = 'refused',
  signIn = 'signIn',
  signInFailed = 'signInFailed',
  signOut = 'signOut',
  exported = 'exported',
  downloaded = 'downloaded',
  /** An Admin began to look at the portal as somebody else. */
  viewed = 'viewed',
}

registerEnumType(AuditKind, { name: 'AuditKind' });
