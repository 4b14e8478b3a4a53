/** A page that is a list: where it is, and what its items are when they are no rows of a table. */
export interface ListPage {
  /** One of the route table. */
  route: string;
  /** Of one of its parts. */
  search?: string;
  item?: string;
  /** Who has something there; the administrator otherwise. */
  account?: string;
}

const ROW = 'main tbody tr';

/** The pages where people look for one of many. With what the demo has, each of them has an item. */
export const listPages: readonly ListPage[] = [
  { route: '/club', search: '?tab=leden' },
  { route: '/krant_administratie', search: '?tab=adverteerders' },
  { route: '/krant_administratie', search: '?tab=redactie' },
  { route: '/krant_administratie', search: '?tab=financieel' },
  { route: '/mijn_adverteerders', item: 'main article', account: 'verkoper' },
  { route: '/voorraad/producten' },
  { route: '/voorraad/producten', search: '?tab=bestellingen' },
  { route: '/voorraad/producten', search: '?tab=pagadders' },
  { route: '/boerenploeg', search: '?tab=activiteiten' },
  { route: '/boerenploeg', search: '?tab=vrijwilligers' },
  { route: '/achtergrondtaken', search: '?tab=running' },
  { route: '/logboek' },
  { route: '/notulenagendas', item: 'main li' },
  { route: '/jaarprogramma' },
  { route: '/commissielijst' },
  { route: '/ledenlijst' },
  { route: '/verstuurde_mail' },
  { route: '/financien', item: 'main [role=tabpanel] li' },
  { route: '/financien', search: '?tab=openstaand' },
  { route: '/facturen', search: '?tab=overzicht' },
  { route: '/facturen', search: '?tab=terugkerend' },
  { route: '/facturen', search: '?tab=klanten' },
  { route: '/gebruikers', item: 'main [role=group] h2' },
  { route: '/declaraties', account: 'lid' },
  { route: '/nieuwsberichten', item: 'main li' },
].map((page) => ({ item: ROW, ...page }));

/** The other routes, and what they are instead. */
export const otherPages: Readonly<Record<string, string>> = {
  '/voorraad/nieuw_product': 'a form',
  '/voorraad/kassa': 'what is sold, not a list to search',
  '/voorraad/tellen': 'a form',
  '/voorraad/instellingen': 'settings',
  '/systeem': 'figures',
  '/onderdelen': 'a card for each area',
  '/webhooks': 'a list of which the demo has nothing',
  '/prullenbak': 'a list of the same parts as /logboek, of which the demo has nothing',
  '/privacy': 'a search for one person',
  '/gebruikertoevoegen': 'a form',
  '/gebruikeraanpassen/:uid': 'a form',
  '/commissies/:id': 'a board of tasks',
  '/optocht': 'an editor of the website',
  '/homepage': 'an editor of the website',
  '/ubpf': 'an editor of the website',
  '/liedjesfestival': 'an editor of the website',
  '/jeugdraad': 'an editor of the website',
  '/carnavalskrant': 'an editor of the website',
  '/kindercarnaval': 'an editor of the website',
  '/overons': 'an editor of the website',
  '/contact': 'an editor of the website',
};
