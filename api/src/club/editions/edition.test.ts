import { onlyWinner, useApi } from '../../testing/apiStage';
import {
  ActivateClubEditionDocument,
  AddClubContactMomentDocument,
  DeleteClubEditionDocument,
  HangingOnDocument,
  AddClubEditionDocument,
  PaymentAddClubPaymentDocument,
  ClubEditionsDocument,
  ClubSettingsDocument,
  EditClubEditionDocument,
  MemberFiguresDocument,
  SaveClubSettingsDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { LetterParagraphType } from '../club.enums';
import { ClubMemberModel } from '../members/member.model';
import { ClubContactMomentModel } from '../moments/contactMoment.model';
import { makeMember, THIS_YEAR } from '../testClub';
import { ClubStateModel } from './edition.model';

const stage = useApi();
const wim = usePerson(stage, { name: 'Wim Cornelissen', general: ['clubAdmin'] });
const billedMoment = (editionId: string) => ({
  editionId,
  title: 'Brief',
  payment: true,
  ...{ buut: false, allMembers: true, creationDate: '2026-11-01', creator: 'Wim', parent: String(THIS_YEAR) },
  letter: [{ index: 0, type: LetterParagraphType.paymentModule, text: 'Betaal.' }],
  generatedOn: new Date(),
});
const add = async (year: number, contribution = 1500) =>
  (await wim.data(AddClubEditionDocument, { title: String(year), contribution })).addClubEdition;
const list = async () => (await wim.data(ClubEditionsDocument)).clubEditions;
const years = (count: number, last: number) => Array.from({ length: count }, (_, at) => last - at).reverse();

it('the first is active; later ones when they are activated, and then no other', async () => {
  expect(await add(2025)).toMatchObject({
    active: true,
    changeLog: [expect.stringContaining('editie aangemaakt')],
  });
  const next = await add(2026);
  expect(next.active).toBe(false);
  await wim.data(ActivateClubEditionDocument, { id: next.id });
  expect((await list()).map(({ title, active }) => [title, active])).toEqual([
    ['2026', true],
    ['2025', false],
  ]);
});

it('exactly one is active, whatever twenty people activate at once', async () => {
  const editions = await Promise.all([2023, 2024, 2025, 2026].map((year) => add(year)));
  expect((await list()).filter(({ active }) => active)).toHaveLength(1);
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      wim.data(ActivateClubEditionDocument, { id: editions[at % 4]?.id as string }),
    ),
  );
  expect((await list()).filter(({ active }) => active)).toHaveLength(1);
});

it('the members of the active one follow the active members; of one that ended they stay', async () => {
  const old = await add(THIS_YEAR - 1, 1000);
  const next = await add(THIS_YEAR, 1500);
  await makeMember('200001', {}, [THIS_YEAR - 1]);
  await makeMember('200002', {}, [THIS_YEAR - 1]);
  await makeMember('200003');
  await wim.data(ActivateClubEditionDocument, { id: next.id });
  await makeMember('200004', {}, [THIS_YEAR]);
  await makeMember('200005', { active: false }, [THIS_YEAR - 1]);
  const [now, before] = await list();
  expect(now).toMatchObject({
    active: true,
    members: 4,
    paid: 1,
    unpaid: 3,
    paidAmount: 1500,
    unpaidAmount: 4500,
  });
  expect(before).toMatchObject({
    id: old.id,
    members: 3,
    paid: 3,
    unpaid: 0,
    paidAmount: 3000,
    unpaidAmount: 0,
  });
  await wim.data(ActivateClubEditionDocument, { id: old.id });
  expect((await list()).map(({ title, members }) => [title, members])).toEqual([
    [String(THIS_YEAR), 4],
    // It had ended.
    [String(THIS_YEAR - 1), 3],
  ]);
});

