import type { SessionUser } from 'kit/session';

/** A part of the tour, as the server names it. */
export type Tour = SessionUser['newTours'][number];

/** What is told at once. */
export interface TourStep {
  title: string;
  text: string;
  /** Where it is about. */
  link?: { to: string; label: string };
}

const steps: Readonly<Record<Tour, readonly TourStep[]>> = {
  portal: [
    {
      title: 'Begin bij je startpagina',
      text: 'Bovenaan staat wat er op je wacht. Tik op een regel om het meteen te doen.',
      link: { to: '/', label: 'Naar je startpagina' },
    },
    {
      title: 'Zoek wat je nodig hebt',
      text: 'Met het vergrootglas vind je mensen, pagina’s en wat je kunt doen, zoals ‘declareren’. Op een toetsenbord: Ctrl en K.',
    },
    {
      title: 'Weet je iets niet?',
      text: 'Kies Uitleg. Je leest dan hoe de pagina werkt waar je op bent. Op een telefoon staat Uitleg achter je initialen, boven in beeld.',
    },
  ],
  seller: [
    {
      title: 'Jouw adverteerders',
      text: 'Bij Mijn advertenties staat bij wie je nog langs moet. Met één tik verkoop je hetzelfde als vorig jaar.',
      link: { to: '/mijn_adverteerders', label: 'Naar Mijn advertenties' },
    },
    {
      title: 'Ook zonder verbinding',
      text: 'Heb je onderweg geen bereik? Verkoop gewoon door. Het wacht op je telefoon en gaat later vanzelf weg.',
    },
  ],
  treasurer: [
    {
      title: 'Declaraties beoordelen',
      text: 'Bij Financiën staat elke bon naast de knoppen om goed of af te keuren. Wie declareerde, krijgt bericht.',
      link: { to: '/financien', label: 'Naar Financiën' },
    },
    {
      title: 'De bank inlezen',
      text: 'Lees het bestand van de bank in bij het tabblad Bank. Het portaal stelt voor waar elke regel bij hoort.',
      link: { to: '/financien?tab=bank', label: 'Naar Bank' },
    },
  ],
  secretary: [
    {
      title: 'Notulen en agenda’s',
      text: 'Zet notulen en agenda’s op één plek. Wie dat wil, krijgt er een mail over.',
      link: { to: '/notulenagendas', label: 'Naar Notulen en agenda’s' },
    },
    {
      title: 'Een ander aan het werk',
      text: 'Mensen, commissies en rechten staan in het menu onder Secretariaat. Wat je daar aanpast, geldt meteen.',
    },
  ],
  club: [
    {
      title: 'De leden van de Club',
      text: 'Zoek een lid op naam, nummer of plaats. Een stapel betalingen voer je in één keer in.',
      link: { to: '/club?tab=leden', label: 'Naar de leden' },
    },
    {
      title: 'Brieven aan leden',
      text: 'Bij Contactmomenten schrijf je één brief. Het portaal maakt hem voor elk lid.',
      link: { to: '/club?tab=contactmomenten', label: 'Naar Contactmomenten' },
    },
  ],
  chair: [
    {
      title: 'Je commissie',
      text: 'Je commissie staat in het menu. Op die pagina verdeel je de taken en zet je documenten klaar.',
    },
    {
      title: 'Het geld van je commissie',
      text: 'Als voorzitter zie je op de pagina van je commissie wat er is begroot en wat er is uitgegeven.',
    },
  ],
};

/** The steps of these parts. Who has several roles at once gets the first step of each: a tour stays short. */
export function stepsOf(tours: readonly Tour[]): TourStep[] {
  const roles = tours.filter((tour) => tour !== 'portal');
  const most = roles.length > 1 ? 1 : Infinity;
  return tours.flatMap((tour) => (tour === 'portal' ? steps.portal : steps[tour].slice(0, most)));
}
