import { ClubEditionModel, ClubStateModel } from '../club/editions/edition.model';
import { ClubMemberModel } from '../club/members/member.model';
import { AdvertisementModel } from '../krant/advertisements/advertisement.model';
import { makeActiveEdition, makeAdvertiser } from '../krant/testKrant';
import { CalendarEntryModel } from '../secretariat/calendar/calendar.model';
import { SecretaryDocumentModel } from '../secretariat/meetings/secretaryDocument.model';
import { SecretaryDocumentKind } from '../secretariat/secretariat.enums';
import { daysFromNow, useApi } from '../testing/apiStage';
import { makeCommission, signedIn } from '../testing/people';
import { TEST_DB_COMMISSION } from '../testing/startApi';
import { ActivityModel, ShiftModel } from '../volunteers/activities/activity.model';
import { ShiftAnswer, VolunteerModel } from '../volunteers/volunteers/volunteer.model';
import { homeOf } from './testing/testHome';

const stage = useApi();

/** Stores the advertisement of a new advertiser. */
async function makeAd(editionId: string, number: number, contactId: string | null, changes: object) {
  const advertiserId = await makeAdvertiser(number, { contactId });
  return AdvertisementModel.create({
    ...{ editionId, advertiserId, name: `Bakkerij ${number}`, advertiserUserId: number, contactId },
    sortName: String(number),
    ...changes,
  });
}

describe('the newspaper', () => {
  it('tells a seller what is open, what was asked and what they sold', async () => {
    const editionId = await makeActiveEdition('2027');
    const seller = await signedIn(stage.api, { general: ['krantAdv'] });
    const asked = { advContactQuestions: [{ msg: 'Welk logo?', creator: 'Toon' }] };
    await makeAd(editionId, 1, seller.id, { advState: 'verkocht', advPrice: 10_000, ...asked });
    await makeAdvertiser(2, { contactId: seller.id });
    await makeAdvertiser(3, { contactId: seller.id });
    await makeAdvertiser(4);
    const { waiting, homeFigures } = await homeOf(seller);
    expect(waiting).toMatchObject([
      {
        id: 'adQuestions',
        title: '1 vraag van de redactie',
        detail: 'Bakkerij 1',
        link: '/mijn_adverteerders',
      },
      { id: 'openAds', title: '2 advertenties open', detail: 'Krant 2027', actionLabel: 'Verder verkopen' },
    ]);
    expect(homeFigures.map(({ label, value, isMoney }) => [label, value, isMoney])).toEqual([
      ['Verkocht', 1, false],
      ['Open', 2, false],
      ['Jouw omzet', 10_000, true],
    ]);
  });

  it('tells a seller nothing outside the season, and who has no right nothing', async () => {
    await makeActiveEdition('2027', false);
    const seller = await signedIn(stage.api, { general: ['krantAdv'] });
    await makeAdvertiser(2, { contactId: seller.id });
    const other = await signedIn(stage.api, { general: ['clubAdmin'] });
    const nothing = await signedIn(stage.api, { general: ['krantAdv'] });
    for (const person of [seller, nothing, other])
      expect(await homeOf(person)).toMatchObject({ waiting: [], homeFigures: [] });
  });

  it('tells the editors what is in each stage, and what is not paid in time', async () => {
    const editionId = await makeActiveEdition('2027');
    const sold = { advState: 'verkocht', advPrice: 1000, advPaymentMethod: 'factuur' };
    const file = { id: 'f', url: '/f', name: 'f.pdf', type: 'pdf', size: 1 };
    const invoice = {
      file,
      number: '2027_1',
      reference: '2027_1',
      amount: 1000,
      printed: 'x',
      date: '2026-01-01',
    };
    await makeAd(editionId, 1, null, sold);
    await makeAd(editionId, 2, null, { ...sold, readyForEditing: true });
    await makeAd(editionId, 3, null, {
      ...sold,
      readyForEditing: true,
      readyForPlacement: true,
      placed: true,
    });
    await makeAd(editionId, 4, null, { ...sold, invoice: { ...invoice, dueDate: daysFromNow(-2) } });
    await makeAd(editionId, 5, null, { ...sold, advPaymentMethod: 'gratis', paidByHand: true });
    const editor = await signedIn(stage.api, { general: ['krantRed'] });
    const { waiting, homeFigures } = await homeOf(editor);
    expect(waiting).toMatchObject([
      { id: 'lateAds', title: '1 factuur te laat', detail: 'Van Bakkerij 4', cents: 1000, tag: '2 dagen' },
      {
        id: 'adsToReview',
        title: '3 advertenties te beoordelen',
        link: '/krant_administratie?tab=overzicht&lijst=initial',
      },
      { id: 'adsToProcess', title: '1 advertentie te verwerken' },
      { id: 'advertisersLeft', title: '5 adverteerders zonder verkoper' },
    ]);
    expect(homeFigures).toMatchObject([
      { id: 'sold', value: 5 },
      { id: 'revenue', value: 4000 },
    ]);
  });
});

