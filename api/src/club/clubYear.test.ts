import type { Db } from 'mongodb';
import { connection } from 'mongoose';

import { up } from '../migrations/20261128-club-edition-years';
import { useApi } from '../testing/apiStage';
import {
  ActivateClubEditionDocument,
  AddClubEditionDocument,
  AddClubPaymentDocument,
  ClubEditionsDocument,
  EditClubEditionDocument,
  EraseClubMemberDocument,
  MemberClubMembersDocument,
  PaymentClubMemberDocument,
  PaymentRequestAddClubContactMomentDocument,
  RemoveClubPaymentDocument,
} from '../testing/gql/graphql';
import { usePerson } from '../testing/people';
import { ClubContactMomentModel } from './moments/contactMoment.model';
import { makeMember, THIS_YEAR } from './testClub';

const stage = useApi();
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

const add = async (year: number) =>
  (await wim.data(AddClubEditionDocument, { title: String(year), contribution: 1500 })).addClubEdition;
const list = async () => (await wim.data(ClubEditionsDocument)).clubEditions;
const activate = (id: string) => wim.data(ActivateClubEditionDocument, { id });
const pay = (memberId: string, year: number) => wim.run(AddClubPaymentDocument, { memberId, year });
const years = (count: number, last: number) => Array.from({ length: count }, (_, at) => last - at).reverse();
const moment = { title: 'Brief', payment: false, allMembers: true, buut: false, letter: [] };
const addMoment = (editionId: string) =>
  wim.run(PaymentRequestAddClubContactMomentDocument, { editionId, moment });
const rename = (id: string, year: number, revision = 1) =>
  wim.run(EditClubEditionDocument, { id, revision, title: String(year), contribution: 1600 });
const FIXED = { title: 'Bij dit jaar horen al betalingen of brieven: het blijft zoals het is' };

it('a jubilee is of the year of the active edition, in the list, the filter and the chips', async () => {
  const next = await add(THIS_YEAR + 1);
  await makeMember('199001', {}, years(10, THIS_YEAR));
  await makeMember('199002', {}, years(10, THIS_YEAR - 1));
  // Who pays ahead has no jubilee ahead.
  await makeMember('199003', {}, [...years(10, THIS_YEAR), THIS_YEAR + 2]);
  const read = async (id: string) => (await wim.data(PaymentClubMemberDocument, { id })).clubMember;
  const ids = async (filter: object) =>
    (await wim.data(MemberClubMembersDocument, { filter })).clubMembers.edges.map(({ node }) => node.id);
  const seen = [await read('199001'), await read('199002'), await read('199003')];
  expect(seen.map(({ jubilee, jubileeCount }) => [jubilee, jubileeCount])).toEqual([
    [true, 11],
    [true, 11],
    [true, 11],
  ]);
  expect((await ids({ jubilee: true })).sort()).toEqual(['199001', '199002', '199003']);
  expect((await ids({ jubileeCount: 11 })).sort()).toEqual(['199001', '199002', '199003']);
  expect((await list()).find(({ id }) => id === next.id)?.jubilees[0]).toEqual({ years: 11, count: 3 });
  await activate((await add(THIS_YEAR)).id);
  expect(await ids({ jubilee: true })).toEqual(['199002']);
  expect((await read('199001')).jubileeCount).toBe(10);
});

