/** What the records of the stock are called in messages, with their article. */
export const what = {
  location: 'Deze voorraadlocatie',
  product: 'Dit product',
  order: 'Deze bestelling',
  suggestion: 'Deze suggestie',
  movement: 'Deze mutatie',
} as const;

/** Dutch messages of the stock. The foundation chose some of them: they are not reworded. */
export const stockTexts = {
  locationTaken: 'Deze naam voor een voorraad is al in gebruik, kies een andere',
  general: 'De voorraad Algemeen houdt zijn naam: daar komen nieuwe producten binnen.',
  price: 'Vul een prijs in van 0 tot en met 10.000 euro',
  lowStock: 'Vul een geheel getal in van 1 tot en met 100.000, of niets',
  mostFound: 'Boek er hoogstens 100.000 tegelijk bij',
  action: 'Kies moved, sold, bought, broken, used, found of missing. Terugleggen gaat bij de bestelling.',
  amount: 'Vul een geheel getal in, minstens 1',
  initial: 'Vul een geheel getal in van 0 tot en met 100.000',
  mostBought: 'Koop er hoogstens 100 tegelijk',
  notEnough: (amount: number) =>
    amount === 0 ? 'Op deze locatie ligt hier niets van' : `Op deze locatie liggen er maar ${amount}`,
  doneOtherwise: (amount: number, verb: string) =>
    `Dit is al opgeslagen als: ${amount} ${verb}. Sluit het venster en begin opnieuw.`,
  target: 'Kies waar het naartoe gaat',
  sameTarget: 'Kies een andere locatie dan waar het vandaan komt',
  soldPrice: 'Vul de prijs per stuk in',
  locked: (title: string) => `De voorraad ${title} is vergrendeld. Er kan niets in of uit.`,
  needed: (pieces: string) => `Hier liggen nog ${pieces}. Verplaats die eerst.`,
  stockLeft: (amount: number) => `Er liggen er nog ${amount} in voorraad. Boek die eerst af.`,
  openOrder: 'Dit product staat nog in een bestelling. Rond die eerst af of annuleer hem.',
  line: 'Kies minstens één product, hoogstens 20',
  mostOrdered: (title: string, amount: number) => `Van ${title} zijn er maar ${amount} besteld`,
  counterPlace: 'Kies een plaats die niet intern is: wat daar ligt wordt niet verkocht.',
  pieces: 'Bestel er 1 tot en met 50',
  soldOut: (title: string, left: number) =>
    left <= 0 ? `${title} is uitverkocht` : `Van ${title} zijn er nog ${left}`,
  gone: (title: string) =>
    `${title} is verwijderd. Zet het product eerst terug uit de prullenbak, dan kan dit ongedaan worden gemaakt.`,
  placeGone: (title: string, place: string) =>
    `De voorraad ${place}, waar ${title} uit kwam, is er niet meer. Dit kan niet meer ongedaan worden gemaakt.`,
  productGone: 'Dit product wordt niet meer verkocht',
  collectDate: 'Kies een dag vanaf vandaag, tot een jaar vooruit',
  eraseOpen: (order: string) => `${order} loopt nog. Dat kan als hij is afgehaald of geannuleerd.`,
  orderState: 'Dat kan niet bij een bestelling met deze status.',
  nothingToPay: 'Van deze bestelling is niets te betalen.',
  tooLateToCancel: 'Je bestelling ligt al klaar of is al afgehandeld. Bel of mail ons als je ervan afziet.',
  orderChanged: 'Je bestelling is intussen veranderd. Kijk nog een keer.',
  orderBusy: 'Hier is net iemand anders mee bezig. Probeer het zo nog eens.',
  notPaidOnline: 'Van deze bestelling kan niets (meer) online worden teruggegeven.',
  giveBack: (most: string) => `Vul een bedrag in vanaf € 0,01, hoogstens ${most}`,
  giveBackAll: (amount: string) => `De bestelling is geannuleerd: geef ${amount} in één keer terug.`,
  giveBackRefused: 'De betaaldienst kan dit bedrag niet teruggeven. Er is niets veranderd.',
  refunded: 'Het geld is al terugbetaald of afgeboekt.',
  notUndone: 'Alleen wie de status het laatst veranderde kan dat ongedaan maken.',
  noLocation: 'Deze voorraadlocatie bestaat niet (meer).',
  busy: 'Iemand anders wijzigde deze voorraad net. Probeer het nog eens.',
  variant: 'Vul in welke variant dit is, zoals maat L',
  sameVariant: 'Deze variant is er al. Kies een andere naam.',
  variantBack: (family: string, variant: string) =>
    `Er is intussen een andere variant ${variant} van ${family}. Geef die eerst een andere naam.`,
  noVariants: 'Dit product heeft geen varianten. Voeg er eerst een toe.',
  hasVariants: 'Dit product heeft al varianten.',
  variantTitle:
    'Dit is een variant: de titel volgt uit de naam van het product en de variant. Verander een van die twee.',
  longVariant: 'De naam en de variant zijn samen te lang. Maak er een korter.',
  family: 'Dit product met varianten',
  keptForOrders: (left: number) =>
    left <= 0
      ? 'Wat er ligt, ligt apart voor bestellingen'
      : `Er zijn er nog ${left} die niet apart liggen voor bestellingen`,
  tooLate: 'Dit kan niet meer ongedaan worden gemaakt. Boek het tegengestelde.',
  usedSince: (left: number) =>
    `Dit kan niet meer ongedaan worden gemaakt: er liggen er daar nog maar ${left}.`,
  notReserved: 'Deze bestelling is nog niet rond. Probeer het zo nog eens.',
} as const;
