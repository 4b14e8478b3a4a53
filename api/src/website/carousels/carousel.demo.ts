import type { DemoContext } from '../../platform/demo/demoContext';
import { demoPhoto } from '../../platform/demo/demoFiles';
import { changedAt } from '../editor.demo';
import { carouselFolders, CarouselName } from '../website.enums';
import { CarouselModel } from './carousel.model';

const PROGRAMME = [
  'Vrijdag: sleuteloverdracht',
  'Zaterdag: prinsenbal',
  'Zondag: grote optocht',
  'Maandag: kindercarnaval',
];
const YOUTH_COUNCIL = [
  'Installatie van de jeugdprins',
  'Op bezoek bij basisschool De Regenboog',
  'Pannenkoeken in het verzorgingshuis',
  'Jeugdraad op de prinsenwagen',
  'Playbackshow',
  'Afscheid op dinsdag',
];
const PRINCES = [
  ['Prins Jan d’n Eerste (2026)', 'Bakker Jan opende elke zitting met een verse worstenbrood.'],
  ['Prins Wim d’n Derde (2025)', 'De eerste prins die op de fiets naar de optocht kwam.'],
  ['Prins Toon d’n Twidde (2024)', 'Bouwde dertig jaar aan wagens voordat hij er zelf op stond.'],
  ['Prins Marieke d’n Eerste (2023)', 'De eerste prinses met de titel prins; zo wilde ze het zelf.'],
  ['Prins Harrie d’n Urste (2020)', 'Regeerde door tot 2023, want twee jaar lang bleven de zalen dicht.'],
  ['Prins Piet d’n Veurste (2019)', 'Zijn motto: hos mar aon, ’t is zo gedaon.'],
  ['Prins Sjef d’n Lange (2018)', 'Moest bukken voor elke deur van de residentie.'],
  ['Prins Driek d’n Braove (2017)', 'Haalde met de raad € 11.111 op voor de speeltuin.'],
] as const;

/** The programmes, the pictures of the youth council, and eight princes. */
export async function demoCarousels(demo: DemoContext): Promise<void> {
  await carousel(
    demo,
    CarouselName.programme,
    PROGRAMME.map((name) => [name, '']),
  );
  await carousel(
    demo,
    CarouselName.jeugdraad,
    YOUTH_COUNCIL.map((name) => [name, '']),
  );
  await carousel(demo, CarouselName.aboutUs, PRINCES);
}

async function carousel(
  demo: DemoContext,
  name: CarouselName,
  entries: readonly (readonly [name: string, story: string])[],
): Promise<void> {
  const items = entries.map(async ([title, story], at) => ({
    _id: demo.id(`carousel ${name} ${at}`),
    name: title,
    story,
    photo: await demoPhoto(demo, carouselFolders[name], `${name} ${at + 1}`, at),
    alt: at % 3 === 2 ? null : `Foto van ${title}`,
    focus: at === 0 ? { x: 50, y: 30 } : null,
    ...changedAt(demo, '2026-11-02T19:40:00Z'),
  }));
  await CarouselModel.create({ _id: name, items: await Promise.all(items) });
}
