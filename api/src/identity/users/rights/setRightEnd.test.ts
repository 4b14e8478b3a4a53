import { daysFromNow, useApi } from '../../../testing/apiStage';
import { SetRightEndDocument, type SetRightEndMutationVariables } from '../../../testing/gql/graphql';
import { makeCommission, makeUser, signedIn, usePerson } from '../../../testing/people';
import { TEST_DB_COMMISSION } from '../../../testing/startApi';
import type { TestClient } from '../../../testing/testClient';
import { Role } from '../../catalogue/permission.enum';
import { UserModel } from '../../people/user.model';

const LATER = daysFromNow(200);
const stage = useApi();
const secretary = usePerson(stage, { name: 'Truus Peters', general: ['secGebruikers'] });

const set = async (variables: SetRightEndMutationVariables, who: TestClient = secretary) =>
  (await who.data(SetRightEndDocument, variables)).setRightEnd;
const endsOf = async (id: string) =>
  (await UserModel.findById(id).lean().orFail()).permissions.ends?.map(({ right, lastDay }) => [
    right,
    lastDay,
  ]);

it('gives a right of several the same last day, tells of each, and takes it away', async () => {
  const optocht = await makeCommission(3);
  const jan = await makeUser({ name: 'Jan', general: ['krantRed'], commissions: [`${optocht}-vz`] });
  const piet = await makeUser({ name: 'Piet' });
  expect(await set({ userIds: [jan.id, piet.id], right: 'krantRed', lastDay: LATER })).toEqual([
    { name: 'Jan', outcome: 'changed', reason: null },
    { name: 'Piet', outcome: 'refused', reason: 'Heeft dit recht niet, of zit niet in deze commissie.' },
  ]);
  expect(await set({ userIds: [jan.id], right: optocht, lastDay: LATER })).toMatchObject([
    { outcome: 'changed' },
  ]);
  expect(await endsOf(jan.id)).toEqual([
    ['krantRed', LATER],
    [optocht, LATER],
  ]);
  const { revision, changeLog } = await UserModel.findById(jan.id).lean().orFail();
  expect(changeLog.at(-1)).toMatch(/Truus Peters: einddatums gewijzigd$/);
  expect(await set({ userIds: [jan.id], right: optocht, lastDay: LATER })).toMatchObject([
    { outcome: 'unchanged' },
  ]);
  expect((await UserModel.findById(jan.id).lean().orFail()).revision).toBe(revision);
  expect(await set({ userIds: [jan.id], right: 'krantRed', lastDay: null })).toMatchObject([
    { outcome: 'changed' },
  ]);
  expect(await endsOf(jan.id)).toEqual([[optocht, LATER]]);
});

it('loses none of two ends that are set at once', async () => {
  const optocht = await makeCommission(3);
  const jan = await makeUser({ general: ['krantRed'], commissions: [optocht] });
  const answers = await Promise.all(
    ['krantRed', optocht].map((right) => set({ userIds: [jan.id], right, lastDay: LATER })),
  );
  expect(answers.flat()).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }]);
  expect(await endsOf(jan.id)).toHaveLength(2);
});

it('keeps to who may change what, and the last user manager', async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  const jan = await makeUser({ name: 'Jan', general: ['secGebruikers'], commissions: [TEST_DB_COMMISSION] });
  const boss = await signedIn(stage.api, { role: Role.Admin, general: ['secGebruikers'] });
  const second = await signedIn(stage.api, { role: Role.Admin, general: ['secGebruikers'] });
  const refused = async (userId: string, right: string, who?: TestClient) =>
    (await set({ userIds: [userId], right, lastDay: LATER }, who))[0];
  expect(await refused(secretary.id, 'secGebruikers')).toMatchObject({
    outcome: 'refused',
    reason: 'Je eigen rechten wijzigt iemand anders.',
  });
  expect(await refused(jan.id, 'secGebruikers')).toMatchObject({ outcome: 'refused' });
  expect(await refused(jan.id, TEST_DB_COMMISSION)).toMatchObject({ outcome: 'refused' });
  expect(await refused(boss.id, 'secGebruikers')).toMatchObject({ outcome: 'refused' });
  for (const id of [jan.id, secretary.id, boss.id])
    expect(await refused(id, 'secGebruikers', id === boss.id ? second : boss)).toMatchObject({
      outcome: 'changed',
    });
  expect(await refused(second.id, 'secGebruikers', boss)).toMatchObject({
    reason: 'Dit is de laatste die gebruikers beheert. Geef dat eerst aan iemand anders.',
  });
  expect((await endsOf(second.id)) ?? []).toEqual([]);
});

it('refuses a day that is past or none, and nobody', async () => {
  const jan = await makeUser({ general: ['krantRed'] });
  const variables = { userIds: [jan.id], right: 'krantRed' };
  expect(await set({ ...variables, lastDay: daysFromNow(-1) })).toMatchObject([
    { outcome: 'refused', reason: 'Kies als einddatum vandaag of een latere dag.' },
  ]);
  for (const wrong of [
    { ...variables, lastDay: '2027-02-30' },
    { ...variables, userIds: [], lastDay: LATER },
    { ...variables, right: '', lastDay: LATER },
  ])
    expect((await secretary.error(SetRightEndDocument, wrong)).extensions.code).toBe('BAD_USER_INPUT');
  expect((await endsOf(jan.id)) ?? []).toEqual([]);
});
