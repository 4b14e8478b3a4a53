import type { Permission } from 'kit/session';

import type { DeclaredPlace, DeclaredRoute, RemoteVersion } from './remoteList';

/** The groups of the side menu, in this order; 'Commissies' follows, made of the user's committees. */
export const menuGroups = ['Beheer', 'Secretariaat', 'Website'] as const;

/** A page that a remote shows, of those who are signed in or of a private link. */
export interface AreaRoute extends DeclaredRoute {
  /** The area whose remote shows it. */
  area: string;
}

/** Whose holders may delete something; the chairs and members of committees may, too. */
export const deleters: readonly Permission[] = [
  ...(['clubAdmin', 'krantRed', 'krantAdv', 'stockAdmin', 'vol', 'secFact', 'webNews'] as const),
  ...([
    'webOptocht',
    'webHome',
    'webUBPF',
    'webLiedjes',
    'webJeugdraad',
    'webKrant',
    'webkinder',
    'webHistory',
  ] as const),
];

/** What the remotes of this repository declared when the shell was built. */
declare const BUILT_REMOTES: Readonly<
  Record<string, { routes: readonly DeclaredRoute[]; places?: readonly DeclaredPlace[] }>
>;

/**
 * The pages that the shell knew when it was built: for when the list of the server is not there. Menu and guards come from
 * `routesOf`. Not here: '/', '/login' and the other pages that are the shell's own.
 */
export const builtRoutes: readonly AreaRoute[] = Object.entries(BUILT_REMOTES).flatMap(([area, { routes }]) =>
  routes.map((route) => ({ ...route, area })),
);

/**
 * The route table as the remotes say now, each by the version that is loaded first; of an area that says nothing as it was
 * when the shell was built. What the shell needs itself, or another area has, is no area's to take.
 * @param areas of the list of remotes
 */
export function routesOf(areas: Readonly<Record<string, readonly RemoteVersion[]>>): AreaRoute[] {
  const known = new Set(builtRoutes.map(({ area }) => area));
  const words = [...new Set([...known, ...Object.keys(areas)])];
  const taken = new Map(builtRoutes.map(({ path, area }) => [path, area]));
  return words.flatMap((area) => {
    const said = areas[area]?.find(({ info }) => info)?.info?.routes;
    const routes = said ?? builtRoutes.filter((route) => route.area === area);
    return routes
      .map((route) => ({ ...route, area }))
      .filter(({ path }) => {
        const owner = taken.get(path) ?? area;
        if (owner !== area || ownPaths.test(path)) return false;
        taken.set(path, area);
        return true;
      });
  });
}

/** What an area puts in a page of another one. */
export interface AreaPlace extends DeclaredPlace {
  area: string;
}

/**
 * What the remotes put in places, in order, each by the version that is loaded first; of an area that says nothing as it was
 * when the shell was built. Of two with one id in a place the first area's counts.
 * @param areas of the list of remotes
 */
export function placesOf(areas: Readonly<Record<string, readonly RemoteVersion[]>>): AreaPlace[] {
  const words = [...new Set([...Object.keys(BUILT_REMOTES), ...Object.keys(areas)])];
  const taken = new Set<string>();
  return words
    .flatMap((area) => {
      const said = areas[area]?.find(({ info }) => info)?.info ?? BUILT_REMOTES[area];
      return (said?.places ?? []).map((declared) => ({ ...declared, area }));
    })
    .filter(({ place, id }) => {
      const isFree = !taken.has(`${place}/${id}`);
      taken.add(`${place}/${id}`);
      return isFree;
    })
    .sort((one, other) => one.order - other.order);
}

/** The shell's own pages. */
const ownPaths = /^\/($|login|geen_toegang|wachtwoord_instellen|email_bevestigen|afmelden)/;
