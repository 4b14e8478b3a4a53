import { addressKey } from '../../../platform/text/alike';
import { useApi } from '../../../testing/apiStage';
import {
  AddClubHouseholdDocument,
  type ClubMemberChange,
  DeleteClubHouseholdDocument,
  EraseClubMemberDocument,
  HouseholdChangeMembersDocument,
  HouseholdOfMemberDocument,
  HouseholdWorkDocument,
  MovedHouseholdsDocument,
  SaveClubHouseholdDocument,
} from '../../../testing/gql/graphql';
import { usePerson } from '../../../testing/people';
import { jobsEnded } from '../../../testing/startApi';
import { makeMember } from '../../testClub';
import { ClubMemberModel } from '../member.model';
import { ClubHouseholdModel } from './household.model';
import { jointName, jointSalutation } from './householdNames';

const stage = useApi();
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

const work = async () => {
  const { clubHouseholdWork, clubHouseholdsApart } = await wim.data(HouseholdWorkDocument);
  return { ...clubHouseholdWork, moved: clubHouseholdsApart.households };
};
const proposed = async () => (await work()).proposals.map(({ members }) => members.map(({ id }) => id));
const add = async (memberIds: string[], isApart = false) =>
  (await wim.data(AddClubHouseholdDocument, { memberIds, isApart })).addClubHousehold;
const householdOf = async (id: string) =>
  (await wim.data(HouseholdOfMemberDocument, { id })).clubMember.household;
const jan = (fields: object = {}) => makeMember('197401', { firstName: 'Jan', ...fields });
const els = (fields: object = {}) => makeMember('197402', { firstName: 'Els', ...fields });
const couple = async () => add([await jan(), await els()]);

describe('an address', () => {
  const at = (adres: string, postalCode = '7071 AA', country = 'Nederland') =>
    addressKey({ adres, postalCode, country });

  it.each([
    ['Dorpsstraat 11a', 'dorpsstr. 11 A'],
    ['Dorpsstraat 11-a', 'Dorpsstraat 11/A'],
    ['2e Hofstraat 5', 'Tweede Hofstraat 5'],
    ['De Dam 5', 'Dam 5'],
    ['Plein 1944 12', 'Plein 1944, 12'],
    ['Kerkplein', 'kerkplein '],
  ])('%s and %s are the same', (one, other) => {
    expect(at(one)).toBe(at(other));
    expect(at(one, '7071ab')).toBe(at(other, '7071 AB'));
  });

  it.each([
    ['Dorpsstraat 11', 'Dorpsstraat 11a'],
    ['Dorpsstraat 11', 'Dorpsstraat 1'],
    ['Dorpsstraat 11-2', 'Dorpsstraat 112'],
    ['Kerkplein', 'Marktplein'],
  ])('%s and %s are not', (one, other) => {
    expect(at(one)).not.toBe(at(other));
  });

  it('in Belgium counts the street too: a postal code is that of a town', () => {
    expect(at('Markt 5', '3600', 'België')).not.toBe(at('Kerkstraat 5', '3600', 'België'));
    expect(at('Markt 5', '3600', 'België')).toBe(at('markt  5', '3600', 'België'));
  });
});

describe('a name and a salutation', () => {
  const of = (firstName: string, lastName: string) => ({ firstName, lastName, gender: null });
  it.each([
    [[of('Jan', 'Jansen'), of('Els', 'Jansen')], 'Jan en Els Jansen', 'Beste Jan en Els,'],
    [[of('Jan', 'Jansen'), of('Els', 'de Vries')], 'Jan Jansen en Els de Vries', 'Beste Jan en Els,'],
    [['Jan', 'Els', 'Piet'].map((name) => of(name, 'Jansen')), 'Fam. Jansen', 'Beste Jan, Els en Piet,'],
    [[of('', 'Jansen'), of('Els', 'jansen')], 'Fam. Jansen', 'Geachte familie Jansen,'],
    [
      [of('Jan', 'Jansen'), of('Els', 'Jansen'), of('Bo', 'Bos')],
      'Jan en Els Jansen en Bo Bos',
      'Beste Jan, Els en Bo,',
    ],
    [
      [{ ...of('', 'Jansen'), gender: 'm' as const }, of('Els', 'de Vries')],
      'Jansen en Els de Vries',
      'Geachte heer Jansen en heer of mevrouw de Vries,',
    ],
  ])('of %j', (members, name, salutation) => {
    expect([jointName(members as never), jointSalutation(members as never)]).toEqual([name, salutation]);
  });
});

it('members at one address are proposed, in any spelling; made, they are a household and not proposed', async () => {
  await jan();
  await els({ adres: 'dorpsstr. 11', postalCode: '7071AA' });
  await makeMember('197403', { firstName: 'Piet', adres: 'Dorpsstraat 12' });
  await makeMember('197404', { firstName: 'Weg', active: false });
  expect(await proposed()).toEqual([['197401', '197402']]);
  expect(await add(['197401', '197402'])).toMatchObject({ name: 'Jan en Els Jansen', isTogether: true });
  expect(await work()).toEqual({ count: 0, moved: [], proposals: [] });
  expect((await householdOf('197402'))?.name).toBe('Jan en Els Jansen');
});

