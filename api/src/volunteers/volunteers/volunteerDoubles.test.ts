import { newLink } from '../../identity/tokens/privateLink';
import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  AssignShiftDocument,
  DoublesOfDocument,
  MergeRecordsDocument,
  OwnShiftsDocument,
  UndoMergeDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { ActivityModel, ShiftModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { fillingOf } from '../shifts/shift.service';
import { ShiftAnswer, type Volunteer, VolunteerModel } from './volunteer.model';

// What moves of a volunteer; the merging itself is tried with customers.

const stage = useApi();
const kind = 'Volunteer';
const day = daysFromNow(10);
const season = seasonOfDay(day);
let activityId: string;
const harrie = usePerson(stage, { name: 'Harrie', general: ['vol'] });

beforeEach(async () => {
  activityId = (await ActivityModel.create({ name: 'Optocht' })).id;
});

const shift = async (from: string, to: string, needed = 1) => {
  const times = { day, from, to, start: `${day}T${from}`, end: `${day}T${to}` };
  return ShiftModel.create({ activityId, season, needed, ...times });
};
type Shift = Awaited<ReturnType<typeof shift>>;
const on = ({ id: shiftId, start, end }: Shift, number = 0) => ({
  ...{ shiftId, start, end, answer: ShiftAnswer.confirmed, place: `${shiftId}:${number}` },
});
async function volunteer(name: string, changes: Partial<Volunteer> = {}): Promise<string> {
  const phone = '06-12345678';
  const whole = { name, phone, sortName: name.toLowerCase(), participations: [{ activityId, season }] };
  return (await VolunteerModel.create({ ...whole, ...changes })).id;
}
const stored = async (id: string) => {
  const { name, email, phone, remarks, participations, shifts, skills, invitations, links, erased, merge } =
    await VolunteerModel.findById(id).lean().orFail();
  const sorted = shifts.toSorted((a, b) => a.shiftId.localeCompare(b.shiftId));
  return {
    name,
    email,
    phone,
    remarks,
    participations,
    shifts: sorted,
    skills,
    invitations,
    links: links ?? [],
    erased,
    merge,
  };
};
const revisionOf = async (id: string) => (await VolunteerModel.findById(id).orFail()).revision;
const merge = async (keptId: string, goneId: string, both: string[] = []) => ({
  ...{ kind, keptId, keptRevision: await revisionOf(keptId), goneId, goneRevision: await revisionOf(goneId) },
  ...{ taken: [], both },
});
const placesOf = async (id: string) => (await stored(id)).shifts.map(({ place }) => place);

it('is proposed by the name in one field', async () => {
  const jan = await volunteer('Jan van den Berg');
  await volunteer('Els van den Berg');
  const other = await volunteer('J. v.d. Berg', { phone: '+31 6 12345678' });
  expect((await harrie.data(DoublesOfDocument, { kind })).doubles).toMatchObject({
    count: 1,
    pairs: [{ id: [jan, other].toSorted().join('+'), inCommon: ['telefoon'] }],
  });
});

it('gives seasons, shifts with their places, skills, invitations and links, and has them back exactly', async () => {
  const [early, late, full] = [
    await shift('10:00', '12:00', 2),
    await shift('14:00', '16:00'),
    await shift('18:00', '20:00'),
  ];
  const { token, link } = newLink('mail', 60_000);
  const kept = await volunteer('Jan', {
    ...{ shifts: [on(early, 1)], skills: [{ skillId: 'a', until: '' }], remarks: 'Tapt' },
  });
  const gone = await volunteer('Jan', {
    ...{ shifts: [on(late)], links: [link], invitations: [full.id], remarks: 'Rijdt' },
    skills: [
      { skillId: 'a', until: '2030-01-01' },
      { skillId: 'b', until: '' },
    ],
    participations: [
      { activityId, season },
      { activityId, season: season - 1 },
    ],
  });
  const before = [await stored(kept), await stored(gone)];
  await harrie.data(MergeRecordsDocument, await merge(kept, gone, ['remarks']));
  expect(await stored(kept)).toMatchObject({
    remarks: 'Tapt\nRijdt',
    participations: [
      { activityId, season },
      { activityId, season: season - 1 },
    ],
    shifts: [
      { shiftId: early.id },
      { shiftId: late.id, answer: 'confirmed', place: `${late.id}:0` },
    ].toSorted((a, b) => a.shiftId.localeCompare(b.shiftId)),
    skills: [
      { skillId: 'a', until: '2030-01-01' },
      { skillId: 'b', until: '' },
    ],
    invitations: [full.id],
  });
  // Their link opens the shifts of both, and those they are asked for.
  const own = await actAs(stage.api.url).data(OwnShiftsDocument, { token });
  expect(own.ownShifts.shifts).toHaveLength(3);
  expect(await harrie.data(UndoMergeDocument, { kind, goneId: gone })).toEqual({ undoMerge: [] });
  expect([await stored(kept), await stored(gone)]).toEqual(before);
});

it('on one shift both were one: its place is free, and theirs again when undone while it is', async () => {
  const both = await shift('10:00', '12:00', 2);
  const [kept, gone] = [
    await volunteer('Jan', { shifts: [on(both, 0)] }),
    await volunteer('Jan', { shifts: [on(both, 1)] }),
  ];
  await harrie.data(MergeRecordsDocument, await merge(kept, gone));
  expect((await fillingOf([both])).get(both.id)?.free).toBe(1);
  await harrie.data(UndoMergeDocument, { kind, goneId: gone });
  expect([await placesOf(kept), await placesOf(gone)]).toEqual([[`${both.id}:0`], [`${both.id}:1`]]);

  await harrie.data(MergeRecordsDocument, await merge(kept, gone));
  const piet = await volunteer('Piet');
  await harrie.data(AssignShiftDocument, { shiftId: both.id, volunteerId: piet });
  await harrie.data(UndoMergeDocument, { kind, goneId: gone });
  expect((await stored(gone)).shifts).toEqual([]);
});

it('never lets more take part than a shift needs, while many take the last place of it', async () => {
  const bar = await shift('10:00', '12:00', 2);
  const [kept, gone] = [await volunteer('Jan'), await volunteer('Jan', { shifts: [on(bar, 0)] })];
  const others = await Promise.all(['Piet', 'Klaas', 'Cor', 'Toon'].map((name) => volunteer(name)));
  const asked = await merge(kept, gone);
  await Promise.all([
    harrie.data(MergeRecordsDocument, asked),
    ...others.map((id) => harrie.run(AssignShiftDocument, { shiftId: bar.id, volunteerId: id })),
  ]);
  const taking = await VolunteerModel.find({ 'shifts.shiftId': bar.id });
  expect(taking.map(({ id }) => String(id))).toContain(kept);
  expect(taking).toHaveLength(2);
});

it('is refused for two who are on two shifts at one moment', async () => {
  const [bar, door] = [await shift('10:00', '12:00'), await shift('11:00', '13:00')];
  const [kept, gone] = [
    await volunteer('Jan', { shifts: [on(bar)] }),
    await volunteer('Jan', { shifts: [on(door)] }),
  ];
  const { message } = await harrie.error(MergeRecordsDocument, await merge(kept, gone));
  expect(message).toContain('staan ze op twee diensten tegelijk');
  expect(await stored(gone)).toMatchObject({ erased: false });
});