describe('the year of an edition is fixed', () => {
  it('by a payment, also one from before it was made', async () => {
    await makeMember('200001', {}, [THIS_YEAR - 1]);
    const [old, now] = [await add(THIS_YEAR - 1), await add(THIS_YEAR)];
    expect((await rename(old.id, THIS_YEAR + 1)).errors?.[0]?.extensions.fields).toEqual(FIXED);
    expect((await rename(now.id, THIS_YEAR + 1)).errors).toBeUndefined();
    await pay('200001', THIS_YEAR + 1);
    expect((await rename(now.id, THIS_YEAR + 2, 2)).errors?.[0]?.extensions.fields).toEqual(FIXED);
    // The contribution is not.
    expect((await rename(now.id, THIS_YEAR + 1, 2)).errors).toBeUndefined();
    expect((await list()).map(({ yearFixed }) => yearFixed)).toEqual([true, true]);
  });

  it('by a contact moment, which bears the year, also when both come at once', async () => {
    for (let year = 2001; year <= 2008; year += 1) {
      const { id } = await add(year);
      await Promise.all([addMoment(id), rename(id, year + 50)]);
      const [made] = await ClubContactMomentModel.find({ editionId: id }).lean();
      const { title } = (await list()).find((one) => one.id === id) ?? {};
      expect(made?.parent).toBe(title);
    }
  });
});

it('brings moments along whose edition was renamed before', async () => {
  const { id } = await add(THIS_YEAR);
  await addMoment(id);
  const stored = connection.db as unknown as Db;
  await stored.collection('clubContactMoments').updateMany({}, { $set: { parent: '1999' } });
  await stored.collection('clubEditions').updateMany({}, { $unset: { used: 1 } });
  for (let time = 0; time < 2; time += 1) await up(stored);
  expect((await ClubContactMomentModel.find().lean()).map(({ parent }) => parent)).toEqual([
    String(THIS_YEAR),
  ]);
  expect((await rename(id, THIS_YEAR + 1)).errors?.[0]?.extensions.fields).toEqual(FIXED);
});

it('an older edition that is activated again keeps its counts; the last one counts on', async () => {
  const [old, now] = [await add(THIS_YEAR - 1), await add(THIS_YEAR)];
  await makeMember('200001', {}, [THIS_YEAR - 1]);
  await makeMember('200002');
  await activate(now.id);
  await makeMember('200003');
  const counts = async () => (await list()).map(({ members, paid, unpaid }) => [members, paid, unpaid]);
  const kept = [2, 1, 1];
  expect(await counts()).toEqual([[3, 0, 3], kept]);
  await activate(old.id);
  expect((await counts())[1]).toEqual(kept);
  await activate(now.id);
  await makeMember('200004');
  expect(await counts()).toEqual([[4, 0, 4], kept]);
  // The next one was activated by mistake: this year is not over.
  await activate((await add(THIS_YEAR + 1)).id);
  await activate(now.id);
  await makeMember('200005');
  expect((await counts()).slice(1)).toEqual([[5, 0, 5], kept]);
});

it('members are who is active, paid or not; of an edition that ended also who paid it and left', async () => {
  const [, now] = [await add(THIS_YEAR - 1), await add(THIS_YEAR)];
  await makeMember('200001', {}, [THIS_YEAR - 1, THIS_YEAR]);
  await makeMember('200002', { active: false }, [THIS_YEAR - 1, THIS_YEAR]);
  await makeMember('200003');
  const counts = async () => (await list()).map(({ members, paid, unpaid }) => [members, paid, unpaid]);
  expect(await counts()).toEqual([
    [2, 1, 1],
    [2, 1, 1],
  ]);
  await activate(now.id);
  expect(await counts()).toEqual([
    [2, 1, 1],
    [3, 2, 1],
  ]);
});

it('an anonymised member pays nothing, and what was paid stays', async () => {
  await makeMember('200001', { active: false }, [2010]);
  const [erased] = await Promise.all([
    wim.run(EraseClubMemberDocument, { id: '200001', revision: 1 }),
    pay('200001', 2011),
  ]);
  expect(erased.errors).toBeUndefined();
  const message = 'Dit lid is geanonimiseerd en kan niet meer worden aangepast.';
  expect((await pay('200001', 2012)).errors?.[0]?.message).toBe(message);
  const removed = await wim.run(RemoveClubPaymentDocument, { memberId: '200001', year: 2010 });
  expect(removed.errors?.[0]?.message).toBe(message);
});
