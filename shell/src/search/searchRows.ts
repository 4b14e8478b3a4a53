import type { SessionUser, Permission } from 'kit/session';

import type { ShellSearchQuery } from '../gql/lazy/graphql';
import { maySee } from '../Guard';
import { menuOf } from '../layout/menuOf';
import type { AreaRoute } from '../remotes/routes';
import { holdsWords } from './marked';
import type { Row, RowGroup } from './row';

/** What can be begun by a link, and who may. */
const actions: readonly {
  title: string;
  detail: string;
  link: string;
  permission: Permission | 'everybody';
}[] = [
  { title: 'Declareren', detail: 'Declaraties', link: '/declaraties?nieuw', permission: 'everybody' },
  {
    title: 'Nieuwe adverteerder',
    detail: 'Krant',
    link: '/krant_administratie?tab=adverteerders&nieuw',
    permission: 'krantRed',
  },
  { title: 'Nieuwe factuur', detail: 'Facturatie', link: '/facturen?tab=maken', permission: 'secFact' },
  { title: 'Nieuw product', detail: 'Voorraad', link: '/voorraad/nieuw_product', permission: 'stockAdmin' },
  {
    title: 'Gebruiker toevoegen',
    detail: 'Gebruikers',
    link: '/gebruikertoevoegen',
    permission: 'secGebruikers',
  },
];

/** What a user can do at once. */
function actionsOf(user: SessionUser): Row[] {
  return actions
    .filter((action) => maySee(user, action))
    .map(({ title, detail, link }) => ({ id: `action ${link}`, icon: 'action', title, detail, link }));
}

type Item = ShellSearchQuery['search']['items'][number];

/** The names of the groups of what the API finds, in their order; several kinds may be in one. */
const KINDS: readonly (readonly [string, readonly Item['kind'][]])[] = [
  ['Mensen', ['person', 'clubMember', 'volunteer']],
  ['Adverteerders en klanten', ['advertiser', 'customer']],
  ['Commissies', ['commission']],
  ['Taken', ['task']],
  ['Documenten', ['document']],
  ['Producten', ['product']],
  ['Nieuws', ['news']],
  ['Programma', ['event']],
  ['Brouwerijen', ['brewery']],
];
/** People come before the pages, the rest after. */
const BEFORE_PAGES = 2;

/** Without a text: what was used last, what can be done, and all pages. */
export function rowsToBegin(user: SessionUser, routes: readonly AreaRoute[], recent: Row[]): RowGroup[] {
  return filled([
    { title: 'Onlangs gebruikt', rows: recent },
    { title: 'Doen', rows: actionsOf(user) },
    { title: "Pagina's", rows: pagesOf(user, routes) },
  ]);
}

/** What holds every word of a text: of what the API found, and of pages and actions. */
export function rowsFor(
  user: SessionUser,
  routes: readonly AreaRoute[],
  text: string,
  items: readonly Item[],
): RowGroup[] {
  const holds = ({ title, detail }: Row) => holdsWords(`${title} ${detail}`, text);
  const pages = pagesOf(user, routes).filter(holds);
  // One's own committees are in the menu.
  const known = new Set(pages.map(({ link }) => link));
  const found = KINDS.map(([title, kinds]) => ({
    title,
    rows: items
      .filter(({ kind, link }) => kinds.includes(kind) && !(kind === 'commission' && known.has(link)))
      .map(({ kind, ...item }) => ({ ...item, icon: kind })),
  }));
  return filled([
    ...found.slice(0, BEFORE_PAGES),
    { title: "Pagina's", rows: pages },
    { title: 'Doen', rows: actionsOf(user).filter(holds) },
    ...found.slice(BEFORE_PAGES),
  ]);
}

function pagesOf(user: SessionUser, routes: readonly AreaRoute[]): Row[] {
  return menuOf(user, routes).flatMap(({ title = '', entries }) =>
    entries.map(({ path, label }) => ({
      ...{ id: `page ${path}`, icon: 'page' as const, title: label, detail: title, link: path },
    })),
  );
}

function filled(groups: readonly RowGroup[]): RowGroup[] {
  return groups.filter(({ rows }) => rows.length > 0);
}
