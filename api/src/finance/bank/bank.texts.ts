/** Dutch messages of the bank import. */
export const bankTexts = {
  unreadable: 'Dit is geen afschrift in CAMT.053 of MT940',
  otherAccount: 'Dit afschrift is van een andere rekening dan die van de stichting',
  tooMany: 'Dit afschrift heeft meer dan 5000 regels: deel het op',
  nothingChosen: 'Kies waarvoor er betaald is',
  gone: 'Een van deze posten is al betaald of bestaat niet meer',
  notEqual: 'De posten zijn samen niet gelijk aan het bedrag van deze regel',
  taken: 'Een van deze posten is al aan een andere regel gekoppeld.',
  notIncoming: 'Alleen een ontvangen bedrag kan worden gekoppeld.',
} as const;