it('what was paid is the sum of the payments, also when the contribution changes afterwards', async () => {
  const { id, revision, title } = await add(THIS_YEAR, 1500);
  const pay = (memberId: string, amount?: number) =>
    wim.data(PaymentAddClubPaymentDocument, { memberId, year: THIS_YEAR, amount });
  for (let at = 10; at < 20; at++) await pay(await makeMember(`2000${at}`));
  await pay(await makeMember('200031'), 500);
  // Of before amounts were kept.
  await makeMember('200032', {}, [THIS_YEAR]);
  await makeMember('200033');
  const paid = { paid: 12, unpaid: 1, partlyPaid: 1 };
  expect((await list())[0]).toMatchObject({ ...paid, paidAmount: 17_000, unpaidAmount: 2500 });
  await wim.data(EditClubEditionDocument, { id, revision, title, contribution: 2500 });
  // Who paid owes nothing more; who paid a part owes the rest of what it was.
  expect((await list())[0]).toMatchObject({ ...paid, paidAmount: 18_000, unpaidAmount: 3500 });
  const { clubMemberFigures } = await wim.data(MemberFiguresDocument, { filter: {} });
  expect(clubMemberFigures.open).toBe(3500);
});

it('what is owed is what the last letter said, as the bank expects it', async () => {
  const { id, revision, title } = await add(THIS_YEAR, 1500);
  await makeMember('200001');
  await makeMember('200002');
  const moment = { ...billedMoment(id), contribution: 1500, memberIds: ['200001', '200009'] };
  await ClubContactMomentModel.create(moment);
  await wim.data(EditClubEditionDocument, { id, revision, title, contribution: 2500 });
  expect((await list())[0]).toMatchObject({ unpaid: 2, unpaidAmount: 4000 });
  const { clubMemberFigures } = await wim.data(MemberFiguresDocument, { filter: {} });
  expect(clubMemberFigures.open).toBe(4000);
  await wim.data(PaymentAddClubPaymentDocument, { memberId: '200001', year: THIS_YEAR, amount: 1500 });
  expect((await list())[0]).toMatchObject({ paidAmount: 1500, unpaidAmount: 2500, partlyPaid: 0 });
});

it('its figures are those above the list of members, also when somebody who paid left', async () => {
  await add(THIS_YEAR, 1500);
  const pay = (memberId: string) =>
    wim.data(PaymentAddClubPaymentDocument, { memberId, year: THIS_YEAR, amount: 1500 });
  await pay(await makeMember('200001'));
  await pay(await makeMember('200002'));
  await makeMember('200003');
  await ClubMemberModel.updateOne({ _id: '200002' }, { active: false });
  const [card] = await list();
  expect(card).toMatchObject({ members: 2, paid: 1, unpaid: 1, paidAndLeft: 1, yearFixed: true });
  expect(card).toMatchObject({ paidAmount: 3000, unpaidAmount: 1500 });
  const { clubMemberFigures } = await wim.data(MemberFiguresDocument, { filter: { active: true } });
  expect(clubMemberFigures).toMatchObject({
    members: card?.members,
    paid: card?.paid,
    open: card?.unpaidAmount,
  });
  expect(clubMemberFigures.counts).toMatchObject({ all: 2, paid: 1, notPaid: 1 });
});

it('counts the jubilees of its year', async () => {
  await add(THIS_YEAR);
  await makeMember('197001', {}, years(54, THIS_YEAR - 1));
  await makeMember('197002', {}, years(55, THIS_YEAR));
  await makeMember('200001', {}, years(10, THIS_YEAR - 1));
  await makeMember('200002', {}, years(11, THIS_YEAR - 1));
  await makeMember('200003', { active: false }, years(10, THIS_YEAR - 1));
  const jubilees = async (at: number) => ((await list())[at] as unknown as { jubilees: object[] }).jubilees;
  expect(await jubilees(0)).toEqual(
    [11, 22, 33, 44, 55].map((of, at) => ({ years: of, count: [1, 0, 0, 0, 2][at] })),
  );
  const next = await add(THIS_YEAR + 1);
  await wim.data(ActivateClubEditionDocument, { id: next.id });
  expect((await jubilees(1)).at(-1)).toEqual({ years: 55, count: 1 });
});

it.each([
  [' ', 1500, { title: 'Verplicht' }],
  ['Jubileum', 1500, { title: 'De titel is een jaar, zoals 2027' }],
  ['2027', 0, { contribution: 'Vul een bedrag boven nul in, tot en met 1.000 euro' }],
])('refuses %j for %i cents', async (title, contribution, fields) => {
  expect((await wim.error(AddClubEditionDocument, { title, contribution })).extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields,
  });
});

