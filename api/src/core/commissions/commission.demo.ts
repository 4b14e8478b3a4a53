import type { DemoContext } from '../../demo/demoContext';
import { CommissionModel } from './commission.model';

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

/** The id of the demo committee with this number. */
export function demoCommissionId(demo: DemoContext, index: number) {
  return demo.id(`commission ${index}`);
}

/** How many committees the demo foundation has. */
export const DEMO_COMMISSIONS = NAMES.length;

/** Twenty committees. */
export async function demoCommissions(demo: DemoContext): Promise<void> {
  await CommissionModel.insertMany(
    NAMES.map((name, position) => ({ _id: demoCommissionId(demo, position + 1), name, index: position + 1 })),
  );
}
