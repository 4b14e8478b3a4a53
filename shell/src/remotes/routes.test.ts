import { builtRemotes, builtRoutes } from './builtRemotes';
import type { DeclaredPlace, DeclaredRoute, RemoteVersion } from './declared';
import { placesOf as placesSaid, routesOf as routesSaid } from './routes';

const routesOf = (areas: Parameters<typeof routesSaid>[0]) => routesSaid(areas, builtRemotes);
const placesOf = (areas: Parameters<typeof placesSaid>[0]) => placesSaid(areas, builtRemotes);

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
/verstuurde_mail everybody
/commissielijst secComlist
/notulenagendas secNotAge
/jaarprogramma secjaarProg
/financien secFin
/facturen secFact
/commissies/:id commission
/club clubAdmin
/voorraad/producten stockAdmin
/voorraad/nieuw_product stockAdmin
/voorraad/kassa stockAdmin
/voorraad/tellen stockAdmin
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
  '/onderdelen admin',
  '/webhooks admin',
];

it('is the route table that was asked for, and our own pages', () => {
  const table = builtRoutes.map(({ path, permission }) => `${path} ${permission}`);
  expect(table.sort()).toEqual([...SPEC.trim().split('\n'), ...OWN].sort());
});

function remote(...routes: DeclaredRoute[]): RemoteVersion {
  const info = { version: '1.1.0', container: 'x', build: 'b', kit: '^1.0.0', react: '19.0.0', routes };
  return { channel: 'stable', entry: '/remotes/x/mf-manifest.json', info };
}
const pathsOf = (area: string, versions: RemoteVersion[]) =>
  routesOf({ [area]: versions })
    .filter((route) => route.area === area)
    .map(({ path }) => path);

describe('what the list of remotes says', () => {
  const badges = { path: '/speldjes', title: 'Speldjes', permission: 'clubAdmin' };

  it('adds the pages of a remote, also of an area that the shell does not know', () => {
    const club = { path: '/club', title: 'Club', permission: 'clubAdmin' };
    expect(pathsOf('club', [remote(club, badges)])).toEqual(['/club', '/speldjes']);
    expect(pathsOf('museum', [remote({ ...badges, path: '/museum' })])).toEqual(['/museum']);
  });

  it('leaves the pages as they were built when a remote says nothing', () => {
    const built = builtRoutes.flatMap(({ area, path }) => (area === 'club' ? [path] : []));
    expect(built).toContain('/club');
    expect(pathsOf('club', [])).toEqual(built);
    expect(pathsOf('club', [{ channel: 'stable', entry: '/x' }])).toEqual(built);
  });

  it('is all there is on the first page, where no area gets what another has', () => {
    expect(routesSaid({})).toEqual([]);
    expect(routesSaid({ club: [remote(badges)] }).map(({ path }) => path)).toEqual(['/speldjes']);
    expect(routesSaid({ museum: [remote({ ...badges, path: '/financien' })] })).toEqual([]);
  });

  it.each(['/', '/login', '/financien'])('gives no remote a page that is of another: %s', (path) => {
    expect(pathsOf('museum', [remote({ ...badges, path })])).toEqual([]);
    expect(
      routesOf({ museum: [remote({ ...badges, path })] }).filter((route) => route.path === path),
    ).toHaveLength(path === '/financien' ? 1 : 0);
  });
});

describe('what remotes put in places', () => {
  const badges: DeclaredPlace = {
    ...{ place: 'commission tab', id: 'speldjes', title: 'Speldjes', permission: 'commission', order: 45 },
  };
  const putting = (...places: DeclaredPlace[]): RemoteVersion => {
    const { info, ...version } = remote();
    return { ...version, info: info && { ...info, places } };
  };

  it('is what they declare now, in order, and otherwise what they declared when the shell was built', () => {
    const first = { ...badges, id: 'eerst', order: 5 };
    const placed = placesOf({ museum: [putting(badges, first)] }).map(({ area, id }) => `${area} ${id}`);
    expect(placed).toEqual([
      'museum eerst',
      'secretariat declaraties',
      'secretariat agenda',
      'museum speldjes',
    ]);
    expect(placesOf({ secretariat: [putting()] })).toEqual([]);
  });

  it('has one of each id in a place: that of the first area', () => {
    const both = placesOf({ club: [putting(badges)], museum: [putting({ ...badges, title: 'Ook' })] });
    expect(both.filter(({ id }) => id === 'speldjes')).toEqual([{ ...badges, area: 'club' }]);
  });
});
