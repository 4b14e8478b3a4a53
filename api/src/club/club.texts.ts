import { texts } from '../platform/errors/texts';
import type { ClubReportType } from './club.enums';

/** What the records of the club are called in messages, with their article. */
export const what = {
  member: 'Dit lid',
  edition: 'Deze editie',
  moment: 'Dit contactmoment',
  household: 'Dit huishouden',
  settings: 'De instelling',
} as const;

/** Of so many members at once something is done. */
export const MOST_AT_ONCE = 200;

/** Dutch messages of the club. */
export const clubTexts = {
  required: texts.required,
  country: 'Kies Nederland of België',
  postalCode: 'Dit is geen geldige postcode',
  postalCodeOf: (country: string) =>
    country === 'België'
      ? 'Vul een postcode in van vier cijfers, zoals 3600'
      : 'Vul een postcode in zoals 6041 AA',
  bday: 'De geboortedatum ligt tussen 01/01/1930 en vandaag',
  gender: 'Kies m of f',
  joined: 'Vul een jaar in van 1900 tot en met nu',
  year: 'Kies een jaar uit de lijst',
  paidOn: 'Kies vandaag of een eerdere datum',
  paidAmount: 'Vul een bedrag in van 0,01 tot 1.000 euro',
  signedOn: 'Kies vandaag of een eerdere datum',
  noMandate: 'Dit lid heeft geen machtiging die loopt.',
  householdSize: (most: number) => `Een huishouden heeft 2 tot en met ${most} leden`,
  householdGone: 'Kies alleen leden die nog lid zijn',
  notTogether: (one: string, other: string) => `${one} en ${other} wonen niet op één adres`,
  inHousehold: (name: string) => `${name} hoort al bij een huishouden`,
  householdBusy: 'Iemand anders is hier ook mee bezig. Probeer het nog eens.',
  mergeSelf: 'Kies twee verschillende leden',
  merged: 'Een van de twee is al samengevoegd.',
  mergeProposal: (name: string) => `Van ${name} wacht nog een wijziging. Keur die eerst goed of af.`,
  mergeCollected: (name: string) => `Van ${name} wordt nu geïncasseerd. Voeg samen als dat is verwerkt.`,
  mergePartlyPaid: (name: string) =>
    `${name} betaalde een jaar voor een deel per bank. Voeg samen als de rest is betaald.`,
  notMerged: 'Dit lid is niet samengevoegd.',
  mergedTooLong: 'Samenvoegen kan tot 30 dagen daarna ongedaan worden gemaakt.',
  mergedOn: (name: string) => `Maak eerst ongedaan dat ${name} is samengevoegd.`,
  noMembers: 'Kies minstens één lid',
  tooManyMembers: (most: number) => `Kies hoogstens ${most} leden tegelijk`,
  years: 'Een betaald jaar ligt tussen 1900 en de lijst met jaren',
  /** In the words of the foundation. */
  alreadyPaid: (name: string) => `Het jaar dat je toevoegt was al betaald door ${name}`,
  notJoinedYet: (name: string, joined: number) => `${name} is pas lid sinds ${joined}`,
  endedOn: 'Kies vandaag of een eerdere datum',
  endedBeforeJoined: 'Kies een datum vanaf het jaar dat iemand lid werd',
  ended: 'Dit lidmaatschap is al beëindigd.',
  notEnded: 'Dit lid is nog lid.',
  goneByThen: (name: string, day: string) => `${name} is geen lid meer sinds ${day}`,
  notPaid: 'Dit jaar staat niet als betaald.',
  removeBank: 'Deze betaling komt van de bank. Koppel de regel los bij de bankimport.',
  removeOnline: 'Deze betaling is online gedaan en kan niet worden verwijderd.',
  sameMember: (name: string, number: string) =>
    `Er is al een lid met deze naam en postcode: ${name} (${number}). Is het dezelfde?`,
  yearFull: 'In dat jaar zijn alle lidnummers vergeven',
  number: 'Een lidnummer is het jaar en twee tekens, zoals 202601',
  numberTaken: 'Dit lidnummer is al in gebruik',
  erased: 'Dit lid is geanonimiseerd en kan niet meer worden aangepast.',
  eraseActive: 'Alleen een lid dat niet meer actief is kan worden geanonimiseerd.',
  editionTitle: 'De titel is een jaar, zoals 2027',
  editionTaken: 'Er is al een editie met dit jaar',
  editionInTrash: 'De editie van dit jaar ligt in de prullenbak. Zet haar terug.',
  editionActive: 'Dit is de actieve editie. Activeer eerst een andere.',
  editionInUse: (what: string) => `Bij deze editie horen nog ${what}.`,
  editionBusy: 'Iemand anders is hier ook mee bezig. Probeer het nog eens.',
  noEdition: 'De editie van dit contactmoment is er niet meer. Zet die eerst terug.',
  yearFixed: 'Bij dit jaar horen al betalingen of brieven: het blijft zoals het is',
  contribution: 'Vul een bedrag boven nul in, tot en met 1.000 euro',
  noProposal: 'Er is geen wijziging die op goedkeuring wacht.',
  noAddress: 'Dit lid heeft geen e-mailadres.',
  moduleWithoutPayment: 'Zonder betaling bestaat de brief alleen uit tekst',
  oneModule: 'Er kan hoogstens één betaalmodule in de brief',
  emptyLetter: 'De brief heeft nog geen tekst',
  buutMax: 'Kies 1 tot en met 10 kaarten',
  buutPrice: 'Vul een prijs boven nul in, tot en met 1.000 euro',
  buutDeadline: 'De deadline is niet eerder dan 01/01/2021',
  titleTaken: (title: string) => `In deze editie is er al een contactmoment dat ${title} heet.`,
  generating: 'De brieven worden op dit moment gemaakt. Annuleer dat eerst.',
  generated: 'De brieven zijn al gemaakt.',
  nobody: 'Er is niemand om een brief aan te sturen.',
  noBank:
    'De bankrekening van de stichting is niet ingesteld: zonder rekening kan er geen betaling worden gevraagd.',
  notRunning: 'Er worden nu geen brieven gemaakt.',
  importRows: 'Een import heeft 1 tot en met 2.000 regels',
  importProblems: 'In de import staan nog fouten. Er is niets toegevoegd.',
  duplicate: 'Dit lijkt op iemand die al lid is',
} as const;

/** What the reports are called. */
export const reportTitles: Readonly<Record<`${ClubReportType}`, string>> = {
  reception: 'Receptie',
  totalPays: 'Alle betalers',
  homeVisit: 'Huisbezoek',
  backup: 'Back-up',
};
