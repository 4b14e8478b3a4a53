/** Dutch messages about payment files. */
export const paymentTexts = {
  noAccount: 'De rekening van de stichting is nog niet ingesteld (BANK_ACCOUNTS).',
  period: 'Deze datum ligt voor het begin van de periode',
  executionDate: 'Kies vandaag of een latere datum',
  nothing: 'In deze periode zijn er geen goedgekeurde declaraties die nog betaald moeten worden.',
  nothingChosen: 'Kies minstens een declaratie om te betalen',
  tooMany: 'Kies hoogstens 5.000 declaraties tegelijk',
  changed: 'Wat er te betalen is, is intussen veranderd. Kijk de lijst na en maak het bestand opnieuw.',
  notSepa: (names: readonly string[]) =>
    `Naar deze rekeningen kan geen SEPA-betaling: ${names.join(', ')}. Vink ze uit en betaal ze zelf.`,
  reversed: 'Een van deze declaraties is zojuist tegengeboekt. Maak het bestand opnieuw.',
  banked:
    'Een van deze declaraties is zojuist aan een regel van de bank gekoppeld. Maak het bestand opnieuw.',
  twin: 'Iemand anders heeft zojuist een betaalbestand met deze declaraties gemaakt.',
  turnedBack: 'Dit betaalbestand is teruggedraaid.',
  paidDate: 'Kies vandaag of een eerdere datum',
  isPaid: 'Dit betaalbestand staat als betaald. Neem dat eerst terug.',
  waits: 'Dit betaalbestand wacht op akkoord van een ander lid van het bestuur.',
  ownFile: 'Akkoord over je eigen betaalbestand geeft een ander lid van het bestuur.',
  makerUnknown: 'Van dit bestand is niet bekend wie het maakte. Draai het terug en maak het opnieuw.',
} as const;
