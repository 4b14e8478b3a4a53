import { describeEnum } from '../platform/schema/describeEnum';

/** The two lists of meeting documents. */
export enum SecretaryDocumentKind {
  agenda = 'agenda',
  notulen = 'notulen',
}

/** The two cards on the tab 'Documenten' of a committee. */
export enum CommissionDocumentKind {
  script = 'script',
  doc = 'doc',
}

/** When in an event something is done, in this order. */
export enum TimeType {
  upFront = 'upFront',
  duringEvent = 'duringEvent',
  afterEvent = 'afterEvent',
}

/** The months in the order of the season: June is the first. */
export enum Month {
  juni = 'juni',
  juli = 'juli',
  augustus = 'augustus',
  september = 'september',
  oktober = 'oktober',
  november = 'november',
  december = 'december',
  januari = 'januari',
  februari = 'februari',
  maart = 'maart',
  april = 'april',
  mei = 'mei',
}

describeEnum({ SecretaryDocumentKind }, 'Which of the two lists of documents of meetings.', {
  agenda: 'Agenda.',
  notulen: 'Notulen: minutes.',
});
describeEnum({ TimeType }, 'When in the event something is done. The values are in that order.', {
  upFront: 'Vooraf: before it.',
  duringEvent: 'Tijdens: during it.',
  afterEvent: 'Achteraf: after it.',
});
describeEnum({ Month }, 'A month; they are in the order of the season, June to May.', {
  juni: 'June.',
  juli: 'July.',
  augustus: 'August.',
  september: 'September.',
  oktober: 'October.',
  november: 'November.',
  december: 'December.',
  januari: 'January.',
  februari: 'February.',
  maart: 'March.',
  april: 'April.',
  mei: 'May.',
});

/** Dutch messages of the secretariat's API. */
export const secretariatTexts = {
  notMyDocument: 'Alleen de voorzitter of wie het document heeft toegevoegd, kan het verwijderen.',
  color: 'Kies een kleur',
  time: 'Vul een tijd in, zoals 20:00',
  noFrom: 'Vul ook in hoe laat het begint',
  commissionGone: 'Deze commissie is er niet meer',
  nothingToStartWith: 'Deze commissie heeft geen draaiboek',
  hasDraaiboek: 'Deze commissie heeft al een draaiboek.',
  noItems: 'Kies minstens één onderdeel',
  itemGone: 'Een van deze onderdelen staat niet meer in het draaiboek',
  tooManyPeople: 'Kies hoogstens 20 mensen',
  tooManySteps: 'Kies hoogstens 30 stappen',
  stepGone: 'Deze stap staat niet meer in de checklist',
  taskGone: 'Deze taak staat niet meer in de lijst',
  noCommission: 'Kies een commissie',
  tooManyPoints: 'Bij deze notulen staan al 100 actiepunten',
  noComment: 'Schrijf iets, of kies een bestand',
  tooManyComments: 'Bij deze taak staan al 200 opmerkingen',
  notMyComment: 'Alleen de voorzitter of wie de opmerking schreef, kan haar verwijderen.',
  notInCommission: 'Kies iemand uit de commissie',
  season: 'Dit seizoen bestaat niet',
  carnivalDays: 'Kies hoogstens 245 dagen voor of 85 dagen na carnaval',
  madeAnew: (name: string) => `${name} is opnieuw uit het draaiboek gehaald.`,
  noCategory: 'De categorie waar dit in stond, staat in het archief. Zet die eerst terug.',
  noSubCategory: 'De subcategorie waar dit in stond, is er niet meer. Zet die eerst terug.',
  nothingToCopy: 'In het vorige seizoen staan geen taken uit het draaiboek.',
  onlyChairs: 'Deze mail is er voor voorzitters van een commissie.',
} as const;