it('the club tells what members changed, and how many paid', async () => {
  const edition = await ClubEditionModel.create({ title: '2026', contribution: 1500 });
  await ClubStateModel.create({ _id: 'club', activeEditionId: edition.id });
  const member = (id: string, changes: object) =>
    ClubMemberModel.create({
      _id: id,
      firstName: 'Jan',
      lastName: 'Bos',
      sortName: 'bos',
      active: true,
      ...changes,
    });
  const paid = [{ year: 2026, date: '2026-05-01', amount: 1500, via: 'bank' }];
  await member('2020AA', { payments: paid });
  await member('2020AB', { proposal: { email: 'a@b.example', proposedAt: new Date() } });
  await member('2020AC', { active: false });
  const admin = await signedIn(stage.api, { general: ['clubAdmin'] });
  const { waiting, homeFigures } = await homeOf(admin);
  expect(waiting).toMatchObject([
    {
      id: 'clubProposals',
      title: '1 wijziging om na te kijken',
      detail: 'Club van 111, van Jan Bos, vandaag',
    },
  ]);
  expect(homeFigures).toMatchObject([{ id: 'clubPaid', value: 1, detail: 'Van 2 leden, 2026' }]);
  const other = await signedIn(stage.api, { general: ['vol'] });
  expect(await homeOf(other)).toMatchObject({ waiting: [], homeFigures: [] });
});

describe('shifts', () => {
  const EMAIL = 'cor@voorbeeld.example';
  async function makeShift(days: number, answer: ShiftAnswer) {
    const { id: activityId } = await ActivityModel.create({ name: `Kassa ${days}` });
    const day = daysFromNow(days);
    const [start, end] = [`${day}T19:30`, `${day}T22:00`];
    const shift = { activityId, season: 2026, day, from: '19:30', to: '22:00', needed: 2, start, end };
    const { id: shiftId } = await ShiftModel.create(shift);
    return { shiftId, start, end, answer };
  }

  it('of who has the address of a volunteer wait two weeks ahead, and are dates', async () => {
    const shifts = [
      await makeShift(5, ShiftAnswer.asked),
      await makeShift(30, ShiftAnswer.confirmed),
      await makeShift(6, ShiftAnswer.declined),
      await makeShift(-3, ShiftAnswer.confirmed),
    ];
    await VolunteerModel.create({ name: 'Cor', email: EMAIL, sortName: 'cor', shifts });
    const cor = await signedIn(stage.api, { email: EMAIL });
    const { waiting, upcomingDates } = await homeOf(cor);
    expect(waiting).toMatchObject([
      { kind: 'shift', title: 'Dienst: Kassa 5', tag: 'Nog bevestigen', link: null },
    ]);
    expect(upcomingDates).toMatchObject([
      { date: daysFromNow(5), title: 'Kassa 5', detail: 'Je hebt dienst van 19:30 tot 22:00' },
      { date: daysFromNow(30), title: 'Kassa 30' },
    ]);
    const other = await signedIn(stage.api, { general: ['vol'] });
    expect(await homeOf(other)).toMatchObject({ waiting: [], upcomingDates: [] });
  });
});

it('the next five days of the programme and of meetings, as far as one may see them', async () => {
  for (const days of [-1, 0, 3, 9, 20, 30])
    await CalendarEntryModel.create({ date: daysFromNow(days), name: `Avond ${days}`, comment: '' });
  const meeting = (days: number, changes: object) =>
    SecretaryDocumentModel.create({
      ...{ kind: SecretaryDocumentKind.agenda, date: daysFromNow(days), creator: 'Jan', createdBy: 'jan' },
      file: { id: 'f', url: '/f', name: 'f.pdf', type: 'pdf', size: 1 },
      ...changes,
    });
  await meeting(2, { description: 'In De Schaapskooi' });
  // It is in the programme too.
  await meeting(3, { description: 'Avond 3' });
  await meeting(1, { dbOnly: true });
  await meeting(2, { kind: SecretaryDocumentKind.notulen });
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  const titles = async (person: Parameters<typeof signedIn>[1]) =>
    (await homeOf(await signedIn(stage.api, person))).upcomingDates.map(({ title }) => title);
  expect(await titles({ general: ['secjaarProg', 'secNotAge'] })).toEqual([
    'Avond 0',
    'In De Schaapskooi',
    'Avond 3',
    'Avond 9',
    'Avond 20',
  ]);
  expect(await titles({ general: ['secNotAge'], commissions: [TEST_DB_COMMISSION] })).toEqual([
    'Vergadering',
    'In De Schaapskooi',
    'Avond 3',
  ]);
  expect(await titles({ general: ['secjaarProg'] })).toHaveLength(5);
  expect(await titles({ general: ['vol'] })).toEqual([]);
});
