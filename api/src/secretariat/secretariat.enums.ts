import { registerEnumType } from 'type-graphql';

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

registerEnumType(SecretaryDocumentKind, {
  name: 'SecretaryDocumentKind',
  description: 'Which of the two lists of documents of meetings.',
  valuesConfig: { agenda: { description: 'Agenda.' }, notulen: { description: 'Notulen: minutes.' } },
});
registerEnumType(TimeType, {
  name: 'TimeType',
  description: 'When in the event something is done. The values are in that order.',
  valuesConfig: {
    upFront: { description: 'Vooraf: before it.' },
    duringEvent: { description: 'Tijdens: during it.' },
    afterEvent: { description: 'Achteraf: after it.' },
  },
});
registerEnumType(Month, {
  name: 'Month',
  description: 'A month; they are in the order of the season, June to May.',
  valuesConfig: {
    juni: { description: 'June.' },
    juli: { description: 'July.' },
    augustus: { description: 'August.' },
    september: { description: 'September.' },
    oktober: { description: 'October.' },
    november: { description: 'November.' },
    december: { description: 'December.' },
    januari: { description: 'January.' },
    februari: { description: 'February.' },
    maart: { description: 'March.' },
    april: { description: 'April.' },
    mei: { description: 'May.' },
  },
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
