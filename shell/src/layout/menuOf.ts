import type { SessionUser } from 'kit/session';

import { maySee } from '../Guard';
import { type AreaRoute, menuGroups } from '../remotes/routes';

/** A part of the side menu; the first has no title. */
export interface MenuGroup {
  title?: string;
  /** A path of the portal, or an address elsewhere. */
  entries: { path: string; label: string; icon?: string }[];
  /** Said when there are no entries; a group without it is left out. */
  empty?: string;
}

/** Whether a menu entry leads out of the portal: the photo library. */
export const isElsewhere = (path: string) => !path.startsWith('/');

/**
 * What the side menu shows this user: the personal page, the pages of the
 * route table the user may see, and always a part for the user's committees. @param routes the table, in any order
 */
export function menuOf(user: SessionUser, routes: readonly AreaRoute[]): MenuGroup[] {
  const groups: MenuGroup[] = [
    { entries: [{ path: '/', label: 'Persoonlijke pagina', icon: 'user-round' }] },
    ...menuGroups.map((title) => ({
      title,
      entries: [
        ...routes
          .filter((route) => route.menu?.group === title && maySee(user, route))
          .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
          .map((route) => ({ path: route.path, label: route.title, icon: route.menu?.icon })),
        ...(title === 'Secretariaat' && user.photoLibraryUrl
          ? [{ path: user.photoLibraryUrl, label: "Foto's", icon: 'images' }]
          : []),
      ],
    })),
    {
      title: 'Commissies',
      empty: 'Je zit in geen commissie',
      entries: [...user.commissions]
        .sort((a, b) => a.index - b.index)
        .map(({ id, index, name }) => ({ path: `/commissies/${id}`, label: `${index} - ${name}` })),
    },
  ];
  return groups.filter(({ entries, empty }) => entries.length > 0 || empty);
}
