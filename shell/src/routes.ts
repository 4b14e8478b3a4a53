import type { Permission } from 'kit/session';

import type remotes from '../public/remotes.json';

/** The areas, each served by the remote of that name. */
export type AreaName = keyof typeof remotes;

/** The groups of the side menu, in this order; 'Commissies' follows, made of the user's committees. */
export const menuGroups = ['Beheer', 'Secretariaat', 'Website'] as const;

/** A page that a remote shows. */
export interface AreaRoute {
  path: string;
  /** In the top bar and the menu. */
  title: string;
  area: AreaName;
  /**
   * Who may see it: holders of this permission, those in the committee of the path, the role Admin, whoever may delete
   * something, or everybody here.
   */
  permission: Permission | 'commission' | 'admin' | 'deleter' | 'everybody';
  /** Another permission that opens it too. */
  alsoFor?: Permission;
  /** Where the menu shows it; absent: reached from another page. */
  group?: (typeof menuGroups)[number];
  /** The page that it is reached from, whose entry the menu then marks. */
  partOf?: string;
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
 * The route table. The menu and the guards come from it.
 * Not here: '/', '/login', '/geen_toegang', '/wachtwoord_instellen', '/email_bevestigen' and '/afmelden', which are the shell's own,
 * and '/clubgegevens/:token' and '/diensten/:token', for which nobody signs in.
 */
export const areaRoutes: readonly AreaRoute[] = [
  { path: '/club', title: 'Club van 111', area: 'club', permission: 'clubAdmin', group: 'Beheer' },
  { path: '/krant_administratie', title: 'Krant', area: 'krant', permission: 'krantRed', group: 'Beheer' },
  {
    path: '/mijn_adverteerders',
    title: 'Mijn advertenties',
    area: 'krant',
    permission: 'krantAdv',
    group: 'Beheer',
  },
  {
    path: '/voorraad/producten',
    title: 'Voorraad',
    area: 'stock',
    permission: 'stockAdmin',
    group: 'Beheer',
  },
  {
    path: '/voorraad/nieuw_product',
    title: 'Nieuw product',
    area: 'stock',
    permission: 'stockAdmin',
    partOf: '/voorraad/producten',
  },
  {
    path: '/voorraad/instellingen',
    title: 'Voorraadinstellingen',
    area: 'stock',
    permission: 'stockAdmin',
    group: 'Beheer',
  },
  { path: '/boerenploeg', title: 'Boerenploeg', area: 'volunteers', permission: 'vol', group: 'Beheer' },
  {
    path: '/achtergrondtaken',
    title: 'Achtergrondtaken',
    area: 'secretariat',
    permission: 'admin',
    group: 'Beheer',
  },
  { path: '/systeem', title: 'Systeem', area: 'secretariat', permission: 'admin', group: 'Beheer' },
  { path: '/logboek', title: 'Logboek', area: 'secretariat', permission: 'admin', group: 'Beheer' },
  { path: '/prullenbak', title: 'Prullenbak', area: 'secretariat', permission: 'deleter', group: 'Beheer' },
  { path: '/privacy', title: 'Privacy', area: 'secretariat', permission: 'admin', group: 'Beheer' },

  secretariat('/notulenagendas', "Notulen en agenda's", 'secNotAge'),
  secretariat('/jaarprogramma', 'Jaarprogramma', 'secjaarProg'),
  secretariat('/commissielijst', 'Commissielijst', 'secComlist'),
  { ...secretariat('/ledenlijst', 'Ledenlijst', 'secComlist'), alsoFor: 'secLedlist' },
  secretariat('/financien', 'Financiën', 'secFin'),
  secretariat('/facturen', 'Facturatie', 'secFact'),
  secretariat('/gebruikers', 'Gebruikers', 'secGebruikers'),
  {
    path: '/gebruikertoevoegen',
    title: 'Gebruiker toevoegen',
    area: 'secretariat',
    permission: 'secGebruikers',
    partOf: '/gebruikers',
  },
  {
    path: '/gebruikeraanpassen/:uid',
    title: 'Gebruiker aanpassen',
    area: 'secretariat',
    permission: 'secGebruikers',
    partOf: '/gebruikers',
  },
  { path: '/declaraties', title: 'Declaraties', area: 'secretariat', permission: 'everybody', partOf: '/' },
  { path: '/commissies/:id', title: 'Commissie', area: 'secretariat', permission: 'commission' },

  website('/nieuwsberichten', 'Nieuwsberichten', 'webNews'),
  website('/optocht', 'Optocht', 'webOptocht'),
  website('/homepage', 'Homepage', 'webHome'),
  website('/ubpf', 'Ulster bierproeffestival', 'webUBPF'),
  website('/liedjesfestival', 'Liedjesfestival', 'webLiedjes'),
  website('/jeugdraad', 'Jeugdraad', 'webJeugdraad'),
  website('/carnavalskrant', 'Carnavalskrant', 'webKrant'),
  website('/kindercarnaval', 'Kindercarnaval', 'webkinder'),
  website('/overons', 'Over ons', 'webHistory'),
  website('/contact', 'Contact', 'webContact'),
];

function secretariat(path: string, title: string, permission: Permission): AreaRoute {
  return { path, title, area: 'secretariat', permission, group: 'Secretariaat' };
}

function website(path: string, title: string, permission: Permission): AreaRoute {
  return { path, title, area: 'website', permission, group: 'Website' };
}
