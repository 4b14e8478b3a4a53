import type { Permission } from 'kit/session';

import {
  builtPaths,
  type BuiltRemotes,
  type DeclaredPlace,
  type DeclaredRoute,
  type RemoteVersion,
} from './declared';

/**
 * The groups of the side menu that a page can be in. 'Beheer' are the areas, each under its own name; 'Portaal' is about
 * the portal itself and comes last, after 'Commissies', made of the user's committees.
 */
export const menuGroups = ['Beheer', 'Secretariaat', 'Website', 'Portaal'] as const;

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

/**
 * The route table as the remotes say now, each by the version that is loaded first; of an area that says nothing as it was
 * when the shell was built. What the shell needs itself, or another area has, is no area's to take. Not here: '/', '/login'
 * and the other pages that are the shell's own.
 * @param areas of the list of remotes
 */
export function routesOf(areas: Areas, built: BuiltRemotes = {}): AreaRoute[] {
  const taken = new Map(
    Object.entries(builtPaths).flatMap(([area, paths]) => paths.map((path) => [path, area] as const)),
  );
  return wordsOf(areas).flatMap((area) =>
    ((saidBy(areas, area) ?? built[area])?.routes ?? [])
      .map((route) => ({ ...route, area }))
      .filter(({ path }) => {
        const owner = taken.get(path) ?? area;
        if (owner !== area || ownPaths.test(path)) return false;
        taken.set(path, area);
        return true;
      }),
  );
}

type Areas = Readonly<Record<string, readonly RemoteVersion[]>>;

/** The areas of this repository, in its order, and then the others. */
const wordsOf = (areas: Areas) => [...new Set([...Object.keys(builtPaths), ...Object.keys(areas)])];

const saidBy = (areas: Areas, area: string) => areas[area]?.find(({ info }) => info)?.info;

/** What an area puts in a page of another one. */
export interface AreaPlace extends DeclaredPlace {
  area: string;
}

/**
 * What the remotes put in places, in order, each by the version that is loaded first; of an area that says nothing as it was
 * when the shell was built. Of two with one id in a place the first area's counts.
 * @param areas of the list of remotes
 */
export function placesOf(areas: Areas, built: BuiltRemotes = {}): AreaPlace[] {
  const taken = new Set<string>();
  return wordsOf(areas)
    .flatMap((area) => {
      const said = saidBy(areas, area) ?? built[area];
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
