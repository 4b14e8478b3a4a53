import { registerEnumType } from 'type-graphql';

import type { ClubMember } from '../member.model';

/** What is chosen as one when two members are merged. */
export enum ClubMergeField {
  firstName = 'firstName',
  lastName = 'lastName',
  gender = 'gender',
  bday = 'bday',
  address = 'address',
  email = 'email',
  phone = 'phone',
  todo = 'todo',
  notes = 'notes',
  membership = 'membership',
}
registerEnumType(ClubMergeField, {
  name: 'ClubMergeField',
  description: 'What is chosen as one when two members are merged.',
  valuesConfig: {
    firstName: { description: 'Voornaam: the first name.' },
    lastName: { description: 'Achternaam: the last name.' },
    gender: { description: 'Geslacht: the gender.' },
    bday: { description: 'Geboortedatum: the birth date.' },
    address: { description: 'Adres: street, postal code, town and country together.' },
    email: { description: 'E-mail: the address.' },
    phone: { description: 'Telefoon: the number.' },
    todo: { description: 'Te doen: what is to be done; both can stay.' },
    notes: { description: 'Opmerkingen: remarks; both can stay.' },
    membership: { description: 'Lidmaatschap: whether they are active, or when and why they left.' },
  },
});

type Stored = Partial<Pick<ClubMember, (typeof PARTS)[ClubMergeField][number]>>;

/** The stored fields of each. */
export const PARTS = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  gender: ['gender'],
  bday: ['bday'],
  address: ['adres', 'postalCode', 'city', 'country'],
  email: ['email'],
  phone: ['phone'],
  todo: ['todo'],
  notes: ['notes'],
  membership: ['active', 'endedOn', 'endReason'],
} as const satisfies Record<ClubMergeField, readonly (keyof ClubMember)[]>;

/** What each is called. */
export const MERGE_LABELS: Readonly<Record<ClubMergeField, string>> = {
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  gender: 'Geslacht',
  bday: 'Geboortedatum',
  address: 'Adres',
  email: 'E-mail',
  phone: 'Telefoon',
  todo: 'Te doen',
  notes: 'Opmerkingen',
  membership: 'Lidmaatschap',
};

/** Of which both can stay, below each other. */
const JOINED: readonly ClubMergeField[] = [ClubMergeField.todo, ClubMergeField.notes];

/** What a member has of these fields. */
export function partsOf(member: ClubMember, fields: readonly ClubMergeField[]): Stored {
  return Object.fromEntries(
    fields.flatMap((field) => PARTS[field].map((part) => [part, member[part] ?? null])),
  );
}

/** What the member who stays gets: what is taken of the other, and where both stay the one below the other. */
export function mergedParts(
  kept: ClubMember,
  gone: ClubMember,
  { taken, both }: { taken: readonly ClubMergeField[]; both: readonly ClubMergeField[] },
): Stored {
  const joined = JOINED.filter((field) => both.includes(field)).flatMap((field) =>
    PARTS[field].map((part) => [part, [kept[part], gone[part]].filter(Boolean).join('\n')]),
  );
  return { ...partsOf(gone, taken), ...(Object.fromEntries(joined) as Stored) };
}
