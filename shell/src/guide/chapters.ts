import type { SessionUser } from 'kit/session';

import { maySee } from '../Guard';
import { builtRoutes } from '../remotes/builtRemotes';

/** A chapter of the guide: a file of docs/handleiding. */
export interface Chapter {
  /** Without .md. */
  file: string;
  title: string;
  /**
   * The heading at which it opens, by the path of the page one is on; or by one of its tabs. Who may see one of these pages
   * is offered the chapter.
   */
  pages: Readonly<Record<string, string>>;
  load: () => Promise<{ default: string }>;
}

/** The chapters, in the order of the list. Each page of the route table is in one of them; a test watches. */
export const chapters: readonly Chapter[] = [
  {
    file: 'portaal',
    title: 'Het portaal',
    pages: {
      '/': 'Je startpagina',
      '/geen_toegang': 'Geen toegang',
      '/verstuurde_mail': 'Mail aan velen',
      '/prullenbak': 'De prullenbak',
    },
    load: () => import('../../../docs/handleiding/portaal.md'),
  },
  {
    file: 'declareren',
    title: 'Declareren',
    pages: { '/declaraties': 'Een declaratie indienen' },
    load: () => import('../../../docs/handleiding/declareren.md'),
  },
  {
    file: 'commissies',
    title: 'Commissies',
    pages: {
      '/commissies/:id': 'De pagina van je commissie',
      '/commissies/:id?tab=taken': 'Taken',
      '/commissies/:id?tab=draaiboek': 'Het draaiboek',
      '/commissies/:id?tab=documenten': 'Documenten van de commissie',
      '/commissies/:id?tab=financieel': 'Geld van je commissie',
    },
    load: () => import('../../../docs/handleiding/commissies.md'),
  },
  {
    file: 'krant',
    title: 'Krant',
    pages: {
      '/mijn_adverteerders': 'Mijn advertenties: verkopen',
      '/krant_administratie': 'Een nieuwe editie',
      '/krant_administratie?tab=adverteerders': 'Adverteerders',
      '/krant_administratie?tab=redactie': 'Van verkocht tot geplaatst',
      '/krant_administratie?tab=financieel': 'Facturen en contant',
    },
    load: () => import('../../../docs/handleiding/krant.md'),
  },
  {
    file: 'club',
    title: 'Club van 111',
    pages: {
      '/club': 'Een lid zoeken of wijzigen',
      '/club?tab=overzicht': 'Een nieuwe editie',
      '/club?tab=contactmomenten': 'Brieven en contactmomenten',
      '/club?tab=rapporten': 'Rapporten',
    },
    load: () => import('../../../docs/handleiding/club.md'),
  },
  {
    file: 'financien',
    title: 'Financiën en facturen',
    pages: {
      '/financien': 'Declaraties beoordelen',
      '/financien?tab=boekhouding': 'Boekjaren en begroting',
      '/financien?tab=grootboek': 'Kascontrole',
      '/financien?tab=jaarrekening': 'Jaarrekening',
      '/financien?tab=openstaand': 'Wie moet nog betalen',
      '/financien?tab=betalingen': 'Declaraties uitbetalen',
      '/financien?tab=incasso': 'Incasso',
      '/financien?tab=bank': 'Bank inlezen',
      '/facturen': 'Facturen',
    },
    load: () => import('../../../docs/handleiding/financien.md'),
  },
  {
    file: 'secretariaat',
    title: 'Secretariaat',
    pages: {
      '/notulenagendas': "Notulen en agenda's",
      '/jaarprogramma': 'Jaarprogramma',
      '/commissielijst': 'Commissielijst',
      '/ledenlijst': 'Ledenlijst',
      '/gebruikers': 'Gebruikers en rechten',
      '/gebruikertoevoegen': 'Gebruikers en rechten',
      '/gebruikeraanpassen/:uid': 'Gebruikers en rechten',
    },
    load: () => import('../../../docs/handleiding/secretariaat.md'),
  },
  {
    file: 'voorraad',
    title: 'Voorraad en webshop',
    pages: {
      '/voorraad/producten': 'Verkopen aan de balie',
      '/voorraad/producten?tab=bestellingen': 'Bestellingen',
      '/voorraad/producten?tab=omzet': 'Waarde en omzet',
      '/voorraad/nieuw_product': 'Nieuw product',
      '/voorraad/kassa': 'Kassa',
      '/voorraad/tellen': 'Tellen',
      '/voorraad/instellingen': 'Plekken',
    },
    load: () => import('../../../docs/handleiding/voorraad.md'),
  },
  {
    file: 'vrijwilligers',
    title: 'Vrijwilligers',
    pages: {
      '/boerenploeg': 'Diensten en rooster',
      '/boerenploeg?tab=activiteiten': 'Activiteiten',
      '/boerenploeg?tab=vrijwilligers': 'Een vrijwilliger toevoegen',
    },
    load: () => import('../../../docs/handleiding/vrijwilligers.md'),
  },
  {
    file: 'website',
    title: 'Website',
    pages: {
      '/nieuwsberichten': 'Een nieuwsbericht plaatsen',
      '/homepage': 'Agenda van de homepage',
      '/optocht': 'Een tekst aanpassen',
      '/ubpf': 'Bierproeffestival',
      '/liedjesfestival': 'Liedjesfestival',
      '/jeugdraad': 'Een tekst aanpassen',
      '/carnavalskrant': "Foto's en documenten",
      '/kindercarnaval': 'Een tekst aanpassen',
      '/overons': 'Een tekst aanpassen',
      '/contact': 'Contactadressen',
    },
    load: () => import('../../../docs/handleiding/website.md'),
  },
  {
    file: 'beheer',
    title: 'Beheer',
    pages: {
      '/achtergrondtaken': 'Achtergrondtaken',
      '/systeem': 'Systeem',
      '/onderdelen': 'Onderdelen',
      '/webhooks': 'Webhooks',
      '/logboek': 'Logboek',
      '/privacy': 'Privacy',
    },
    load: () => import('../../../docs/handleiding/beheer.md'),
  },
];

/** The chapters of the pages that somebody may see. */
export function chaptersFor(user: SessionUser): readonly Chapter[] {
  return chapters.filter(({ pages }) => Object.keys(pages).some((page) => mayOpen(user, page)));
}

function mayOpen(user: SessionUser, page: string): boolean {
  const route = builtRoutes.find(({ path }) => path === page);
  if (!route) return page === '/';
  if (route.permission === 'commission') return user.commissions.length > 0;
  return maySee(user, route);
}

/** Where the guide opens. */
export interface Place {
  file: string;
  heading?: string;
}

/**
 * Where the guide opens for a page.
 * @param route its path in the route table
 * @param search of its address, whose tab may have a place of its own
 */
export function placeOf(route: string, search: string): Place {
  const tab = new URLSearchParams(search).get('tab');
  for (const page of tab ? [`${route}?tab=${tab}`, route] : [route]) {
    const chapter = chapters.find(({ pages }) => page in pages);
    if (chapter) return { file: chapter.file, heading: chapter.pages[page] };
  }
  return { file: 'portaal' };
}