it('who comes to live with a household can join it; who wants to be apart is not proposed again', async () => {
  const { id, revision } = await couple();
  await makeMember('200001', { firstName: 'Bo' });
  expect((await work()).proposals).toEqual([
    {
      ...{ householdId: id, householdRevision: 1, already: 2 },
      members: ['Jan', 'Els', 'Bo'].map((name) => expect.objectContaining({ name: `${name} Jansen` })),
    },
  ]);
  const memberIds = ['197401', '197402', '200001'];
  const { saveClubHousehold } = await wim.data(SaveClubHouseholdDocument, { id, revision, memberIds });
  expect(saveClubHousehold.name).toBe('Fam. Jansen');
  await wim.data(DeleteClubHouseholdDocument, { id });
  const apart = await add(memberIds, true);
  expect(await proposed()).toEqual([]);
  await wim.data(DeleteClubHouseholdDocument, { id: apart.id });
  expect(await proposed()).toEqual([memberIds]);
});

describe('nobody is in two', () => {
  it('is refused by name', async () => {
    await couple();
    await makeMember('200001', { firstName: 'Bo' });
    const { extensions } = await wim.error(AddClubHouseholdDocument, { memberIds: ['197402', '200001'] });
    expect(extensions.fields).toEqual({ memberIds: 'Els Jansen hoort al bij een huishouden' });
  });

  it('also of ten at once', async () => {
    await jan();
    const others = Array.from({ length: 10 }, (_, at) => `2000${String(at + 1).padStart(2, '0')}`);
    for (const id of others) await makeMember(id);
    const answers = await Promise.all(
      others.map((id) => wim.run(AddClubHouseholdDocument, { memberIds: ['197401', id] })),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(Array(9).fill('BAD_USER_INPUT'));
    expect(await ClubHouseholdModel.countDocuments({ memberIds: '197401' })).toBe(1);
  });
});

it.each([
  [['197401'], 'Een huishouden heeft 2 tot en met 8 leden'],
  [['197401', '197401'], 'Een huishouden heeft 2 tot en met 8 leden'],
  [['197401', '190001'], 'Kies alleen leden die nog lid zijn'],
  [['197401', '199901'], 'Kies alleen leden die nog lid zijn'],
  [['197401', '200001'], 'Jan Jansen en Ver Weg wonen niet op één adres'],
])('%j is no household', async (memberIds, message) => {
  await jan();
  await makeMember('199901', { active: false });
  await makeMember('200001', { firstName: 'Ver', lastName: 'Weg', adres: 'Elders 1' });
  const { extensions } = await wim.error(AddClubHouseholdDocument, { memberIds });
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { memberIds: message } });
});

it('when one moves it is asked whether all do, until somebody says so; that can be undone', async () => {
  const { id } = await couple();
  const moved = { adres: 'Elders 5', postalCode: '7071 ZZ', city: 'Ulft' };
  await ClubMemberModel.updateOne({ _id: '197401' }, { $set: moved });
  expect((await work()).moved).toMatchObject([{ id, isTogether: false }]);
  expect((await wim.data(MovedHouseholdsDocument)).clubMovedHouseholds).toBe(1);
  const change = async (one: Omit<ClubMemberChange, 'id'>) =>
    (await wim.data(HouseholdChangeMembersDocument, { changes: [{ id: '197402', ...one }] }))
      .changeClubMembers;
  const first = await change({ revision: 1, ...moved, country: 'Nederland' });
  expect((await work()).moved).toEqual([]);
  const before = { adres: 'Dorpsstraat 11', postalCode: '7071aa', city: 'Ulft' };
  await change({ revision: first.changed[0]?.revision ?? 0, ...before });
  expect(await ClubMemberModel.findById('197402').lean()).toMatchObject({ ...before, postalCode: '7071 AA' });
  const wrong = await change({ revision: 3, postalCode: '12' });
  expect(wrong.notChanged).toEqual(['Els Jansen: Vul een postcode in zoals 6041 AA']);
});

it('who leaves is out of it, and with one left it is none; who comes back is in it again', async () => {
  await couple();
  const end = { endedOn: '2026-01-31', reason: 'deceased' as const };
  await wim.data(HouseholdChangeMembersDocument, { changes: [{ id: '197401', revision: 1, end }] });
  expect(await householdOf('197402')).toBeNull();
  await wim.data(HouseholdChangeMembersDocument, { changes: [{ id: '197401', revision: 2, resume: true }] });
  expect((await householdOf('197402'))?.name).toBe('Jan en Els Jansen');
});

it('one that is none any more is in nobody’s way', async () => {
  await couple();
  await ClubMemberModel.updateOne({ _id: '197401' }, { $set: { active: false } });
  await makeMember('200001', { firstName: 'Bo' });
  expect((await add(['197402', '200001'])).name).toBe('Els en Bo Jansen');
});

it('of who is anonymised nothing is left in it', async () => {
  const { id } = await couple();
  await ClubMemberModel.updateOne({ _id: '197401' }, { $set: { active: false } });
  await wim.data(EraseClubMemberDocument, { id: '197401', revision: 1 });
  await jobsEnded();
  expect(await ClubHouseholdModel.findById(id).lean()).toBeNull();
});

it('an edit of what somebody else changed is refused', async () => {
  const { id } = await couple();
  const { extensions } = await wim.error(SaveClubHouseholdDocument, {
    id,
    revision: 0,
    memberIds: ['197402', '197401'],
  });
  expect(extensions.code).toBe('CONFLICT');
});
