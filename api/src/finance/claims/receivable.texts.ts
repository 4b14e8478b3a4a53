/** Dutch messages about what people owe. */
export const receivableTexts = {
  nothingChosen: 'Kies wat je wilt herinneren',
  tooMany: 'Herinner hoogstens 500 posten tegelijk',
  gone: 'Dit is al betaald, afgeboekt of bestaat niet meer',
  collected: 'Dit wordt op dit moment geïncasseerd. Draai eerst het incassobestand terug.',
  paidBackByBank: 'Een regel van de bank betaalt dit terug. Koppel die daar los.',
  notSet:
    'De gegevens en de rekening van de stichting zijn nog niet ingesteld (FOUNDATION_NAME, BANK_ACCOUNTS).',
} as const;
