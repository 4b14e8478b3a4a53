import { areaRoutes } from './routes';

/** The route table that the foundation asked for, to the letter. */
const SPEC = `
/gebruikers secGebruikers
/gebruikertoevoegen secGebruikers
/gebruikeraanpassen/:uid secGebruikers
/contact webContact
/homepage webHome
/ubpf webUBPF
/overons webHistory
/jeugdraad webJeugdraad
/liedjesfestival webLiedjes
/kindercarnaval webkinder
/carnavalskrant webKrant
/nieuwsberichten webNews
/optocht webOptocht
/ledenlijst secComlist
/commissielijst secComlist
/notulenagendas secNotAge
/jaarprogramma secjaarProg
/financien secFin
/facturen secFact
/commissies/:id commission
/club clubAdmin
/voorraad/producten stockAdmin
/voorraad/nieuw_product stockAdmin
/voorraad/instellingen stockAdmin
/krant_administratie krantRed
/mijn_adverteerders krantAdv
/boerenploeg vol`;

/** Pages of our own. */
const OWN = [
  '/achtergrondtaken admin',
  '/systeem admin',
  '/logboek admin',
  '/prullenbak deleter',
  '/privacy admin',
  '/declaraties everybody',
];

it('is the route table that was asked for, and our own pages', () => {
  const table = areaRoutes.map(({ path, permission }) => `${path} ${permission}`);
  expect(table.sort()).toEqual([...SPEC.trim().split('\n'), ...OWN].sort());
});
