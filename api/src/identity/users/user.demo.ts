import type { DemoContext } from '../../platform/demo/demoContext';
import { chairEntry, normalizeEntries, withGroups } from '../catalogue/catalogue';
import { Tour } from '../catalogue/tour.enum';
import { DEMO_COMMISSIONS, demoCommissionId, demoCommissions } from '../commissions/commission.demo';
import { DEMO_PASSWORD, demoAccounts } from '../people/demoAccounts';
import { UserModel } from '../people/user.model';
import { hashPassword } from '../sessions/password/password';

const MEMBERS = 60;

/** The committees, the demo accounts, and 60 members (by size) who are in committees but have no password. */
export async function demoUsers(demo: DemoContext): Promise<void> {
  await demoCommissions(demo);
  // One hash for all: argon2 is slow on purpose.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const accounts = demoAccounts.map(
    ({ email, name, general, commissions = [], role, isExternal = false }) => ({
      _id: demo.id(`user ${email}`),
      ...contact(demo),
      email,
      name,
      role,
      isExternal,
      passwordHash,
      // They show what is there every day; a new account gets the tour.
      toursSeen: Object.values(Tour),
      permissions: { general: withGroups(general), commissions: entries(demo, commissions) },
    }),
  );
  const members = Array.from({ length: demo.count(MEMBERS) }, (_, position) => member(demo, position));
  await UserModel.insertMany([...accounts, ...members]);
}

function member(demo: DemoContext, position: number) {
  const { faker } = demo;
  const firstName = faker.person.firstName();
  const lastName = faker.person.lastName();
  const address = `${firstName}.${lastName}.${position + 1}`.normalize('NFD').replace(/[^A-Za-z0-9.]/g, '');
  const numbers = faker.helpers.uniqueArray(
    () => faker.number.int({ min: 1, max: DEMO_COMMISSIONS }),
    faker.number.int({ min: 1, max: 3 }),
  );
  // The first members take the chairs that the demo accounts left free.
  const chair = position < DEMO_COMMISSIONS && ![1, 3, 5, 7].includes(position + 1) ? [-(position + 1)] : [];
  return {
    _id: demo.id(`member ${position}`),
    ...contact(demo),
    email: `${address.toLowerCase()}@carnaval.example`,
    name: `${firstName} ${lastName}`,
    permissions: { general: [], commissions: entries(demo, [...numbers, ...chair]) },
  };
}

function contact({ faker }: DemoContext) {
  return {
    phoneNumber: `06${faker.string.numeric(8)}`,
    adres: `${faker.location.streetAddress()}, ${faker.location.zipCode()} ${faker.location.city()}`,
  };
}

function entries(demo: DemoContext, numbers: readonly number[]): string[] {
  return normalizeEntries(
    numbers.map((number) => {
      const id = demoCommissionId(demo, Math.abs(number)).toHexString();
      return number < 0 ? chairEntry(id) : id;
    }),
  );
}
