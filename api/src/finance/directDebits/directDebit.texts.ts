/** Dutch messages about direct debits. */
export const directDebitTexts = {
  noAccount: 'De rekening van de stichting is nog niet ingesteld (BANK_ACCOUNTS).',
  noName: 'De naam van de stichting is nog niet ingesteld (FOUNDATION_NAME).',
  noCreditorId: 'De incassant-ID van de stichting is nog niet ingesteld (FOUNDATION_CREDITOR_ID).',
  tooSoon: (days: number) => `Kies een dag die minstens ${days} dagen vooruit ligt`,
  notOpen: (first: string) => `Op deze dag incasseren banken niet. De eerste dag die kan is ${first}`,
  lapses: (name: string, mandate: string, lastDay: string) =>
    `Machtiging ${mandate} van ${name} vervalt na ${lastDay}. Kies een eerdere dag, of vink die post uit`,
  nothingChosen: 'Kies minstens een post om te incasseren',
  tooMany: 'Kies hoogstens 5.000 posten tegelijk',
  changed:
    'Wat er te incasseren is, is intussen veranderd. Kijk de lijst na en maak het incassobestand opnieuw.',
  twin: 'Iemand anders heeft zojuist een incassobestand met deze posten gemaakt.',
  notTaken: 'Haal dit incassobestand eerst op.',
  nothingLeft: 'Alle machtigingen van dit incassobestand zijn beëindigd. Draai het bestand terug.',
  turnedBack: 'Dit incassobestand is teruggedraaid.',
  banked: 'De bank laat zien dat dit bestand is uitgevoerd. Koppel die regel eerst los.',
  waits: 'Dit incassobestand wacht op akkoord van een ander lid van het bestuur.',
  ownFile: 'Akkoord over je eigen incassobestand geeft een ander lid van het bestuur.',
  tooLate:
    'De incassodag is te dichtbij om iedereen op tijd te mailen. Draai het bestand terug en maak het opnieuw.',
} as const;
