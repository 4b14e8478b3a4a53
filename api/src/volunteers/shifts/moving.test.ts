import { hashToken } from '../../identity/sessions/session.model';
import { DAY } from '../../identity/tokens/privateLink';
import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  AddShiftDocument,
  AnswerShiftDocument,
  AssignShiftDocument,
  EditShiftDocument,
  OwnShiftsDocument,
  ShiftMoveDocument,
  ShiftsDocument,
  UnassignShiftDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { usePerson } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { ActivityModel, ShiftModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { VolunteerModel } from '../volunteers/volunteer.model';
import { followMoves } from './moving.service';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

const day = daysFromNow(10);
const shown = day.split('-').reverse().join('/');
const season = seasonOfDay(day);
const SEASONS = [season, 2026, 2027];
let activityId: string;
let cor: string;
const harrie = usePerson(stage, { name: 'Harrie', email: 'harrie@carnaval.example', general: ['vol'] });

beforeEach(async () => {
  activityId = (await ActivityModel.create({ name: 'Optocht', place: 'Kerkplein' })).id;
  cor = await volunteer('Cor');
});

async function volunteer(name: string, email = `${name.toLowerCase()}@voorbeeld.example`): Promise<string> {
  const participations = SEASONS.map((year) => ({ activityId, season: year }));
  const links = [
    { tokenHash: hashToken(`token-${name}`), medium: 'mail', expiresAt: new Date(Date.now() + DAY) },
  ];
  return (
    await VolunteerModel.create({ name, email, participations, links, sortName: name.toLowerCase() } as never)
  ).id;
}
const given = (changes: object = {}) => ({ day, from: '19:00', to: '23:00', needed: 3, ...changes });
async function add(changes: object = {}, ...people: string[]) {
  const shift = given(changes);
  const of = { activityId, season: seasonOfDay(shift.day) };
  const { addShift: added } = await harrie.data(AddShiftDocument, { ...of, shift });
  for (const volunteerId of people)
    await harrie.data(AssignShiftDocument, { shiftId: added.id, volunteerId });
  return added;
}
const look = async (id: string, changes: object) =>
  (await harrie.data(ShiftMoveDocument, { id, shift: given(changes) })).shiftMove;
const edit = (id: string, changes: object, revision = 1) =>
  harrie.run(EditShiftDocument, { id, revision, shift: given(changes) });
/** Moves it as it was shown. */
const move = async (id: string, changes: object, revision = 1) =>
  edit(id, { ...changes, seen: (await look(id, changes)).seen }, revision);
const timesOf = async (id: string) =>
  (await VolunteerModel.findById(id).lean().orFail()).shifts.map(({ start, end }) => [start, end]);
async function mailed(): Promise<string[]> {
  await stage.api.deliverMail();
  return mailbox.mails.map(({ to }) => to[0] ?? '').sort();
}

it('moves with who is on it, who are told by mail with the old and the new time, and may give up', async () => {
  const zoe = await volunteer('Zoe', '');
  const { id } = await add({}, cor, zoe);
  expect(await look(id, { from: '20:00' })).toMatchObject({ people: 2, mailed: 1, clashes: [] });
  expect((await move(id, { from: '20:00', to: '01:00' })).errors).toBeUndefined();
  const next = daysFromNow(11);
  for (const one of [cor, zoe]) expect(await timesOf(one)).toEqual([[`${day}T20:00`, `${next}T01:00`]]);
  expect(await mailed()).toEqual(['cor@voorbeeld.example']);
  const [{ subject, text = '' } = { subject: '' }] = mailbox.mails;
  expect(subject).toBe('Je dienst is verplaatst: Optocht');
  expect(text).toContain(`Eerst: ${shown}, 19:00 - 23:00\nNu: ${shown}, 20:00 - 01:00\nPlaats: Kerkplein`);
  expect(text).not.toContain('je hebt op dat moment ook');
  const token = /publiek\/diensten#([\w-]{43})\s/.exec(text)?.[1] ?? '';
  const visitor = actAs(stage.api.url);
  expect((await visitor.data(OwnShiftsDocument, { token })).ownShifts.shifts).toMatchObject([
    { from: '20:00', to: '01:00' },
  ]);
  await visitor.data(AnswerShiftDocument, { token, shiftId: id, accept: false });
  expect((await harrie.data(ShiftsDocument, { activityId, season })).shifts).toMatchObject([
    { from: '20:00', missing: 2 },
  ]);
});

it('shows first who would be on two at once; they are told, and the team keeps seeing it', async () => {
  const { id } = await add({}, cor);
  await add({ from: '08:00', to: '12:00' }, cor);
  const overlapping = { from: '11:00', to: '15:00' };
  const { clashes } = await look(id, overlapping);
  expect(clashes).toEqual([{ name: 'Cor', activity: 'Optocht', day, from: '08:00', to: '12:00' }]);
  await move(id, overlapping);
  expect(await mailed()).toEqual(['cor@voorbeeld.example']);
  expect(mailbox.mails[0]?.text).toContain(
    `Let op: je hebt op dat moment ook:\n${shown}, 08:00 - 12:00: Optocht`,
  );
  const doubles = async () =>
    (await harrie.data(ShiftsDocument, { activityId, season })).shifts.map(({ volunteers }) =>
      volunteers.map(({ isDouble }) => isDouble),
    );
  expect(await doubles()).toEqual([[true], [true]]);
  await actAs(stage.api.url).data(AnswerShiftDocument, { token: 'token-Cor', shiftId: id, accept: false });
  expect(await doubles()).toEqual([[false], [false]]);
});

it.each([
  ['touches the one before', day, ['08:00', '12:00'], ['12:00', '15:00'], 0],
  ['overlaps it', day, ['08:00', '12:00'], ['11:59', '15:00'], 1],
  ['ends as another begins', day, ['16:00', '18:00'], ['12:00', '16:00'], 0],
  ['goes over midnight into the next one', day, ['23:30', '02:00'], ['20:00', '00:30'], 1],
  ['ends after midnight as the next one begins', daysFromNow(9), ['23:00', '03:00'], ['03:00', '05:00'], 0],
  [
    'touches in the night on which an hour is left out',
    '2027-03-27',
    ['22:00', '03:00'],
    ['03:00', '06:00'],
    0,
  ],
  ['overlaps in that night', '2027-03-27', ['22:00', '03:30'], ['03:00', '06:00'], 1],
  [
    'touches in the night on which an hour comes twice',
    '2027-10-30',
    ['22:00', '02:30'],
    ['02:30', '06:00'],
    0,
  ],
  ['overlaps in that night', '2027-10-30', ['22:00', '02:31'], ['02:30', '06:00'], 1],
] as const)('that %s: who clashes is told', async (_what, on, [from, to], [newFrom, newTo], count) => {
  await add({ day: on, from, to }, cor);
  const isNext = newFrom < '07:00';
  const target = isNext ? new Date(Date.parse(on) + DAY).toISOString().slice(0, 10) : on;
  const apart = target === day ? { day: daysFromNow(8) } : { day: target, from: '18:00', to: '19:00' };
  const { id } = await add(apart, cor);
  expect((await look(id, { day: target, from: newFrom, to: newTo })).clashes).toHaveLength(count);
});

it('is refused unless it was shown, and when somebody came, left or got another shift since', async () => {
  const zoe = await volunteer('Zoe');
  const { id } = await add({}, cor);
  const to = { from: '20:00' };
  const fieldsOf = async (changes: object) => (await edit(id, changes)).errors?.[0]?.extensions.fields;
  expect(await fieldsOf(to)).toEqual({
    seen: 'Er staan vrijwilligers op deze dienst. Kijk eerst wie bericht krijgt, en vink het aan.',
  });
  const changed = {
    seen: 'Intussen is veranderd wie op deze dienst staat, of wat zij nog meer doen. Kijk opnieuw.',
  };
  const { seen } = await look(id, to);
  await harrie.data(AssignShiftDocument, { shiftId: id, volunteerId: zoe });
  expect(await fieldsOf({ ...to, seen })).toEqual(changed);
  const withZoe = (await look(id, to)).seen;
  await harrie.data(UnassignShiftDocument, { shiftId: id, volunteerId: zoe });
  expect(await fieldsOf({ ...to, seen: withZoe })).toEqual(changed);
  await add({ from: '23:00', to: '23:30' }, cor);
  const later = { from: '20:00', to: '23:15' };
  // What was shown for other times is not what is saved.
  expect(await fieldsOf({ ...later, seen })).toEqual(changed);
  expect(await fieldsOf({ ...to, seen: 'x'.repeat(41) })).toHaveProperty('seen');
  expect(await timesOf(cor)).toContainEqual([`${day}T19:00`, `${day}T23:00`]);
  expect(await mailed()).toEqual([]);
  expect((await edit(id, { ...to, seen })).errors).toBeUndefined();
});

it('happens once for two who move it at once, or who sends it twice', async () => {
  const { id } = await add({}, cor);
  const { seen } = await look(id, { from: '20:00' });
  const answers = await Promise.all([
    edit(id, { from: '20:00', seen }),
    edit(id, { from: '20:00', seen }),
    move(id, { from: '18:00' }),
  ]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const { start, end } = await ShiftModel.findById(id).lean().orFail();
  expect(await timesOf(cor)).toEqual([[start, end]]);
  expect(await mailed()).toHaveLength(1);
});

it('is followed by who a crash left behind, once; who declined follows without a mail', async () => {
  const zoe = await volunteer('Zoe');
  const { id } = await add({}, cor, zoe);
  await actAs(stage.api.url).data(AnswerShiftDocument, { token: 'token-Zoe', shiftId: id, accept: false });
  await ShiftModel.updateOne(
    { _id: id },
    { $set: { from: '20:00', start: `${day}T20:00`, movedAt: new Date() } },
  );
  await Promise.all([followMoves(stage.api.portal), followMoves(stage.api.portal)]);
  await followMoves(stage.api.portal);
  for (const one of [cor, zoe]) expect(await timesOf(one)).toEqual([[`${day}T20:00`, `${day}T23:00`]]);
  expect(await mailed()).toEqual(['cor@voorbeeld.example']);
});

it('that has been tells nobody', async () => {
  const past = { day: daysFromNow(-3), from: '19:00', to: '20:00' };
  const { id } = await add(past, cor);
  expect((await move(id, { ...past, to: '22:00' })).errors).toBeUndefined();
  expect(await timesOf(cor)).toEqual([[`${past.day}T19:00`, `${past.day}T22:00`]]);
  expect(await mailed()).toEqual([]);
});
