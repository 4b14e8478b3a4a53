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

registerEnumType(AuditKind, {
  name: 'AuditKind',
  description: 'What an event of the log is about.',
  valuesConfig: {
    added: { description: 'Toegevoegd: a record was added.' },
    changed: { description: 'Gewijzigd: a record was changed.' },
    removed: { description: 'Verwijderd: put in the trash, or gone for good.' },
    restored: { description: 'Teruggezet: taken out of the trash.' },
    done: { description: 'Gedaan: an operation that succeeded and of which no record tells more.' },
    failed: {
      description: 'Niet gelukt: an operation that was answered with an error other than a refusal.',
    },
    refused: { description: 'Geweigerd: somebody wanted what they may not.' },
    signIn: { description: 'Ingelogd.' },
    signInFailed: { description: 'Inloggen mislukt.' },
    signOut: { description: 'Uitgelogd.' },
    exported: { description: 'Geëxporteerd: a page made a file of a list, or data was exported.' },
    downloaded: { description: 'Bestand opgehaald: a file was downloaded.' },
    viewed: { description: 'Bekeken als: an Admin began to look at the portal as somebody else.' },
  },
});
