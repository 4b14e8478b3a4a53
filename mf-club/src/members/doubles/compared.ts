import { formatDate } from 'kit/format';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { type ClubComparedFragment, ClubComparedFragmentDoc, type ClubMergeField } from '../../gql/graphql';
import { valuesOf } from '../memberFields';
import { endText } from '../membershipEnd';

/** A member as they are compared. */
export type Compared = ClubComparedFragment;

/** Of a field what each of the two has. */
export interface ComparedField {
  name: ClubMergeField;
  label: string;
  /** In the order of the two; '': nothing. */
  values: readonly [string, string];
  /** Both can stay. */
  canBeBoth: boolean;
}

/** Both stay, below each other. */
export const BOTH = 'both';

/** The two of a pair. */
export function comparedOf(
  members: readonly FragmentType<typeof ClubComparedFragmentDoc>[],
): readonly Compared[] {
  return getFragmentData(ClubComparedFragmentDoc, members);
}

const genders: Readonly<Record<string, string>> = { m: 'Man', f: 'Vrouw' };

function textsOf(member: Compared): Record<ClubMergeField, string> {
  const { firstName, lastName, gender, bday, address, postalCode, city, country, email, phone, todo, notes } =
    valuesOf(member);
  return {
    ...{ firstName, lastName, email, phone, todo, notes },
    gender: genders[gender] ?? '',
    bday: bday && formatDate(bday),
    address: [address, `${postalCode} ${city}`, country === 'Nederland' ? '' : country]
      .filter(Boolean)
      .join(', '),
    membership: member.active
      ? 'Actief lid'
      : `Geen lid meer${member.endedOn ? ` sinds ${endText(member.endedOn, member.endReason ?? null)}` : ''}`,
  };
}

const LABELS: readonly (readonly [ClubMergeField, string])[] = [
  ['firstName', 'Voornaam'],
  ['lastName', 'Achternaam'],
  ['address', 'Adres'],
  ['email', 'E-mail'],
  ['phone', 'Telefoon'],
  ['bday', 'Geboortedatum'],
  ['gender', 'Geslacht'],
  ['membership', 'Lidmaatschap'],
  ['todo', 'Te doen'],
  ['notes', 'Opmerkingen'],
];

/** The fields in which two members differ. */
export function differing(one: Compared, other: Compared): ComparedField[] {
  const [mine, theirs] = [textsOf(one), textsOf(other)];
  return LABELS.flatMap(([name, label]) => {
    const values = [mine[name], theirs[name]] as const;
    if (values[0] === values[1]) return [];
    const canBeBoth = (name === 'todo' || name === 'notes') && values.every((value) => value !== '');
    return [{ name, label, values, canBeBoth }];
  });
}

/** Who stays unless somebody chooses otherwise: who paid most years, or was a member first. */
export function likelyKept(one: Compared, other: Compared): string {
  const difference = one.paidYears.length - other.paidYears.length;
  if (difference !== 0) return difference > 0 ? one.id : other.id;
  return one.id < other.id ? one.id : other.id;
}

/** What stays of each field unless somebody chooses otherwise: nothing that is filled in is lost. */
export function likelyValues(
  fields: readonly ComparedField[],
  [one, other]: readonly [Compared, Compared],
): Partial<Record<ClubMergeField, string>> {
  const kept = likelyKept(one, other);
  const [first, second] = [one.id, other.id];
  return Object.fromEntries(
    fields.map(({ name, values, canBeBoth }) => {
      if (canBeBoth) return [name, BOTH];
      // A name says more than an initial.
      if (name === 'firstName') return [name, values[0].length < values[1].length ? second : first];
      const isEmpty = values[kept === first ? 0 : 1] === '';
      return [name, isEmpty === (kept === first) ? second : first];
    }),
  );
}
