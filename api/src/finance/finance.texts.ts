/** Dutch messages of the finances. The foundation chose some of them: they are not reworded. */
export const financeTexts = {
  allLocked: 'Geen declaraties toegestaan, neem contact op met de penningmeester',
  yearLocked: 'Dit boekjaar is afgesloten voor declaraties',
  yearArchived: 'Dit boekjaar staat in het archief: er verandert niets meer.',
  yearBusy: 'Hier komt net een boeking binnen, of iemand anders is ermee bezig. Probeer het zo nog eens.',
  openDeclarations: (count: number, named: readonly string[]) => {
    const which = `${named.join(', ')}${count > named.length ? ` en nog ${count - named.length}` : ''}`;
    const are = count === 1 ? 'Er is nog een open declaratie' : `Er zijn nog ${count} open declaraties`;
    return `${are}. Beslis eerst over: ${which}.`;
  },
  titleTaken: 'Er is al een boekjaar met deze titel',
  wgTaken: 'Dit nummer is al van een andere commissie in dit boekjaar',
  wgInUse: 'Bij deze commissie staan al boekingen.',
  workgroup: 'Kies een commissie',
  amount: 'Vul een bedrag boven nul in',
  amountTooLarge: 'Vul een bedrag tot en met 1.000.000 euro in',
  budget: 'Vul een bedrag van nul of meer in',
  oneAmount: 'Vul inkomsten of uitgaven in, niet allebei',
  directPay: 'Kies wie er betaald wordt',
  receipt: 'Voeg de bon toe',
  receipts: 'Voeg hoogstens tien bonnen toe',
  answer: 'Geef een antwoord, of verander iets',
  otherPlace: 'Kies een andere commissie of een ander boekjaar',
  notAsked: 'Er staat geen vraag meer open bij deze declaratie.',
  reason: 'Vul een reden in',
  ownDeclaration: 'Over je eigen declaratie beslist een ander lid van het bestuur.',
  decided: 'Over deze declaratie is al beslist',
  withdrawn: 'Deze declaratie is ingetrokken',
  stillOpen: 'Een open declaratie kan niet worden verwijderd: keur haar goed of af.',
  counted: 'Een goedgekeurde boeking blijft in de boeken. Boek haar tegen als ze niet klopt.',
  notReversed: 'Alleen een goedgekeurde boeking kan worden tegengeboekt.',
  onTheBank: 'Deze boeking is aan een regel van de bank gekoppeld. Koppel die eerst los.',
  noYearToReverse: 'Er is geen open boekjaar met deze commissie om de tegenboeking in te doen.',
  period: 'De laatste dag ligt voor de eerste',
  periodOverlaps: (title: string) => `Deze periode overlapt met die van boekjaar ${title}`,
  ledgerKind: 'Kies een soort',
  inPaymentFile: 'Deze declaratie zit in een betaalbestand. Draai dat eerst terug.',
} as const;
