import type { SessionUser } from 'kit/session';

import { maySee } from '../Guard';
import { areaRoutes, menuGroups } from '../routes';

/** A part of the side menu; the first has no title. */
export interface MenuGroup {
  title?: string;
  /** A path of the portal, or an address elsewhere. */
  entries: { path: string; label: string }[];
  /** Said when there are no entries; a group without it is left out. */
  empty?: string;
}

/**
 * What the side menu shows this user: the personal page, the pages of the
 * route table the user may see, and always a part for the user's committees.
 */
export function menuOf(user: SessionUser): MenuGroup[] {
  const groups: MenuGroup[] = [
    { entries: [{ path: '/', label: 'Persoonlijke pagina' }] },
    ...menuGroups.map((title) => ({
      title,
      entries: [
        ...areaRoutes
          .filter((route) => route.group === title && maySee(user, route))
          .map((route) => ({ path: route.path, label: route.title })),
        ...(title === 'Secretariaat' && user.photoLibraryUrl
          ? [{ path: user.photoLibraryUrl, label: "Foto's" }]
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
