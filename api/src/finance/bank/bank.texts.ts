/** Dutch messages of the bank import. */
export const bankTexts = {
  emptyZip: 'In dit zip-bestand zit geen afschrift.',
  unsafeZip: 'Dit zip-bestand is beschadigd, te groot of heeft meer dan 100 bestanden.',
  noLines: 'Er staan geen regels op dit afschrift.',
  nothingChosen: 'Kies waarvoor er betaald is',
  gone: 'Een van deze posten is al betaald of bestaat niet meer',
  notEqual: 'De posten zijn samen niet gelijk aan het bedrag van deze regel',
  taken: 'Een van deze posten is al aan een andere regel gekoppeld.',
  tooMany: 'Koppel hoogstens 200 regels tegelijk',
  onePart: 'Een deelbetaling hoort bij een enkele post',
  laterPart: 'Van deze post is later nog een deel betaald. Koppel die regel eerst los.',
  chargedBack: 'Deze betaling is teruggeboekt. Koppel die regel eerst los.',
  paidAgain: 'Deze post is intussen op een andere manier betaald.',
  booked: 'Deze regel is al gekoppeld of geboekt.',
  bookingYear: 'Kies een boekjaar',
  notEuro: 'Alleen een bedrag in euro kan worden gekoppeld.',
} as const;
