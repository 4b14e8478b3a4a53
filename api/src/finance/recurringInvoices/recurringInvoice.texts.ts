/** What the records are called in messages, with their article. */
export const WHAT = 'Deze terugkerende factuur';

/** Dutch messages of recurring invoices. */
export const recurringTexts = {
  interval: 'Kies een aantal maanden van 1 tot en met 24',
  firstDay: 'Kies vandaag of een latere dag',
  lastDay: 'De laatste dag ligt voor de eerste',
  times: 'Vul een aantal van 1 tot en met 200 in',
  oneEnd: 'Kies een laatste dag of een aantal keer, niet allebei',
  placeholder: (words: readonly string[]) =>
    `Dit is onbekend: ${words.join(' ')}. Kies uit {maand}, {jaar} en {periode}.`,
  stopped: 'Deze terugkerende factuur is gestopt.',
  notDeletable: 'Hier zijn al facturen van gemaakt: stop deze terugkerende factuur.',
  noProposal: 'Deze klaargezette factuur',
  skipped: 'Deze factuur is overgeslagen. Zet haar eerst terug.',
  issued: 'Deze factuur is al uitgegeven.',
  busy: 'Iemand anders is hier net mee bezig. Probeer het zo nog eens.',
  noCustomer: 'De klant is verwijderd: kies een andere klant of geen.',
  archivedCommission: 'De commissie staat in het archief: kies een andere.',
} as const;
