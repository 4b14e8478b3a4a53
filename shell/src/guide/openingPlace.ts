import { builtRoutes } from '../remotes/builtRemotes';
import { type Place, placeOf } from './chapters';

/** Where the guide opens for an address. */
export function openingPlace({ pathname, search }: { pathname: string; search: string }): Place {
  const route = builtRoutes.find(({ path }) => patternOf(path).test(pathname));
  return placeOf(route?.path ?? pathname, search);
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
