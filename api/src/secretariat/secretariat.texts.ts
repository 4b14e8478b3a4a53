/** Dutch messages of the secretariat's API. */
export const secretariatTexts = {
  notMyDocument: 'Alleen de voorzitter of wie het document heeft toegevoegd, kan het verwijderen.',
  color: 'Kies een kleur',
  noItems: 'Kies minstens één onderdeel',
  itemGone: 'Een van deze onderdelen staat niet meer in het draaiboek',
  tooManyPeople: 'Kies hoogstens 20 mensen',
  tooManySteps: 'Kies hoogstens 30 stappen',
  stepGone: 'Deze stap staat niet meer in de checklist',
  notInCommission: 'Kies iemand uit de commissie',
  season: 'Dit seizoen bestaat niet',
  carnivalDays: 'Kies hoogstens 245 dagen voor of 85 dagen na carnaval',
  madeAnew: (name: string) => `${name} is opnieuw uit het draaiboek gehaald.`,
  noCategory: 'De categorie waar dit in stond, staat in het archief. Zet die eerst terug.',
  noSubCategory: 'De subcategorie waar dit in stond, is er niet meer. Zet die eerst terug.',
  nothingToCopy: 'In het vorige seizoen staan geen taken uit het draaiboek.',
  onlyChairs: 'Deze mail is er voor voorzitters van een commissie.',
} as const;
