import { demoCommissionId } from '../../identity/commissions/commission.demo';
import type { DemoContext } from '../../platform/demo/demoContext';
import { Month, TimeType } from '../secretariat.enums';
import { DraaiboekModel } from './draaiboek.model';

const { upFront, duringEvent, afterEvent } = TimeType;

/** When: a month, or days from the Sunday of carnival. */
type Item = readonly [name: string, time: TimeType, when: Month | number | null, who: string, text?: string];
interface Book {
  commission: number;
  categories: readonly (readonly [
    name: string,
    color: string,
    parts: Readonly<Record<string, readonly Item[]>>,
  ])[];
}

/** The draaiboeken of the demo foundation. */
export const DEMO_BOOKS: readonly Book[] = [
  {
    commission: 3,
    categories: [
      [
        'Vergunning en route',
        '#b5121b',
        {
          Gemeente: [
            [
              'Evenementenvergunning aanvragen',
              upFront,
              Month.september,
              'Preces',
              'Vóór 1 oktober, met plattegrond.',
            ],
            ['Overleg met politie en brandweer', upFront, Month.november, 'Preces'],
            ['Wegafzettingen bestellen', upFront, -30, 'Lid verkeer', 'Veertig hekken, acht borden.'],
          ],
          Route: [
            ['Route narijden met de grootste wagen', upFront, Month.december, 'Lid verkeer'],
            ['Verkeersregelaars opstellen', duringEvent, null, 'Lid verkeer', 'Om 12.30 uur op hun plek.'],
          ],
        },
      ],
      [
        'Deelnemers en jury',
        '#2f6f4f',
        {
          Inschrijving: [
            ['Inschrijving openen op de website', upFront, Month.oktober, 'Secretaris'],
            ['Startnummers en opstelling maken', upFront, -22, 'Secretaris'],
            ['Deelnemers ontvangen', duringEvent, null, 'Hele commissie'],
          ],
          Jury: [
            ['Vijf juryleden vragen', upFront, Month.november, 'Lid jury'],
            ['Jury vervoeren en bijpraten', duringEvent, null, 'Lid jury'],
            ['Uitslag en juryrapporten versturen', afterEvent, 7, 'Lid jury'],
          ],
        },
      ],
      [
        'Afsluiting',
        '#3b5b92',
        {
          Nazorg: [
            ['Route schoonmaken', afterEvent, Month.februari, 'Hele commissie', 'Dezelfde avond.'],
            ['Afrekening naar de penningmeester', afterEvent, Month.maart, 'Penningmeester'],
            ['Evaluatie', afterEvent, Month.maart, 'Preces'],
          ],
        },
      ],
    ],
  },
  {
    commission: 11,
    categories: [
      [
        'Kindermiddag',
        '#c05a00',
        {
          Zaal: [
            ['Zaal vastleggen', upFront, Month.juni, 'Preces'],
            ['Slingers en ballonnen kopen', upFront, -14, 'Lid aankleding'],
            ['Zaal opruimen', afterEvent, Month.februari, 'Hele commissie'],
          ],
          Programma: [
            ['Jeugdprins uitnodigen', upFront, Month.november, 'Preces'],
            ['Kleurwedstrijd op de scholen', upFront, Month.januari, 'Lid scholen'],
            ['Playbackshow', duringEvent, null, 'Lid podium'],
          ],
        },
      ],
    ],
  },
];

/** The id of an item of a demo draaiboek, and of what it is in. */
export function demoBookId(demo: DemoContext, commission: number, ...path: readonly string[]): string {
  return demo.id(`draaiboek ${commission} ${path.join(' / ')}`).toHexString();
}

/** The fields of a month, or of days from carnival. */
export function demoWhen(when: Month | number | null) {
  return typeof when === 'number'
    ? { period: null, daysFromCarnival: when }
    : { period: when, daysFromCarnival: null };
}

/** The draaiboeken of the parade and of the children's carnival. */
export async function demoDraaiboeken(demo: DemoContext): Promise<void> {
  await DraaiboekModel.insertMany(
    DEMO_BOOKS.map(({ commission, categories }) => {
      const id = (...path: string[]) => demoBookId(demo, commission, ...path);
      const parts = categories.flatMap(([category, , subCategories]) =>
        Object.entries(subCategories).map(([name, items]) => ({ category, name, items })),
      );
      return {
        _id: demoCommissionId(demo, commission).toHexString(),
        categories: categories.map(([name, color]) => ({ _id: id(name), name, color })),
        subCategories: parts.map(({ category, name }) => ({
          _id: id(category, name),
          name,
          parent: id(category),
        })),
        items: parts.flatMap(({ category, name: sub, items }) =>
          items.map(([name, timeType, when, responsable, description = '']) => ({
            _id: id(category, sub, name),
            name,
            description,
            responsable,
            timeType,
            ...demoWhen(when),
            parent: id(category, sub),
            grandParent: id(category),
          })),
        ),
        changeLog: ['20/06/2026 - Piet Hendriks: draaiboek bijgewerkt voor het nieuwe seizoen'],
      };
    }),
  );
}