it('there is one for each year, also when five add it at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => wim.run(AddClubEditionDocument, { title: '2027', contribution: 1500 })),
  );
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions.fields)).toEqual(
    Array.from({ length: 4 }, () => ({ title: 'Er is al een editie met dit jaar' })),
  );
});

it('is edited by one of two at once', async () => {
  const { id, revision, title } = await add(2026);
  const answers = await Promise.all(
    [1600, 1700].map((contribution) =>
      wim.run(EditClubEditionDocument, { id, revision, title, contribution }),
    ),
  );
  onlyWinner(answers, 'Deze editie', 'Wim Cornelissen');
});

it('settings: the years of payments, and what one of two saved', async () => {
  const { clubSettings } = await wim.data(ClubSettingsDocument);
  expect(clubSettings).toMatchObject({ approveDetails: true, onlinePayments: false, revision: 0 });
  expect(clubSettings.paymentYears).toEqual(Array.from({ length: 66 }, (_, at) => 1969 + at));
  const answers = await Promise.all(
    [true, false].map((approve) => wim.run(SaveClubSettingsDocument, { revision: 0, approve })),
  );
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  const edition = await add(2026);
  expect(edition.active).toBe(true);
});

it('that is not there cannot be activated', async () => {
  expect(
    (await wim.error(ActivateClubEditionDocument, { id: '64b000000000000000000000' })).extensions.code,
  ).toBe('NOT_FOUND');
});

describe('an edition that was typed wrong', () => {
  const remove = (id: string) => wim.run(DeleteClubEditionDocument, { id });
  const refusal = async (id: string) => (await remove(id)).errors?.[0]?.message;

  it('goes while nothing hangs on it, and its year stays taken in the trash', async () => {
    const { id: first } = await add(THIS_YEAR);
    const { id } = await add(2099);
    expect(await refusal(first)).toBe('Dit is de actieve editie. Activeer eerst een andere.');
    expect((await remove(id)).errors).toBeUndefined();
    expect((await list()).map(({ title }) => title)).toEqual([String(THIS_YEAR)]);
    const error = await wim.error(AddClubEditionDocument, { title: '2099', contribution: 1500 });
    expect(error.extensions.fields).toEqual({
      title: 'De editie van dit jaar ligt in de prullenbak. Zet haar terug.',
    });
  });

  it('stays while a payment or a contact moment is of it, and goes once that is gone', async () => {
    await add(THIS_YEAR);
    const { id } = await add(THIS_YEAR - 1);
    await makeMember('200001', {}, [THIS_YEAR - 1]);
    const moment = await ClubContactMomentModel.create(billedMoment(id));
    expect(await wim.data(HangingOnDocument, { kind: 'ClubEdition', id })).toEqual({
      hangingOn: [
        { text: '1 contactmoment', count: 1, blocks: true },
        { text: '1 betaling', count: 1, blocks: true },
      ],
    });
    expect(await refusal(id)).toBe('Bij deze editie horen nog 1 contactmoment, 1 betaling.');
    await moment.deleteOne();
    await ClubMemberModel.updateOne({}, { $set: { payments: [] } });
    expect((await remove(id)).errors).toBeUndefined();
  });

  it.each([1, 2, 3, 4])(
    'beside who activates it or writes a letter for it: one of them happens (try %i)',
    async () => {
      await add(THIS_YEAR);
      const { id } = await add(2098);
      const moment = { title: 'Brief', payment: false, allMembers: true, buut: false, letter: [] };
      const [gone] = await Promise.all([
        remove(id),
        wim.run(ActivateClubEditionDocument, { id }),
        wim.run(AddClubContactMomentDocument, { editionId: id, moment }),
      ]);
      const isThere = (await list()).some((edition) => edition.id === id);
      expect(isThere).toBe(gone.errors !== undefined);
      const { activeEditionId } = (await ClubStateModel.findOne().lean().orFail()) as {
        activeEditionId: string;
      };
      if (!isThere) {
        expect(activeEditionId).not.toBe(id);
        expect(await ClubContactMomentModel.countDocuments()).toBe(0);
      }
    },
  );
});
