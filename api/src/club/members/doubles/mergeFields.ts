import type { DoubleField } from '../../../identity/doubles/doubles.types';
import { formatCalendarDate } from '../../../platform/dates/amsterdam';
import type { ClubMember } from '../member.model';
import { END_WORDS } from '../membershipEnd.service';

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
} as const satisfies Record<string, readonly (keyof ClubMember)[]>;

/** What is chosen as one when two members are merged. */
export type ClubMergeField = keyof typeof PARTS;

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
const JOINED: readonly ClubMergeField[] = ['todo', 'notes'];

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

/** The fields in which two members differ, as they are compared. */
export function differing(one: ClubMember, other: ClubMember): DoubleField[] {
  const [mine, theirs] = [shownOf(one), shownOf(other)];
  return FIELDS.flatMap((name) => {
    const values = [mine[name], theirs[name]];
    if (values[0] === values[1]) return [];
    const canBeBoth = JOINED.includes(name) && !values.includes('');
    return [{ name, label: MERGE_LABELS[name], values, canBeBoth }];
  });
}

/** The fields of these names; others are none. */
export function fieldsNamed(names: readonly string[]): ClubMergeField[] {
  return FIELDS.filter((field) => names.includes(field));
}

const FIELDS = Object.keys(PARTS) as ClubMergeField[];
const GENDERS: Readonly<Record<string, string>> = { m: 'Man', f: 'Vrouw' };

/** What a member has, as people read it. */
function shownOf(member: ClubMember): Record<ClubMergeField, string> {
  const { firstName, lastName, gender, bday, email, phone, todo, notes } = member;
  const { adres, postalCode, city, country, active, endedOn, endReason } = member;
  const end = [endedOn && formatCalendarDate(endedOn), endReason && END_WORDS[endReason]];
  return {
    ...{ firstName, lastName, email, phone, todo, notes },
    gender: GENDERS[gender ?? ''] ?? '',
    bday: bday ? formatCalendarDate(bday) : '',
    address: [adres, `${postalCode} ${city}`.trim(), country === 'Nederland' ? '' : country]
      .filter(Boolean)
      .join(', '),
    membership: active ? 'Actief lid' : ['Geen lid meer', ...end].filter(Boolean).join(', '),
  };
}
