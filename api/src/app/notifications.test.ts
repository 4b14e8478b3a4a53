import { useFinance } from '../finance/testFinance';
import { Role } from '../identity/catalogue/permission.enum';
import { NotificationModel } from '../identity/notifications/notification.model';
import { remind, tellNews } from '../identity/notifications/notificationJobs';
import { NotificationSettingsModel } from '../identity/notifications/notificationSettings.model';
import { newsSources } from '../identity/notifications/notificationSources';
import { choose, inboxOf } from '../identity/notifications/testNotifications';
import { SavedViewsModel } from '../identity/savedViews/savedView.model';
import { AdvertisementModel } from '../krant/advertisements/advertisement.model';
import { makeActiveEdition, makeAdvertiser } from '../krant/testKrant';
import { daysAfter, startOfDayInAmsterdam, todayInAmsterdam } from '../platform/dates/amsterdam';
import { itemsOf } from '../platform/extensionPoint';
import { logger } from '../platform/log/logger';
import { daysFromNow } from '../testing/apiStage';
import {
  AddSavedViewDocument,
  AskAboutDeclarationDocument,
  DeactivateUserDocument,
  ErasePersonalDataDocument,
  ExportPersonalDataDocument,
  RemoveUserDocument,
} from '../testing/gql/graphql';
import { useMailbox } from '../testing/mailbox';
import { signedIn } from '../testing/people';
import { ActivityModel, ShiftModel } from '../volunteers/activities/activity.model';
import { ShiftAnswer, VolunteerModel } from '../volunteers/volunteers/volunteer.model';
import { makeInvoice } from './testing/testHome';

const mailbox = useMailbox();
const stage = useFinance({ smtp: mailbox.smtp });
afterEach(() => {
  jest.restoreAllMocks();
  mailbox.mails.length = 0;
});

const news = () => tellNews(stage.api.portal);
const remindOn = (day: string) =>
  remind(stage.api.portal, new Date(startOfDayInAmsterdam(day).getTime() + 9 * 3_600_000));
const subjects = async () => {
  await stage.api.deliverMail();
  return mailbox.mails.map(({ subject }) => subject);
};

