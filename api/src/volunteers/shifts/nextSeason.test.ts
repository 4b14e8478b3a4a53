import { randomUUID } from 'node:crypto';

import { daysAfter } from '../../platform/dates/amsterdam';
import { useApi } from '../../testing/apiStage';
import {
  AssignShiftDocument,
  DeleteShiftDocument,
  EditShiftDocument,
  SeasonTakeoverDocument,
  ShiftsDocument,
  TakeOverSeasonDocument,
  UndoTakeOverSeasonDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { ActivityModel, ShiftModel } from '../activities/activity.model';
import { VolunteerModel } from '../volunteers/volunteer.model';
import { dayInNext } from './day.service';

const stage = useApi();
/** Carnival is on 07/02/2027, and the year after on 27/02/2028. */
const season = 2027;
const FRIDAY = '2027-02-05';
let activityId: string;
const harrie = usePerson(stage, { name: 'Harrie', general: ['vol'] });

beforeEach(async () => {
  const signUps = [{ season: 2026, mode: 'open', from: '2026-11-15', until: '2027-01-31', most: 2 }];
  activityId = (await ActivityModel.create({ name: 'Garderobe', signUps } as never)).id;
});

async function shift(day: string, [from, to] = ['19:00', '02:00'], more: object = {}): Promise<string> {
  const end = `${to < from ? daysAfter(day, 1) : day}T${to}`;
  const fields = { day, from, to, needed: 3, start: `${day}T${from}`, end, activityId, season: 2026 };
  return (await ShiftModel.create({ ...fields, ...more } as never)).id;
}
const listed = async () => (await harrie.data(SeasonTakeoverDocument, { season })).seasonTakeover;
const take = (shifts: { id: string; day: string }[], requestId?: string) =>
  harrie.run(TakeOverSeasonDocument, { season, shifts, requestId });
const made = async () => (await harrie.data(ShiftsDocument, { activityId, season })).shifts;
const signUp = async () =>
  (await ActivityModel.findById(activityId).lean().orFail()).signUps.find((one) => one.season === season);

it.each([
  // The Friday before carnival, the Tuesday of it, the Saturday nearest to 11 November.
  ['2027-02-05', 2026, '2028-02-25'],
  ['2027-02-09', 2026, '2028-02-29'],
  ['2026-11-14', 2026, '2027-12-04'],
  // From a late carnival to an early one, over a leap day.
  ['2028-02-29', 2027, '2029-02-13'],
  ['2028-03-01', 2027, '2029-02-14'],
])('%s of season %i becomes %s', (day, of, next) => {
  expect(dayInNext(day, of)).toBe(next);
  expect(new Date(next).getUTCDay()).toBe(new Date(day).getUTCDay());
});

it('shows first what was moved by hand, is far from carnival or falls outside the season, then the rest by time', async () => {
  const [far, usual, moved, late] = [
    await shift('2026-11-14'),
    await shift(FRIDAY),
    await shift('2027-02-06', ['10:00', '12:00'], { movedAt: new Date() }),
    await shift('2027-03-31', ['10:00', '12:00']),
  ];
  const { id: archived } = await ActivityModel.create({ name: 'Kerstmarkt', archived: true });
  await shift(FRIDAY, ['10:00', '12:00'], { activityId: archived });
  expect(await listed()).toMatchObject([
    { id: far, newDay: '2027-12-04', isMoved: false, isFar: true },
    { id: moved, newDay: '2028-02-26', isMoved: true },
    { id: late, newDay: null, isMoved: false, isFar: false },
    { id: usual, activity: 'Garderobe', day: FRIDAY, newDay: '2028-02-25', from: '19:00', to: '02:00' },
  ]);
  expect((await harrie.error(SeasonTakeoverDocument, { season: 1999 })).extensions.fields).toHaveProperty(
    'season',
  );
});

it('makes shifts with nobody on them, and signing up closed with its days as far from carnival', async () => {
  const id = await shift(FRIDAY);
  await VolunteerModel.create({
    ...{ name: 'Cor', sortName: 'cor', participations: [{ activityId, season: 2026 }] },
    shifts: [{ shiftId: id, start: `${FRIDAY}T19:00`, end: '2027-02-06T02:00', answer: 'confirmed' }],
  } as never);
  expect((await take([{ id, day: '2028-02-25' }])).data).toEqual({ takeOverSeason: 1 });
  expect(await made()).toMatchObject([
    { day: '2028-02-25', from: '19:00', to: '02:00', needed: 3, missing: 3, volunteers: [], revision: 1 },
  ]);
  expect(await ShiftModel.findOne({ season }).lean()).toMatchObject({
    ...{ start: '2028-02-25T19:00', end: '2028-02-26T02:00' },
    changeLog: [expect.stringContaining('Harrie: overgenomen uit 2026-2027')],
  });
  expect(await signUp()).toEqual({
    season,
    mode: 'closed',
    from: '2027-12-05',
    until: '2028-02-20',
    most: 2,
  });
  expect(await listed()).toEqual([]);
});

it('makes nothing twice: sent twice, by two at once, again later, or what was deleted since', async () => {
  const shifts = [{ id: await shift(FRIDAY), day: '2028-02-25' }];
  const request = randomUUID();
  const answers = await Promise.all([take(shifts, request), take(shifts, request), take(shifts)]);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(await made()).toHaveLength(1);
  expect((await take(shifts)).data).toEqual({ takeOverSeason: 0 });
  await harrie.data(DeleteShiftDocument, { id: (await made())[0]?.id ?? '' });
  expect((await take(shifts)).data).toEqual({ takeOverSeason: 0 });
  expect(await listed()).toEqual([]);
  expect(await made()).toEqual([]);
  const { signUps } = await ActivityModel.findById(activityId).lean().orFail();
  expect(signUps.filter((one) => one.season === season)).toHaveLength(1);
});

it('is refused when a shift is not as it was shown, and keeps how people sign up where somebody said so', async () => {
  const id = await shift(FRIDAY);
  const late = await shift('2027-03-31');
  const changed = 'De diensten van vorig seizoen zijn intussen gewijzigd. Kijk opnieuw.';
  for (const shifts of [
    [{ id, day: '2028-02-24' }],
    [{ id: late, day: dayInNext('2027-03-31', 2026) }],
    [{ id: activityId, day: '2028-02-25' }],
  ])
    expect((await take(shifts)).errors?.[0]?.message).toBe(changed);
  expect((await take([])).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await made()).toEqual([]);
  const mine = { season, mode: 'request', from: '2027-11-01', until: '2028-01-01', most: 5 };
  await ActivityModel.updateOne({ _id: activityId }, { $push: { signUps: mine } } as never);
  await take([{ id, day: '2028-02-25' }]);
  expect(await signUp()).toEqual(mine);
});

it('is undone, but for what was changed or has somebody on it by then', async () => {
  const ids = [await shift(FRIDAY), await shift('2027-02-06'), await shift('2027-02-07')];
  const days = ['2028-02-25', '2028-02-26', '2028-02-27'];
  const all = ids.map((id, at) => ({ id, day: days[at] ?? '' }));
  const undo = async () =>
    (await harrie.data(UndoTakeOverSeasonDocument, { season, shiftIds: ids })).undoTakeOverSeason;
  await take(all);
  expect(await undo()).toBe(3);
  expect(await undo()).toBe(0);
  expect(await made()).toEqual([]);
  expect(await signUp()).toBeUndefined();
  expect(await listed()).toHaveLength(3);
  await take(all);
  const [first, second] = await made();
  const shiftOf = (one: typeof first) => ({ day: one?.day ?? '', from: '20:00', to: '02:00', needed: 3 });
  await harrie.data(EditShiftDocument, { id: first?.id ?? '', revision: 1, shift: shiftOf(first) });
  const { id: volunteerId } = await VolunteerModel.create({
    ...{ name: 'Cor', sortName: 'cor', participations: [{ activityId, season }] },
  } as never);
  await harrie.data(AssignShiftDocument, { shiftId: second?.id ?? '', volunteerId });
  expect(await undo()).toBe(1);
  expect(await made()).toHaveLength(2);
  expect(await signUp()).toMatchObject({ mode: 'closed' });
});
