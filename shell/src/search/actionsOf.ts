import type { Permission, SessionUser } from 'kit/session';

import { maySee } from '../Guard';
import type { Row } from './row';

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
export function actionsOf(user: SessionUser): Row[] {
  return actions
    .filter((action) => maySee(user, action))
    .map(({ title, detail, link }) => ({ id: `action ${link}`, icon: 'action', title, detail, link }));
}
