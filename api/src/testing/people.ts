import { normalizeEntries, type PermissionId, withGroups } from '../identity/catalogue/catalogue';
import type { Role } from '../identity/catalogue/permission.enum';
import { CommissionModel } from '../identity/people/commission.model';
import { UserModel } from '../identity/people/user.model';
import { hashPassword } from '../identity/sessions/password/password';
import { startSession } from '../identity/sessions/session.service';
import type { TestApi } from './startApi';
import { actAs, type TestClient } from './testClient';

/** The password of everybody made here. */
export const TEST_PASSWORD = 'wachtwoord-van-de-test';

/** The name of whoever edits, in tests that look at it. */
export const EDITOR = 'Lieke Derks';

interface TestPerson {
  id?: string;
  name?: string;
  email?: string;
  general?: PermissionId[];
  commissions?: string[];
  /** When rights end, by permission id or entry of a committee. */
  ends?: Readonly<Record<string, string>>;
  role?: Role;
  isExternal?: boolean;
  phoneNumber?: string;
  adres?: string;
}

let made = 0;
let passwordHash: Promise<string> | undefined;

/** Stores a user. @returns the id and the email */
export async function makeUser(
  person: TestPerson = {},
): Promise<{ id: string; email: string; name: string }> {
  made += 1;
  const email = person.email ?? `persoon${made}@carnaval.example`;
  const name = person.name ?? `Persoon ${made}`;
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const user = await UserModel.create({
    ...(person.id && { _id: person.id }),
    name,
    email,
    role: person.role,
    isExternal: person.isExternal ?? false,
    phoneNumber: person.phoneNumber ?? '',
    adres: person.adres ?? '',
    permissions: {
      general: withGroups(person.general ?? []),
      commissions: normalizeEntries(person.commissions ?? []),
      ends: Object.entries(person.ends ?? {}).map(([right, lastDay]) => ({ right, lastDay })),
    },
    passwordHash: await passwordHash,
  });
  return { id: user.id, email, name };
}

/** A client with the session of a user, and who that is. */
export type Person = TestClient & { id: string; email: string; name: string };

/** A client with the session of a new user. */
export async function signedIn(api: TestApi, person: TestPerson = {}): Promise<Person> {
  const user = await makeUser(person);
  const begun = await startSession({ _id: user.id }, { ip: '10.11.11.11', userAgent: 'node' });
  return Object.assign(actAs(api.url, `carnaval=${begun?.token}`), user);
}

/** Somebody who is there and signed in from the begin of each test. @param stage the API that they use */
export function usePerson(stage: { readonly api: TestApi }, person: TestPerson = {}): Person {
  let now: Person | undefined;
  beforeEach(async () => {
    now = await signedIn(stage.api, person);
  });
  const client = () => {
    if (!now) throw new Error('Nobody is signed in before a test begins.');
    return now;
  };
  return new Proxy({} as Person, {
    get: (_client, key) => Reflect.get(client(), key) as unknown,
    set: (_client, key, value) => Reflect.set(client(), key, value),
  });
}

/** Stores a committee. @returns its id */
export async function makeCommission(
  index: number,
  name = `Commissie ${index}`,
  id?: string,
): Promise<string> {
  return (await CommissionModel.create({ ...(id && { _id: id }), index, name })).id;
}
