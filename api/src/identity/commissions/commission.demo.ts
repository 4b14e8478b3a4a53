import type { DemoContext } from '../../platform/demo/demoContext';
import { CommissionModel } from '../people/commission.model';

const NAMES = [
  'Dagelijks Bestuur',
  'Secretariaat',
  'Optocht',
  'Jeugdraad',
  'Carnavalskrant',
  'Ulster bierproeffestival',
  'Club van 111',
  'Website',
  'Liedjesfestival',
  'Webshop',
  'Kindercarnaval',
  'Prinsenbal',
  'Boerenbruiloft',
  'Zomercarnaval',
  'Techniek en opbouw',
  'Residentie',
  'Sponsoring',
  'Veiligheid en EHBO',
  'Prinsenwagen',
  'Jubileum',
];

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Dagelijks Bestuur': 'Voorzitter, secretaris en penningmeester: de dagelijkse leiding van de stichting.',
  Optocht: 'Regelt de optocht op zondag: inschrijving, route, jury en verkeersregelaars.',
  'Ulster bierproeffestival': 'Twee dagen proeven op het plein, in oktober.',
};
const OVER = {
  name: 'Carnavalsrevue',
  index: 21,
  description: 'De revue had in 2019 haar laatste voorstelling.',
};

/** The id of the demo committee with this number. */
export function demoCommissionId(demo: DemoContext, index: number) {
  return demo.id(`commission ${index}`);
}

/** How many committees the demo foundation has. */
export const DEMO_COMMISSIONS = NAMES.length;

/** Twenty committees, and one that is over. */
export async function demoCommissions(demo: DemoContext): Promise<void> {
  await CommissionModel.insertMany([
    { _id: demo.id('commission old'), ...OVER, archived: true },
    ...NAMES.map((name, position) => ({
      _id: demoCommissionId(demo, position + 1),
      name,
      index: position + 1,
      description: DESCRIPTIONS[name] ?? '',
    })),
  ]);
}
