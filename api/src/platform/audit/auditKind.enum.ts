import { describeEnum } from '../schema/describeEnum';

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

describeEnum({ AuditKind }, 'What an event of the log is about.', {
  added: 'Toegevoegd: a record was added.',
  changed: 'Gewijzigd: a record was changed.',
  removed: 'Verwijderd: put in the trash, or gone for good.',
  restored: 'Teruggezet: taken out of the trash.',
  done: 'Gedaan: an operation that succeeded and of which no record tells more.',
  failed: 'Niet gelukt: an operation that was answered with an error other than a refusal.',
  refused: 'Geweigerd: somebody wanted what they may not.',
  signIn: 'Ingelogd.',
  signInFailed: 'Inloggen mislukt.',
  signOut: 'Uitgelogd.',
  exported: 'Geëxporteerd: a page made a file of a list, or data was exported.',
  downloaded: 'Bestand opgehaald: a file was downloaded.',
  viewed: 'Bekeken als: an Admin began to look at the portal as somebody else.',
});
