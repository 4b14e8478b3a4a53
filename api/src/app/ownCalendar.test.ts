import { UserModel } from '../identity/people/user.model';
import { daysAfter, todayInAmsterdam } from '../platform/dates/amsterdam';
import { CalendarEntryModel } from '../secretariat/calendar/calendar.model';
import { SecretaryDocumentModel } from '../secretariat/meetings/secretaryDocument.model';
import { SecretaryDocumentKind } from '../secretariat/secretariat.enums';
import { presentSeason } from '../secretariat/tasks/taskList';
import { useCommittee } from '../secretariat/testCommittee';
import {
  AddTaskDocument,
  CreateCalendarFeedDocument,
  CreateOwnCalendarFeedDocument,
  OwnCalendarFeedDocument,
  RevokeOwnCalendarFeedDocument,
} from '../testing/gql/graphql';
import { signedIn } from '../testing/people';
import { TEST_PUBLIC_URL } from '../testing/startApi';
import { ActivityModel, ShiftModel } from '../volunteers/activities/activity.model';
import { ShiftAnswer, VolunteerModel } from '../volunteers/volunteers/volunteer.model';

const stage = useCommittee();
const day = daysAfter(todayInAmsterdam(), 20);
const dayText = day.replaceAll('-', '');

async function read(url: string): Promise<{ status: number; titles: string[]; text: string }> {
  const response = await fetch(url.replace(TEST_PUBLIC_URL, stage.api.url));
  const text = (await response.text()).replaceAll('\r\n ', '').replaceAll('\r\n', '\n');
  const titles = [...text.matchAll(/^SUMMARY:(.*)$/gm)].map(([, title]) => title ?? '');
  return { status: response.status, titles, text };
}
type Client = typeof stage.member;
const link = async (client: Client) =>
  (await client.data(CreateOwnCalendarFeedDocument)).createOwnCalendarFeed.url;

/** A row of the programme, agendas, a shift of somebody and a task for each. */
async function fill(email: string, assigneeIds: string[]) {
  await CalendarEntryModel.create({ date: day, name: 'Optocht', from: '13:30', place: 'Markt' });
  const file = { id: 'x', url: '/files/x', name: 'a.pdf', type: 'application/pdf', size: 1 };
  const agenda = { kind: SecretaryDocumentKind.agenda, date: day, file, creator: 'Jan', createdBy: 'x' };
  await SecretaryDocumentModel.create([
    { ...agenda, description: 'Overleg' },
    { ...agenda, description: 'Optocht' },
    { ...agenda, description: 'Geheim', dbOnly: true },
    { ...agenda, kind: SecretaryDocumentKind.notulen, description: 'Verslag' },
  ]);
  const activity = await ActivityModel.create({ name: 'Garderobe' });
  const times = { day, from: '20:00', to: '01:00', start: `${day}T20:00`, end: `${daysAfter(day, 1)}T01:00` };
  const of = { activityId: activity.id, season: 2026, needed: 3 };
  const [mine, declined] = await ShiftModel.create([
    { ...of, ...times },
    { ...of, ...times, from: '09:00', to: '10:00', start: `${day}T09:00`, end: `${day}T10:00` },
  ]);
  await VolunteerModel.create({
    ...{ name: 'Sanne', email, sortName: 'sanne' },
    shifts: [
      { shiftId: mine?.id, start: times.start, end: times.end, answer: ShiftAnswer.asked },
      { shiftId: declined?.id, start: `${day}T09:00`, end: `${day}T10:00`, answer: ShiftAnswer.declined },
    ],
  });
  const add = (task: object) =>
    stage.chair.data(AddTaskDocument, {
      ...{ commissionId: stage.id, season: presentSeason(), task: { name: 'Hekken', assigneeIds, ...task } },
    });
  await add({ dueDate: day });
  await add({ name: 'Zonder deadline' });
  await add({ name: 'Van een ander', assigneeIds: [stage.chair.id], dueDate: day });
}

it('has my shifts, my deadlines, meetings and the programme, as far as I may see them today', async () => {
  const all = await signedIn(stage.api, {
    ...{ email: 'sanne@carnaval.example', general: ['secjaarProg', 'secNotAge'], commissions: [stage.id] },
  });
  await fill('sanne@carnaval.example', [all.id]);
  const url = await link(all);
  expect(url).toMatch(/^http:\/\/portal\.test\/feeds\/mijn-agenda\/[\w-]{43}\.ics$/);
  const whole = await read(url);
  expect(whole.titles.sort()).toEqual(['Dienst: Garderobe', 'Optocht', 'Overleg', 'Taak: Hekken']);
  for (const line of [
    `DTSTART;TZID=Europe/Amsterdam:${dayText}T133000`,
    `DTSTART;TZID=Europe/Amsterdam:${dayText}T200000`,
    `DTEND;TZID=Europe/Amsterdam:${daysAfter(day, 1).replaceAll('-', '')}T010000`,
    `DTSTART;VALUE=DATE:${dayText}`,
    'DESCRIPTION:3 - Optocht',
    'DESCRIPTION:Nog bevestigen',
    'LOCATION:Markt',
  ])
    expect(whole.text).toContain(`${line}\n`);
  await UserModel.updateOne(
    { _id: all.id },
    { $set: { 'permissions.general': [], 'permissions.commissions': [] } },
  );
  expect((await read(url)).titles).toEqual(['Dienst: Garderobe']);
  const other = await signedIn(stage.api, {});
  expect((await read(await link(other))).titles).toEqual([]);
});

it('ends with the account, when it is taken away, and by a new one; a link to the programme is another', async () => {
  const url = await link(stage.member);
  expect((await read(url)).status).toBe(200);
  expect((await stage.member.data(OwnCalendarFeedDocument)).ownCalendarFeed).toMatchObject({
    expiresAt: expect.any(String),
  });
  // Neither opens what the other does.
  expect((await read(url.replace('mijn-agenda', 'jaarprogramma'))).status).toBe(404);
  await UserModel.updateOne({ _id: stage.member.id }, { $set: { 'permissions.general': ['secjaarProg'] } });
  const programme = (await stage.member.data(CreateCalendarFeedDocument)).createCalendarFeed.url;
  expect((await read(programme.replace('jaarprogramma', 'mijn-agenda'))).status).toBe(404);
  expect([(await read(url)).status, (await read(programme)).status]).toEqual([200, 200]);
  const second = await link(stage.member);
  expect([(await read(url)).status, (await read(second)).status]).toEqual([404, 200]);
  const deactivation = { at: new Date(), byName: 'Jan', permissions: { general: [], commissions: [] } };
  await UserModel.updateOne({ _id: stage.member.id }, { $set: { deactivation } });
  expect((await read(second)).status).toBe(404);
  await UserModel.updateOne({ _id: stage.member.id }, { $unset: { deactivation: 1 } });
  expect((await read(second)).status).toBe(200);
  expect(await stage.member.data(RevokeOwnCalendarFeedDocument)).toEqual({ revokeOwnCalendarFeed: true });
  expect((await read(second)).status).toBe(404);
  expect(await stage.member.data(RevokeOwnCalendarFeedDocument)).toEqual({ revokeOwnCalendarFeed: false });
  expect((await stage.member.data(OwnCalendarFeedDocument)).ownCalendarFeed).toBeNull();
});

it('of two links made at once one works', async () => {
  const urls = await Promise.all([link(stage.member), link(stage.member)]);
  const answers = await Promise.all(urls.map(read));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});