describe('a declaration', () => {
  it('that was decided is told beside its own mail, which is the only one', async () => {
    const { id } = await stage.declare();
    await stage.decide(id, false, 'Geen bon');
    await news();
    expect((await inboxOf(stage.piet)).items).toMatchObject([
      {
        kind: 'decided',
        title: 'Declaratie afgekeurd',
        detail: expect.stringMatching(/^Hekken, .*\. Geen bon$/),
      },
    ]);
    expect(await subjects()).toEqual(['Declaratie afgekeurd: Hekken']);
    expect(mailbox.mails[0]?.text).toMatch(/\/afmelden#[0-9a-f]{24}\.decided\./);
  });

  it('sends no mail to who does not want it', async () => {
    await choose(stage.piet, 'decided', 'portal');
    const { id } = await stage.declare();
    await stage.decide(id, true);
    await news();
    expect(await subjects()).toEqual([]);
    expect((await inboxOf(stage.piet)).titles).toEqual(['Declaratie goedgekeurd']);
  });

  it('that is asked about is told to who declared', async () => {
    const { id } = await stage.declare();
    const question = { text: 'Waar was dit voor?' };
    await stage.jan.data(AskAboutDeclarationDocument, { id, revision: 1, question });
    await Promise.all([news(), news()]);
    expect((await inboxOf(stage.piet)).items).toMatchObject([
      { kind: 'asked', title: 'Vraag over je declaratie: Hekken', detail: 'Jan: Waar was dit voor?' },
    ]);
    expect(await subjects()).toHaveLength(1);
    expect((await inboxOf(stage.jan)).items).toEqual([]);
  });
});

it('what was not paid in time is told to the treasurers, of a day once', async () => {
  await makeInvoice(1);
  await makeInvoice(1, { amount: 500 });
  await makeInvoice(20);
  await remindOn(todayInAmsterdam());
  await remindOn(todayInAmsterdam());
  const { items } = await inboxOf(stage.jan);
  expect(items).toMatchObject([
    { kind: 'due', title: '2 facturen te laat', link: '/financien?tab=openstaand' },
  ]);
  expect(items[0]?.detail).toMatch(/^€.130,00, te betalen vóór /);
  expect((await inboxOf(stage.truus)).titles).toHaveLength(1);
  expect((await inboxOf(stage.piet)).titles).toEqual([]);
});

it('a question about an advertisement is told to its seller', async () => {
  const editionId = await makeActiveEdition();
  const advertiserId = await makeAdvertiser(11, { contactId: stage.piet.id });
  const question = { msg: 'Mag het in kleur?', creator: 'Toon' };
  await AdvertisementModel.create({
    ...{ editionId, advertiserId, name: 'Bakkerij 11', advertiserUserId: 11, sortName: '00011' },
    ...{ contactId: stage.piet.id, advContactQuestions: [question, { ...question, status: 'opgelost' }] },
  } as never);
  await Promise.all([news(), news()]);
  expect((await inboxOf(stage.piet)).items).toMatchObject([
    { kind: 'asked', title: 'Vraag over Bakkerij 11', detail: 'Toon: Mag het in kleur?' },
  ]);
});

it('a shift is told the day before, but for who declined', async () => {
  const activity = await ActivityModel.create({ name: 'Optocht' });
  const day = daysFromNow(5);
  const { id: shiftId } = await ShiftModel.create({
    ...{ activityId: activity.id as string, season: 2026, day, from: '19:00', to: '23:00', needed: 2 },
    ...{ start: `${day}T19:00`, end: `${day}T23:00` },
  });
  const on = (answer: ShiftAnswer) => [
    { shiftId: shiftId as string, start: '', end: `${day}T23:00`, answer },
  ];
  const start = `${day}T19:00`;
  for (const [who, answer] of [
    [stage.piet, ShiftAnswer.confirmed],
    [stage.jan, ShiftAnswer.declined],
  ] as const)
    await VolunteerModel.create({
      ...{ name: who.name, email: who.email, sortName: who.name },
      shifts: on(answer).map((one) => ({ ...one, start })),
    });
  for (const before of [2, 1, 1, 0]) await remindOn(daysAfter(day, -before));
  expect((await inboxOf(stage.piet)).items).toMatchObject([
    {
      kind: 'due',
      title: 'Dienst: Optocht',
      link: null,
      detail: expect.stringMatching(/^Morgen, .*19:00 tot 23:00$/),
    },
  ]);
  expect((await inboxOf(stage.jan)).items).toEqual([]);
});

it('a right that ends is told to who holds it; who was mailed as administrator gets no second mail', async () => {
  const ends = { vol: daysFromNow(10) };
  const holder = await signedIn(stage.api, { general: ['vol'], ends });
  const admin = await signedIn(stage.api, { general: ['vol'], role: Role.Admin, ends });
  for (const person of [holder, admin]) await choose(person, 'expiring', 'mail');
  await remindOn(daysFromNow(-5));
  expect(await NotificationModel.countDocuments()).toBe(0);
  await Promise.all([remindOn(daysFromNow(0)), remindOn(daysFromNow(0))]);
  expect((await inboxOf(holder)).items).toMatchObject([
    {
      kind: 'expiring',
      title: 'Een recht van jou eindigt',
      detail: expect.stringMatching(/^Recht .*, tot en met /),
    },
  ]);
  expect((await inboxOf(admin)).unread).toBe(1);
  await stage.api.deliverMail();
  expect(mailbox.mails.map(({ to }) => to)).toEqual([[holder.email]]);
});

it('a source that fails costs only what it would have told, and is read again from where it was', async () => {
  const { id } = await stage.declare();
  await stage.decide(id, true);
  jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  const tasks = itemsOf(newsSources, stage.api.portal.extensions).find(({ key }) => key === 'tasks');
  if (!tasks) throw new Error('There is no such source.');
  const failing = jest.spyOn(tasks, 'of').mockRejectedValue(new Error('away'));
  await expect(news()).rejects.toThrow('away');
  expect((await inboxOf(stage.piet)).titles).toEqual(['Declaratie goedgekeurd']);
  failing.mockRestore();
  const long = new Date(Date.now() + 86_400_000);
  await tellNews(stage.api.portal, long);
  expect((await inboxOf(stage.piet)).titles).toHaveLength(1);
});

it('what happened while no portal ran is told when one does', async () => {
  await news();
  const { id } = await stage.declare();
  await stage.decide(id, true);
  await tellNews(stage.api.portal, new Date(Date.now() + 20 * 86_400_000));
  expect((await inboxOf(stage.piet)).titles).toEqual(['Declaratie goedgekeurd']);
});

it('what was told goes with the account that is anonymised or removed, and is in its export', async () => {
  const { id } = await stage.declare();
  await stage.decide(id, true);
  await news();
  await choose(stage.piet, 'due', 'mail');
  await stage.piet.data(AddSavedViewDocument, { view: { list: 'leden', name: 'Bestuur', search: '' } });
  const admin = await signedIn(stage.api, { role: Role.Admin, general: ['secGebruikers'] });
  const asked = { source: 'accounts', ids: [stage.piet.id] };
  const exported = (await admin.data(ExportPersonalDataDocument, asked)).exportPersonalData;
  expect(JSON.parse(exported)).toMatchObject([
    {
      notifications: [{ title: 'Declaratie goedgekeurd' }],
      notificationChoices: { due: 'mail' },
      savedViews: [{ name: 'Bestuur' }],
    },
  ]);
  expect(exported).not.toContain('optOutSecret');
  await admin.data(DeactivateUserDocument, { id: stage.piet.id, revision: 1, handOver: [] });
  await admin.data(ErasePersonalDataDocument, { source: 'accounts', id: stage.piet.id });
  expect(await NotificationModel.countDocuments({ userId: stage.piet.id })).toBe(0);
  expect(await NotificationSettingsModel.countDocuments({ _id: stage.piet.id })).toBe(0);
  expect(await SavedViewsModel.countDocuments({ _id: stage.piet.id })).toBe(0);
  const removed = await signedIn(stage.api);
  await choose(removed, 'due', 'mail');
  await admin.data(RemoveUserDocument, { id: removed.id });
  expect(await NotificationSettingsModel.countDocuments()).toBe(0);
});
