import type { OwnName } from 'kit/graphql';

import type { ClubImportRowInput } from '../gql/graphql';

/** What a column can be taken for. */
export type ImportField = OwnName<Exclude<keyof ClubImportRowInput, 'allowDuplicate'>>;

/** What is done with a column: left out, a field, or (its heading is a year) whether that year was paid. */
export type Target = '' | ImportField | 'year';

/** The fields in the order in which they are offered, and the headings by which they are known. */
const known: Record<ImportField, { label: string; headings: string }> = {
  membershipNumber: { label: 'Lidnummer', headings: 'lidnr lidnummer nummer nr id membershipnumber number' },
  joined: {
    label: 'Lid sinds',
    headings: 'lidsinds sinds lidvanaf jaarvanlidmaatschap startjaar joined since',
  },
  gender: { label: 'Geslacht', headings: 'geslacht mv gender sex' },
  firstName: { label: 'Voornaam', headings: 'voornaam roepnaam voornamen firstname givenname' },
  lastName: { label: 'Achternaam', headings: 'achternaam naam familienaam lastname surname name' },
  address: { label: 'Adres', headings: 'adres straat straatenhuisnummer straatennummer address street' },
  postalCode: { label: 'Postcode', headings: 'postcode pc postalcode zip zipcode' },
  city: { label: 'Plaats', headings: 'plaats woonplaats stad gemeente city town' },
  country: { label: 'Land', headings: 'land country' },
  email: { label: 'E-mail', headings: 'email mail emailadres mailadres emailaddress' },
  phone: {
    label: 'Telefoon',
    headings: 'telefoon telefoonnummer tel telnr telefoonnr mobiel gsm phone phonenumber mobile',
  },
  bday: {
    label: 'Geboortedatum',
    headings: 'geboortedatum geboren gebdatum verjaardag birthdate birthday bday',
  },
  paidYears: {
    label: 'Betaalde jaren',
    headings: 'betaaldejaren jarenbetaald betaald jaren paidyears paid years',
  },
  active: { label: 'Actief', headings: 'actief actieflid active' },
  todo: { label: 'Te doen', headings: 'tedoen actie todo' },
  notes: { label: 'Opmerkingen', headings: 'opmerkingen opmerking notities notitie notes remarks comments' },
};

/** The fields as they are called. */
export const fieldLabels = Object.fromEntries(
  Object.entries(known).map(([field, { label }]) => [field, label]),
) as Record<ImportField, string>;

const fieldOf = new Map(
  (Object.keys(known) as ImportField[]).flatMap((field) =>
    known[field].headings.split(' ').map((heading): [string, ImportField] => [heading, field]),
  ),
);

/** The year of a heading such as "2019" or "Betaald 2019"; undefined when it has none. */
export function yearOf(heading: string): number | undefined {
  const [, year] = /^\D*\b((?:19|20)\d{2})(?:[.,]0+)?$/.exec(heading.trim()) ?? [];
  return year ? Number(year) : undefined;
}

/** What the columns are, by their headings, Dutch or English. Each field is taken once: the first column wins. */
export function guessTargets(headings: readonly string[]): Target[] {
  const taken = new Set<Target>();
  return headings.map((heading) => {
    if (yearOf(heading) !== undefined) return 'year';
    const plain = heading
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    const field = fieldOf.get(plain);
    if (!field || taken.has(field)) return '';
    taken.add(field);
    return field;
  });
}

const required = ['lastName', 'address', 'postalCode', 'city'] as const;

/** What a member cannot be without, and has no column yet. */
export function missingFields(targets: readonly Target[]): ImportField[] {
  return required.filter((field) => !targets.includes(field));
}
