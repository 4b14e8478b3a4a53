import { formatDate, formatDateTime, formatEuro } from 'kit/format';

/** How fields of records are called on screen; of a part of a record its last word counts. */
const names: Readonly<Record<string, string>> = {
  active: 'Actief',
  activeEditionId: 'Actieve editie',
  adres: 'Adres',
  advFormat: 'Formaat',
  advNotes: 'Opmerkingen',
  advPaymentMethod: 'Betaalwijze',
  advPrice: 'Prijs',
  advState: 'Stand',
  amount: 'Bedrag',
  answer: 'Antwoord',
  archived: 'In het archief',
  assigned: 'Toegewezen aan',
  beers: 'Bieren',
  birthDate: 'Geboortedatum',
  categories: 'Categorieën',
  checked: 'Gecontroleerd',
  city: 'Plaats',
  comment: 'Opmerking',
  commissions: 'Commissies',
  contactId: 'Contactpersoon',
  contribution: 'Bijdrage',
  country: 'Land',
  creator: 'Gemaakt door',
  creationDate: 'Gemaakt op',
  date: 'Datum',
  dbOnly: 'Alleen voor het DB',
  deleted: 'Verwijderd',
  description: 'Omschrijving',
  docs: 'Documenten',
  email: 'E-mail',
  erased: 'Geanonimiseerd',
  file: 'Bestand',
  firstName: 'Voornaam',
  general: 'Rechten',
  ignored: 'Genegeerd',
  image: 'Afbeelding',
  index: 'Nummer',
  intro: 'Inleiding',
  invoice: 'Factuur',
  isExternal: 'Extern account',
  items: 'Onderdelen',
  lastName: 'Achternaam',
  link: 'Link',
  locked: 'Vergrendeld',
  matches: 'Gekoppeld aan',
  movements: 'Mutaties',
  name: 'Naam',
  notes: 'Notities',
  open: 'Open',
  paid: 'Betaald',
  paidByHand: 'Betaald',
  paidOn: 'Betaald op',
  passwordHash: 'Wachtwoord',
  payments: 'Betalingen',
  permissions: 'Rechten',
  phone: 'Telefoon',
  phoneNumber: 'Telefoon',
  placed: 'Geplaatst',
  placedOnPage: 'Pagina',
  postalCode: 'Postcode',
  price: 'Prijs',
  proposal: 'Voorgestelde wijziging',
  reason: 'Reden',
  role: 'Rol',
  sentAt: 'Verstuurd op',
  shifts: 'Diensten',
  size: 'Grootte',
  state: 'Status',
  stock: 'Voorraad',
  tags: 'Labels',
  tasks: 'Taken',
  text: 'Tekst',
  title: 'Titel',
  type: 'Soort',
  url: 'Adres van het bestand',
  website: 'Website',
  workgroups: 'Commissies',
  year: 'Jaar',
};
const IN_CENTS = new Set(['advPrice', 'contribution', 'deliveryPrice', 'price']);
/** The id or the place of a part in a list. */
const PLACE = /^(?:[0-9a-f]{24}|\d+)$/;

/** How a field is called: the list first, then what is in it. @param path such as tasks.<id>.name */
export function fieldLabel(path: string): string {
  const words = path.split('.').filter((word) => !PLACE.test(word));
  return words.map((word) => names[word] ?? word).join(' › ');
}

/** A value as it is read: dates and amounts in Dutch, no markup; '' is nothing. */
export function fieldValue(path: string, value: string | null): string {
  if (value === null) return '';
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  const name = path.split('.').at(-1) ?? '';
  if (IN_CENTS.has(name) && /^-?\d+$/.test(value)) return formatEuro(Number(value));
  return value
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
