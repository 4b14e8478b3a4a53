import type { AuditKind } from '../../gql/graphql';

/** What happened, in the order of the choice. */
export const kindLabels: Readonly<Record<AuditKind, string>> = {
  added: 'Toegevoegd',
  changed: 'Gewijzigd',
  removed: 'Verwijderd',
  restored: 'Teruggezet',
  done: 'Gedaan',
  failed: 'Niet gelukt',
  refused: 'Geweigerd',
  signIn: 'Ingelogd',
  signInFailed: 'Inloggen mislukt',
  signOut: 'Uitgelogd',
  viewed: 'Bekeken als',
  exported: 'Geëxporteerd',
  downloaded: 'Bestand opgehaald',
};

const entities: Readonly<Record<string, string>> = {
  AccountancyYear: 'Boekjaar',
  Activity: 'Activiteit van de Boerenploeg',
  Advertisement: 'Advertentie',
  Advertiser: 'Adverteerder',
  AgendaEntry: 'Agenda van de homepage',
  AnnualNote: 'Toelichting bij de jaarrekening',
  ArchivedMovement: 'Oude mutatie van de voorraad',
  BankBalance: 'Banksaldo',
  BankLine: 'Bankregel',
  BookCheck: 'Kascontrole',
  Brewery: 'Brouwerij',
  CalendarEntry: 'Jaarprogramma',
  CalendarFeed: 'Agendalink',
  Carousel: 'Carrousel',
  ClubContactMoment: 'Contactmoment van de Club',
  ClubEdition: 'Jaar van de Club',
  ClubImport: 'Import van de Club',
  ClubLetter: 'Brief van de Club',
  ClubMember: 'Lid van de Club van 111',
  ClubReport: 'Lijst van de Club',
  ClubState: 'Instellingen van de Club',
  Commission: 'Commissie',
  CommissionDocument: 'Document van een commissie',
  ContactAddress: 'Contactadres',
  Customer: 'Klant',
  DirectDebitFile: 'Incassobestand',
  File: 'Bestand',
  FinancialDocument: 'Financieel document',
  HomeTheme: 'Thema',
  Invoice: 'Factuur',
  KrantState: 'Instellingen van de krant',
  LedgerClosing: 'Afgesloten jaar van het grootboek',
  LedgerSettings: 'Instellingen van het grootboek',
  MinutesMailWish: 'Mail over notulen',
  NewsItem: 'Nieuwsbericht',
  Order: 'Bestelling',
  PagadderSuggestion: 'Suggestie voor pagadder',
  PaperEdition: 'Editie van de krant',
  Participant: 'Deelnemer liedjesfestival',
  PaymentFile: 'Betaalbestand',
  PaymentRequest: 'Betaalverzoek',
  ReceivableReminder: 'Herinnering',
  ReceivableWriteOff: 'Afboeking',
  Product: 'Product',
  PublicDocument: 'Download van de website',
  RecurringInvoice: 'Terugkerende factuur',
  SecretaryDocument: 'Notulen of agenda',
  Shift: 'Dienst',
  SongFestivalEnlistment: 'Inschrijving liedjesfestival',
  SongFestivalWinners: 'Winnaars liedjesfestival',
  StockLocation: 'Locatie van de voorraad',
  StoredDraaiboek: 'Draaiboek',
  TaskComment: 'Opmerking bij een taak',
  TaskList: 'Takenlijst',
  Transaction: 'Declaratie of mutatie',
  User: 'Gebruiker',
  Volunteer: 'Lid van de Boerenploeg',
  Webhook: 'Webhook',
  WebhookDelivery: 'Bericht aan een webhook',
  WebsiteText: 'Tekst van de website',
};

/** The kinds of records, by name. */
export const entityOptions = Object.entries(entities)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'nl'));

/** What kind of record it is about; '' when it is about none. */
export function entityLabel(entity: string | null): string {
  return entity === null ? '' : (entities[entity] ?? entity);
}

/** Why an operation did not succeed, in words; '' of one that did. */
export function outcomeLabel(outcome: string): string {
  return outcome === 'OK' ? '' : (outcomes[outcome] ?? 'Er ging iets mis.');
}

const outcomes: Readonly<Record<string, string>> = {
  BAD_USER_INPUT: 'De invoer klopte niet.',
  CONFLICT: 'Iemand anders was eerder.',
  FORBIDDEN: 'Geen rechten.',
  NOT_FOUND: 'Het record bestond niet (meer).',
  RATE_LIMITED: 'Te veel pogingen.',
  SECOND_FACTOR_NEEDED: 'Het wachtwoord klopte; de tweede stap ontbrak of klopte niet.',
  SESSION_CHANGED: 'Er was iemand anders ingelogd.',
  UNAUTHENTICATED: 'Niet ingelogd.',
  UNAVAILABLE: 'Een andere dienst gaf geen antwoord.',
};
