import type { SessionUser } from 'kit/session';

import { maySee } from '../Guard';
import { type AreaRoute, menuGroups } from '../remotes/routes';

/** An entry of the side menu. */
export interface MenuEntry {
  /** A path of the portal, or an address elsewhere. */
  path: string;
  label: string;
  icon?: string;
}

/** A part of the side menu; the first has no title. */
export interface MenuGroup {
  title?: string;
  entries: MenuEntry[];
  /** Said when there are no entries; a group without it is left out. */
  empty?: string;
  /** Folded until somebody opens it: 'portal' also by being on a page of it; 'room' as there would be too many entries. */
  begins?: 'portal' | 'room';
}

/** So many entries are in view at most, until somebody opens more. */
const MOST_OPEN = 22;
/** So many pages used last of what is folded stay in view. */
export const AT_HAND = 2;

/** Whether a menu entry leads out of the portal: the photo library. */
export const isElsewhere = (path: string) => !path.startsWith('/');

/**
 * What the side menu shows this user: the personal page and the areas, then the pages of the route table in groups that the
 * user may see, always a part for the user's committees, and last what is about the portal itself.
 * @param routes the table, in any order
 */
export function menuOf(user: SessionUser, routes: readonly AreaRoute[]): MenuGroup[] {
  const entriesOf = (group: string): MenuEntry[] =>
    routes
      .filter((route) => route.menu?.group === group && maySee(user, route))
      .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
      .map((route) => ({ path: route.path, label: route.title, icon: route.menu?.icon }));
  const [areas, ...titled] = menuGroups;
  const [secretariat, website, portal] = titled.map((title) => ({ title, entries: entriesOf(title) }));
  if (user.photoLibraryUrl)
    secretariat?.entries.push({ path: user.photoLibraryUrl, label: "Foto's", icon: 'images' });
  const committees = {
    title: 'Commissies',
    empty: 'Je zit in geen commissie',
    entries: [...user.commissions]
      .sort((a, b) => a.index - b.index)
      .map(({ id, index, name }) => ({ path: `/commissies/${id}`, label: `${index} - ${name}` })),
  };
  const own: MenuGroup = {
    entries: [{ path: '/', label: 'Persoonlijke pagina', icon: 'user-round' }, ...entriesOf(areas)],
  };
  return fold([own, secretariat, website, committees, portal].filter(isShown));
}

const isShown = (group: MenuGroup | undefined): group is MenuGroup =>
  group !== undefined && (group.entries.length > 0 || group.empty !== undefined);

/**
 * What is about the portal itself begins folded, and so does what no longer fits. The first is counted as open, so that the
 * rest of the menu stays as it is when it opens.
 */
function fold(groups: MenuGroup[]): MenuGroup[] {
  const isPortal = ({ title, entries }: MenuGroup) => title === menuGroups[3] && entries.length > AT_HAND;
  let room = MOST_OPEN - (groups.find(isPortal)?.entries.length ?? 0);
  return groups.map((group) => {
    if (isPortal(group)) return { ...group, begins: 'portal' };
    if (group.title !== undefined && group.entries.length > room) return { ...group, begins: 'room' };
    room -= group.entries.length;
    return group;
  });
}
