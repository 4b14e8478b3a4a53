import { Types } from 'mongoose';

import { stampId, type TestDump } from './testDump';

const COMMITTEES = ['Dagelijks Bestuur', 'Optocht', 'Krant', 'Jeugd', 'Bierproeffestival'];
const USERS = 24;
const MEMBERS = 60;

/** The old id of a committee. @param number from 1 on */
export function committeeId(number: number): string {
  return stampId('2021-06-01', number);
}

/** The name of a user whom others name. @param at from 0 on; two are called as number 3 */
export function userName(dump: TestDump, at: number): string {
  return String(dump.documents.get('users')?.[at]?.name);
}

/** Committees and users, with a right that is no more, a committee that is not there, a double and a strange role. */
export function addPeople(dump: TestDump): void {
  dump.add(
    'commissions',
    ...COMMITTEES.map((name, at) => ({
      id: committeeId(at + 1),
      name,
      index: at + 1,
      description: at === 1 ? '<p>De <b>optocht</b> van zondag</p>' : '',
      preces: 'Wim Cornelissen',
      members: [],
    })),
  );
  dump.plant('commissions', committeeId(2), 'description');
  const users = Array.from({ length: USERS }, (_, at) => user(dump, at));
  const [second, third, fifth, sixth] = [users[1], users[2], users[4], users[5]];
  if (!second || !third || !fifth || !sixth) throw new Error('There are too few users.');
  second.permissions.general.push('secOud');
  dump.plant('users', second.id, 'permissions.general.2', '-');
  third.permissions.commissions.push(committeeId(99));
  dump.plant('users', third.id, 'permissions.commissions.2', '-');
  Object.assign(fifth, { name: users[3]?.name });
  Object.assign(sixth, { role: 'Secretaris' });
  dump.plant('users', sixth.id, 'role');
  dump.add('users', ...users, {
    ...second,
    id: stampId('2022-01-01', 500),
    name: 'Nogmaals',
    permissions: {},
  });
  dump.plant('users', stampId('2022-01-01', 500), 'email', 'nogmaals@voorbeeld.example');
}

function user(dump: TestDump, at: number) {
  const name = `${dump.faker.person.firstName()} ${dump.faker.person.lastName()} ${at}`;
  return {
    id: stampId('2022-01-01', at),
    name,
    email: `Lid${at}@Voorbeeld.example `,
    phoneNumber: `06${dump.faker.string.numeric(8)}`,
    adres: dump.faker.location.streetAddress(),
    isExternal: at % 9 === 8,
    ...(at === 0 && { role: 'Admin' }),
    password: '$2b$10$notakenover',
    permissions: {
      general: at % 3 === 1 ? ['secFin', 'krantAdv'] : [],
      commissions: [
        committeeId(1 + (at % 5)),
        ...(at < 5 ? [`${committeeId(1 + at)}-vz`] : [committeeId(1 + ((at + 1) % 5))]),
      ],
    },
  };
}

/** The club: a birthday that is a day early, a double, a postal code that is none, cents for euros, a year twice. */
export function addClub(dump: TestDump): void {
  const members: Record<string, unknown>[] = Array.from({ length: MEMBERS }, (_, at) => member(dump, at));
  const [offDay, double, odd, twice, bare] = [members[3], members[4], members[5], members[6], members[7]];
  if (!offDay || !double || !odd || !twice || !bare) throw new Error('There are too few members.');
  offDay.bday = new Date('1971-03-14T23:00:00.000Z');
  dump.plant('clubMembers', String(offDay.id), 'bday');
  const copy = { ...double, id: '202499-extra', _id: new Types.ObjectId('5f00000000000000000000aa') };
  dump.plant('clubMembers', copy.id, '', 'weglaten');
  odd.postalCode = '70711';
  dump.plant('clubMembers', String(odd.id), 'postalCode', '7071 AB');
  twice.paidYears = [2020, 2021, 2021, '2022'];
  dump.plant('clubMembers', String(twice.id), 'paidYears');
  delete bare.lastName;
  delete bare.country;
  dump.plant('clubMembers', String(bare.id), 'lastName', 'Onbekend');
  dump.plant('clubMembers', String(bare.id), 'country');
  dump.add('clubMembers', ...members, copy);
  dump.add(
    'clubEditions',
    ...[2023, 2024, 2025, 2026].map((year, at) => ({
      id: stampId(`${year - 1}-11-11`, 0),
      title: String(year),
      contribution: year === 2024 ? 1111 : [11.11, 0, '15,00', 15][at],
      members: 40 + at,
      active: year === 2026,
      contactMoments: year === 2026 ? [{ title: 'Jaarbrief' }] : [],
    })),
  );
  dump.plant('clubEditions', stampId('2023-11-11', 0), 'contribution', '11,11');
}

function member(dump: TestDump, at: number) {
  const joined = 2010 + (at % 14);
  return {
    _id: new Types.ObjectId(`5f0000000000000000000${String(at).padStart(3, '0')}`),
    id: `${joined}${String(1 + Math.floor(at / 14)).padStart(2, '0')}-${dump.faker.string.numeric(4)}`,
    gender: at % 2 ? 'm' : 'f',
    firstName: dump.faker.person.firstName(),
    lastName: `${dump.faker.person.lastName()}-${at}`,
    adres: `Kerkstraat ${at + 1}`,
    postalCode: at % 10 === 9 ? '2300' : '7071ab',
    city: 'Ulft',
    country: at % 10 === 9 ? 'België' : 'Nederland',
    email: at % 4 ? `lid${at}@voorbeeld.example` : '',
    phone: '0315 123456',
    bday: at % 3 ? '1960-05-04' : '04/05/1960',
    paidYears: Array.from({ length: 2026 - joined }, (_, year) => joined + year),
    todo: '',
    notes: '',
    changeLog: ['11/11/2022 - Wim: lid toegevoegd'],
    active: at % 7 !== 0,
    jubilee: false,
    jubileeCount: 0,
  };
}
