import { texts } from '../platform/errors/texts';

/** What the records of the newspaper are called in messages, with their article. */
export const what = {
  edition: 'Deze editie',
  advertiser: 'Deze adverteerder',
  advertisement: 'Deze advertentie',
  note: 'Deze notitie',
  question: 'Deze vraag',
  document: 'Dit document',
  settings: 'De instelling',
} as const;

/** Dutch messages of the newspaper. The foundation chose most of them: they are not reworded. */
export const krantTexts = {
  required: texts.required,
  title: 'Gebruik letters, cijfers, spaties en streepjes, hoogstens 40 tekens',
  titleTaken: 'Er is al een editie met deze naam',
  titleInTrash: 'De editie met deze naam ligt in de prullenbak. Zet haar terug.',
  editionActive: 'Dit is de actieve editie. Maak eerst een andere actief.',
  editionInUse: (what: string) => `Bij deze editie horen nog ${what}.`,
  editionInvoiced: 'Er zijn facturen van deze editie gemaakt: ze blijft.',
  editionBusy: 'Iemand anders is hier ook mee bezig. Probeer het nog eens.',
  titleInvoiced: 'Er zijn al facturen met deze titel gemaakt: ze blijft zoals ze is',
  pageCount: 'Kies 4 tot en met 200 pagina’s, een viervoud',
  materialBy: 'Vul een datum in, of laat het leeg',
  archived: 'Deze editie is niet actief: haar advertenties kunnen alleen worden bekeken.',
  noEdition: 'Er is nog geen actieve editie.',
  number: 'Vul een advertentienummer in van 1 tot en met 99999',
  numberTaken: (name: string) => `Dit advertentienummer is al van ${name}`,
  sameName: (name: string, number: number) =>
    `Er is al een adverteerder die ${name} heet (${number}). Is het dezelfde?`,
  followUpOn: 'Kies een dag vanaf vandaag, hoogstens een jaar vooruit',
  manyVisits: 'Van deze adverteerder zijn al 100 bezoeken genoteerd. Verwijder er eerst een.',
  numberMerged: (name: string) =>
    `${name} had dit nummer, en is samengevoegd. Dat kan nog ongedaan worden gemaakt: kies een ander nummer.`,
  mergeBoth: (name: string, edition: string) =>
    `In editie ${edition} is aan allebei iets gekoppeld. Laat ${name} staan, of haal daar eerst de verkoop, documenten en notities weg.`,
  inTrash: (name: string) => `Dit nummer is van ${name}, die in de prullenbak ligt`,
  contact: 'Kies iemand uit de lijst',
  noAdvertisers: 'Kies minstens één adverteerder',
  tooManyAdvertisers: (most: number) => `Kies hoogstens ${most} adverteerders tegelijk`,
  hasSold: 'Deze adverteerder heeft een verkochte advertentie in de actieve editie. Zet die eerst op open.',
  unpaid: (invoices: string) => `Deze adverteerder heeft nog ${invoices}. Handel die eerst af.`,
  noSeller: 'Deze adverteerder heeft geen verkoper. Kies er eerst een.',
  signature: 'Deze handtekening kan niet worden bewaard. Wis haar en teken opnieuw.',
  price: 'Kies een prijs uit de lijst',
  format: 'Kies een formaat dat bij deze prijs hoort',
  tablePrice: 'Vul een bedrag in van € 0,01 tot en met € 10.000,00',
  tablePriceTwice: 'Deze prijs staat al in de lijst',
  tableFormats: 'Vul 1 tot en met 12 formaten in, elk één keer',
  tableFormat: (format: string) =>
    `${format} past niet: breedte 8,5, 17 of 25,9 en hoogte tot en met 38,6 cm, zoals 17x8,9`,
  tableSize: 'Geef 1 tot en met 40 prijzen op',
  tableTouches: (count: number) =>
    count === 0
      ? 'Er is intussen niets meer verkocht voor wat je wijzigt. Kijk het na en bewaar opnieuw.'
      : `Voor wat je wijzigt ${count === 1 ? 'is 1 advertentie' : `zijn ${count} advertenties`} verkocht. Kijk het na en bewaar opnieuw.`,
  paid: 'Deze advertentie is betaald. Zet eerst ‘Betaald?’ op Nee.',
  paidByBank: 'Deze advertentie is via de bank betaald: koppel dat los bij de bankregel.',
  paidOnline: 'Deze advertentie is online betaald.',
  invoiceSent: 'De factuur is al verstuurd. Laat de redactie die eerst intrekken.',
  proofFile:
    'Van dit bestand kan geen proef worden gemaakt. Kies een pdf, png of jpeg die kan worden gelezen.',
  proofDays: 'Kies 1 tot en met 30 dagen, of laat het leeg',
  noProofAddress: 'Deze adverteerder heeft geen e-mailadres. Vul dat eerst in.',
  tooManyProofs: 'Er zijn al 20 proeven gestuurd.',
  locked: 'De proef is goedgekeurd. Laat de redactie haar eerst weer openen.',
  notLocked: 'Deze proef is niet goedgekeurd, of alweer geopend.',
  proofEnded: 'Over deze proef is al beslist, of er is een nieuwe. Lees de pagina opnieuw.',
  proofMoved:
    'Deze advertentie is intussen door iemand anders gewijzigd. Kijk het na en stuur de proef opnieuw.',
  noChange: 'Schrijf wat er anders moet, wijs het aan of stuur een nieuw bestand',
  noPage: (pageCount: number) => `Deze editie heeft pagina 1 tot en met ${pageCount}`,
  pageInUse: (page: number, name: string, others: number) =>
    `Op pagina ${page} staat ${name}${others > 0 ? ` (en er staan er nog ${others} op pagina’s die vervallen)` : ''}. Haal dat er eerst af.`,
  onPage: (page: string) => `Deze advertentie staat op pagina ${page}. Een stap terug haalt haar daar af.`,
  wouldLose: (work: string) =>
    `Hiermee vervalt werk van de redactie: ${work}. Kijk het na en bewaar opnieuw.`,
  nothingTakenBack: 'Deze verkoop is niet teruggedraaid, of alweer verkocht.',
  notSold: 'Deze advertentie is niet verkocht.',
  free: 'Een gratis advertentie wordt niet betaald.',
  moved: 'Deze advertentie is intussen door iemand anders verplaatst.',
  placedElsewhere: (page: string) =>
    page
      ? `Deze advertentie is intussen geplaatst op pagina ${page}.`
      : 'Deze advertentie is intussen van haar pagina gehaald.',
  assignedElsewhere: (name: string) =>
    name
      ? `Deze advertentie is intussen toegewezen aan ${name}.`
      : 'Deze advertentie is intussen aan niemand meer toegewezen.',
  editor: 'Kies een redacteur uit de lijst',
  editors: 'Geef elke redacteur een eigen naam van hoogstens 60 tekens; hoogstens 30',
  tooMany: 'Dit zijn er te veel',
  noMethod: 'Alleen een advertentie die per factuur wordt betaald, krijgt een factuur.',
  incomplete: 'Adres, postcode, plaats of e-mail ontbreekt bij deze adverteerder.',
  noFoundation:
    'De gegevens en de rekening van de stichting zijn nog niet ingesteld (FOUNDATION_NAME, BANK_ACCOUNTS).',
  noInvoice: 'Deze advertentie heeft geen factuur.',
  nothingToMake: 'Alle facturen zijn al aangemaakt.',
  nothingToSend: 'Er zijn geen facturen om te versturen.',
  notAllMade: 'Nog niet alle facturen zijn aangemaakt',
} as const;
