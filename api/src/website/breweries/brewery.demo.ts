import { logLine } from '../../platform/audit/logLine';
import type { DemoContext } from '../../platform/demo/demoContext';
import { changedAt, demoEditor } from '../editor.demo';
import { BreweryModel } from './brewery.model';

type DemoBeer = readonly [name: string, alcoholPercentage: number, IBU: number | null, intro: string];

const BREWERIES: readonly { name: string; website: string; intro: string; beers: readonly DemoBeer[] }[] = [
  {
    name: 'Brouwerij De Schuimkraag',
    website: 'https://www.schuimkraag.example',
    intro: 'Twee broers en een oude melkfabriek. Brouwt sinds 2011 met gerst van eigen land.',
    beers: [
      ['Prinsenblond', 6.5, 24, 'Blond, licht kruidig, voor de hele avond.'],
      ['Raad van Elf', 11.1, 32, 'Zware quadrupel met elf soorten mout.'],
      ['Nuchter', 0.3, 18, 'Voor wie nog moet rijden.'],
    ],
  },
  {
    name: 'Stadsbrouwerij ’t Kuipke',
    website: 'https://kuipke.example',
    intro: 'Brouwt in de kelder van het oude raadhuis en schenkt boven in de proeverij.',
    beers: [
      ['Kuipke Tripel', 8.2, 28, 'Goudgeel met sinaasappelschil.'],
      ['Kuipke Dubbel', 6.8, 22, 'Donker, met karamel en pruim.'],
      ['Zure Jan', 4.7, 9, 'Fris zuur bier op houten vaten.'],
      ['Kuipke Wit', 5, 14, 'Witbier met koriander.'],
    ],
  },
  {
    name: 'Brouwhuis Molenzicht',
    website: 'https://www.molenzicht.example',
    intro: 'De molen maalt, het brouwhuis brouwt. Alles uit een straal van elf kilometer.',
    beers: [
      ['Molenaarspils', 5.1, 30, 'Ongefilterd en stevig gehopt.'],
      ['Wiekenbock', 7.2, null, 'Herfstbok, zolang de voorraad strekt.'],
      ['Maalder IPA', 6, 58, 'Grapefruit, hars en een droge afdronk.'],
    ],
  },
  {
    name: 'De Dolle Hop',
    website: 'https://dollehop.example',
    intro: 'Hobbybrouwers die uit de hand gelopen zijn. Elk festival een nieuw bier.',
    beers: [
      ['Confetti', 5.5, 40, 'Pale ale met zes hopsoorten.'],
      ['Polonaise', 7.5, 65, 'Dubbel gehopt: je loopt vanzelf mee.'],
      ['Aswoensdag', 9.5, 45, 'Zwarte stout met een vleugje rook.'],
    ],
  },
  {
    name: 'Abdij Sint-Blasius',
    website: 'https://www.abdijblasius.example',
    intro: 'Geen monniken meer, wel het recept van 1857 en de stilte in de brouwzaal.',
    beers: [
      ['Blasius Blond', 6.2, 20, 'Mild en bloemig.'],
      ['Blasius Bruin', 7, 24, 'Rozijnen, noten en een warme afdronk.'],
      ['Blasius Kerst', 9, null, 'Alleen van november tot carnaval.'],
    ],
  },
];

/** Five breweries with their beers. */
export async function demoBreweries(demo: DemoContext): Promise<void> {
  const { id, name } = demoEditor(demo);
  const changed = changedAt(demo, '2026-09-18T18:05:00Z');
  const added = logLine({ name }, 'brouwerij toegevoegd', changed.modifiedAt);
  await BreweryModel.insertMany(
    BREWERIES.map(({ beers, ...brewery }) => ({
      ...brewery,
      _id: demo.id(`brewery ${brewery.name}`),
      creater: name,
      createdBy: id,
      changeLog: [
        added,
        ...beers.map(([beer]) => logLine({ name }, `bier ${beer} toegevoegd`, changed.modifiedAt)),
      ],
      beers: beers.map(([beer, alcoholPercentage, IBU, intro]) => ({
        _id: demo.id(`beer ${brewery.name} ${beer}`),
        name: beer,
        alcoholPercentage,
        IBU,
        intro,
        ...changed,
      })),
      ...changed,
    })),
  );
}
