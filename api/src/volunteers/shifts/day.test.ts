import { randomUUID } from 'node:crypto';

import { daysAfter } from '../../platform/dates/amsterdam';
import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  AddExtraDocument,
  AddNewExtraDocument,
  AddShiftDocument,
  AssignShiftDocument,
  SetAttendanceDocument,
  ShiftDaysDocument,
  ShiftsDocument,
  VolunteerHoursDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { ActivityModel, ShiftModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { Attendance, type ShiftAnswer, VolunteerModel } from '../volunteers/volunteer.model';
import { volunteerHours } from './day.service';

const stage = useApi();
const day = daysFromNow(0);
const season = seasonOfDay(day);
let activityId: string;
const harrie = usePerson(stage, { name: 'Harrie', general: ['vol'] });

beforeEach(async () => {
  activityId = (await ActivityModel.create({ name: 'Garderobe' })).id;
});

const volunteer = async (name: string, more: object = {}) =>
  (
    await VolunteerModel.create({
      ...{ name, sortName: name.toLowerCase(), searchText: name.toLowerCase() },
      ...{ participations: [{ activityId, season }], ...more },
    })
  ).id;
async function shift(changes: object = {}, ...people: string[]): Promise<string> {
  const given = { day, from: '19:00', to: '23:00', needed: 2, ...changes };
  const of = { activityId, season: seasonOfDay(given.day) };
  const { addShift } = await harrie.data(AddShiftDocument, { ...of, shift: given });
  for (const volunteerId of people)
    await harrie.data(AssignShiftDocument, { shiftId: addShift.id, volunteerId });
  return addShift.id;
}
const note = (shiftId: string, volunteerId: string, attendance: Attendance | null) =>
  harrie.run(SetAttendanceDocument, { shiftId, volunteerId, attendance });
const placeOf = async (id: string) => (await VolunteerModel.findById(id).lean().orFail()).shifts[0]?.place;

it('is noted down who is there; who did not come gives the place up, and has it back when that was a mistake', async () => {
  const cor = await volunteer('Cor');
  const id = await shift({}, cor);
  expect((await note(id, cor, Attendance.there)).data?.setAttendance).toMatchObject({
    missing: 1,
    volunteers: [{ name: 'Cor', attendance: 'there' }],
  });
  expect((await note(id, cor, Attendance.absent)).data?.setAttendance).toMatchObject({
    missing: 2,
    volunteers: [{ attendance: 'absent' }],
  });
  expect(await placeOf(cor)).toBeUndefined();
  expect((await note(id, cor, null)).data?.setAttendance).toMatchObject({
    missing: 1,
    volunteers: [{ attendance: null }],
  });
  // Left out is the same as null.
  await note(id, cor, Attendance.there);
  const left = await harrie.data(SetAttendanceDocument, { shiftId: id, volunteerId: cor });
  expect(left.setAttendance.volunteers).toEqual([{ name: 'Cor', attendance: null }]);
});

it('is noted down once by who does so twice or at once with another, and leaves one line for each change', async () => {
  const cor = await volunteer('Cor');
  const id = await shift({}, cor);
  const answers = await Promise.all([1, 2, 3].map(() => note(id, cor, Attendance.there)));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const { changeLog } = await VolunteerModel.findById(cor).lean().orFail();
  expect(changeLog.filter((line) => line.includes('was er'))).toHaveLength(1);
});

it('is refused of who is not on it, or declined, and before the day before', async () => {
  const cor = await volunteer('Cor');
  const id = await shift();
  const messageOf = async (shiftId: string, volunteerId = cor) =>
    (await note(shiftId, volunteerId, Attendance.there)).errors?.[0]?.message;
  expect(await messageOf(id)).toBe('Deze vrijwilliger staat niet op de dienst.');
  await harrie.data(AssignShiftDocument, { shiftId: id, volunteerId: cor });
  await VolunteerModel.updateOne({ _id: cor }, { $set: { 'shifts.0.answer': 'declined' } });
  expect(await messageOf(id)).toBe('Deze vrijwilliger staat niet op de dienst.');
  expect(await messageOf(id, 'x')).toContain('bestaat niet');
  const later = (
    await ShiftModel.create({
      ...{ activityId, season, day: daysFromNow(2), from: '10:00', to: '12:00', needed: 1 },
      ...{ start: `${daysFromNow(2)}T10:00`, end: `${daysFromNow(2)}T12:00` },
    })
  ).id;
  const notYet = 'Deze dienst is nog niet begonnen: dat kan pas op de dag zelf.';
  expect(await messageOf(later)).toBe(notYet);
  expect((await harrie.error(AddExtraDocument, { shiftId: later, volunteerId: cor })).message).toBe(notYet);
});

it('has somebody extra, also when it is full, unless they are elsewhere at that time', async () => {
  const [cor, piet, zoe] = [
    await volunteer('Cor'),
    await volunteer('Piet'),
    await volunteer('Zoe', { participations: [] }),
  ];
  const id = await shift({ needed: 1 }, cor);
  const add = (volunteerId: string, requestId?: string) =>
    harrie.run(AddExtraDocument, { shiftId: id, volunteerId, requestId });
  const request = randomUUID();
  const answers = await Promise.all([add(zoe), add(zoe), add(piet, request), add(piet, request)]);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect((await harrie.data(ShiftsDocument, { activityId, season })).shifts).toMatchObject([
    { missing: 0, volunteers: [{ name: 'Cor' }, { name: 'Piet' }, { name: 'Zoe' }] },
  ]);
  expect((await VolunteerModel.findById(zoe).lean().orFail()).participations).toEqual([
    { activityId, season },
  ]);
  const other = await shift({ from: '22:00', to: '23:30' });
  const elsewhere = await harrie.error(AddExtraDocument, { shiftId: other, volunteerId: cor });
  expect(elsewhere.extensions.fields).toEqual({
    volunteerId: 'Cor heeft op dat moment al een andere dienst.',
  });
  // Who did not come there can help here.
  await note(id, cor, Attendance.absent);
  await harrie.data(AddExtraDocument, { shiftId: other, volunteerId: cor });
});

it('has somebody new, who is a volunteer from then on, once; the same name is pointed out', async () => {
  const id = await shift();
  const extra = { name: 'Nieuwe Nel', phone: ' 06 12345678 ' };
  const requestId = randomUUID();
  const add = () => harrie.run(AddNewExtraDocument, { shiftId: id, extra, requestId });
  for (const { data } of await Promise.all([add(), add()]))
    expect(data?.addNewExtra).toMatchObject({
      ...{ name: 'Nieuwe Nel', phone: '06 12345678' },
      activities: [{ activityId, seasons: [season] }],
    });
  expect(await VolunteerModel.countDocuments({ name: 'Nieuwe Nel' })).toBe(1);
  const refused = (given: { name: string; phone?: string }) =>
    harrie.error(AddNewExtraDocument, { shiftId: id, extra: given });
  expect((await refused({ name: 'nieuwe nel' })).extensions.fields).toEqual({
    name: 'Er is al een vrijwilliger die Nieuwe Nel heet. Is het dezelfde?',
  });
  expect((await refused({ name: ' ', phone: '1'.repeat(41) })).extensions.fields).toEqual({
    name: 'Verplicht',
    phone: expect.any(String) as string,
  });
  await harrie.data(AddNewExtraDocument, {
    shiftId: id,
    extra: { name: 'Nieuwe Nel', allowDuplicate: true },
  });
  await ActivityModel.updateOne({ _id: activityId }, { $set: { archived: true } });
  expect((await refused({ name: 'Ander' })).message).toBe('Deze activiteit is gearchiveerd.');
});

it('tells on which days of the season there are shifts, and until when', async () => {
  await shift({ from: '10:00', to: '12:00' });
  await shift({ from: '22:00', to: '02:00' });
  await shift({ from: '11:00', to: '12:00' });
  expect((await harrie.data(ShiftDaysDocument, { season })).shiftDays).toEqual([
    { activity: 'Garderobe', day, end: `${daysAfter(day, 1)}T02:00` },
  ]);
  expect((await harrie.data(ShiftDaysDocument, { season: season - 1 })).shiftDays).toEqual([]);
});

describe('hours', () => {
  /** @returns hours of somebody on such a shift in season 2027 */
  async function hoursOn(
    on: string,
    from: string,
    to: string,
    now = '2028-03-31T12:00:00Z',
  ): Promise<number[]> {
    const end = `${to < from ? daysAfter(on, 1) : on}T${to}`;
    const times = { start: `${on}T${from}`, end };
    const year = seasonOfDay(on);
    const { id: shiftId } = await ShiftModel.create({
      ...{ activityId, season: year, day: on, from, to, needed: 9, ...times },
    });
    await volunteer('Cor', { shifts: [{ shiftId, ...times, answer: 'confirmed' }] });
    return (await volunteerHours(year, new Date(now))).map(({ minutes }) => minutes / 60);
  }

  it.each([
    ['2027-05-01', '19:00', '23:30', 4.5],
    ['2027-05-01', '22:00', '02:00', 4],
    // The night on which an hour comes twice, and the one on which it is left out.
    ['2027-10-30', '22:00', '06:00', 9],
    ['2028-03-25', '22:00', '06:00', 7],
  ])('on %s from %s to %s are %s', async (on, from, to, hours) => {
    expect(await hoursOn(on, from, to)).toEqual([hours]);
  });

  it('are counted once the shift is over', async () => {
    expect(await hoursOn('2027-05-01', '22:00', '02:00', '2027-05-01T23:59:00Z')).toEqual([]);
    expect((await volunteerHours(2027, new Date('2027-05-02T00:00:00Z'))).length).toBe(1);
    expect(await volunteerHours(2026, new Date('2028-01-01'))).toEqual([]);
  });

  it('are of who came, by name: not of who was not there, declined or waits', async () => {
    const past = daysFromNow(-3);
    const [first, second] = [
      await shift({ day: past, from: '10:00', to: '12:00' }),
      await shift({ day: past, from: '12:00', to: '12:30' }),
    ];
    const at = (shiftId: string, answer: `${ShiftAnswer}`, attendance?: Attendance) => ({
      ...{ shiftId, answer, start: `${past}T10:00`, end: `${past}T12:00` },
      ...(attendance && { attendance }),
    });
    const yes = [at(first, 'confirmed', Attendance.there), at(second, 'asked')];
    await volunteer('Zoe', { shifts: yes });
    await volunteer('Cor', { shifts: [at(first, 'confirmed'), at(second, 'confirmed', Attendance.absent)] });
    for (const answer of ['declined', 'waiting', 'held', 'requested'] as const)
      await volunteer(`Nee ${answer}`, { shifts: [at(first, answer)] });
    expect((await harrie.data(VolunteerHoursDocument, { season: seasonOfDay(past) })).volunteerHours).toEqual(
      [
        { name: 'Cor', shifts: 1, minutes: 120 },
        { name: 'Zoe', shifts: 2, minutes: 150 },
      ],
    );
  });
});
