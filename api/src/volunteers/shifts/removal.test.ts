import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  AddShiftDocument,
  AssignShiftDocument,
  DeleteVolunteerDocument,
  ShiftsDocument,
  UnassignShiftDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { ActivityModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { VolunteerModel } from '../volunteers/volunteer.model';

const stage = useApi();
const day = daysFromNow(10);
const season = seasonOfDay(day);
let activityId: string;
let cor: string;
const harrie = usePerson(stage, { name: 'Harrie', general: ['vol'] });

beforeEach(async () => {
  activityId = (await ActivityModel.create({ name: 'Optocht' })).id;
  const participations = [{ activityId, season }];
  const fields = { name: 'Cor', email: 'cor@voorbeeld.example', participations, sortName: 'cor' };
  cor = (await VolunteerModel.create(fields)).id;
});
const add = async () => {
  const shift = { day, from: '19:00', to: '23:00', needed: 2 };
  return (await harrie.data(AddShiftDocument, { activityId, season, shift })).addShift;
};
const put = (shiftId: string) => harrie.run(AssignShiftDocument, { shiftId, volunteerId: cor });
const shifts = async () => (await harrie.data(ShiftsDocument, { activityId, season })).shifts;

describe('who is on a coming shift', () => {
  const remove = () => harrie.run(DeleteVolunteerDocument, { id: cor });

  it('is not removed: the shifts are named', async () => {
    const { id } = await add();
    await put(id);
    const [year, month, date] = day.split('-');
    expect((await remove()).errors?.[0]?.message).toBe(
      `Cor staat nog op een dienst: Optocht op ${date}/${month}/${year}. Haal die er eerst af.`,
    );
    expect((await shifts())[0]?.volunteers).toMatchObject([{ name: 'Cor' }]);
    await harrie.data(UnassignShiftDocument, { shiftId: id, volunteerId: cor });
    expect((await remove()).errors).toBeUndefined();
  });

  it('and declined is removed; a past shift keeps somebody without a name', async () => {
    const { id } = await add();
    await put(id);
    const past = '2020-01-01T10:00';
    const was = { shiftId: 'past', start: past, end: past, answer: 'confirmed' };
    const declined = { 'shifts.0.answer': 'declined' };
    await VolunteerModel.updateOne({ _id: cor }, { $set: declined, $unset: { links: 1 } });
    await VolunteerModel.updateOne({ _id: cor }, { $push: { shifts: was }, $set: { participations: [] } });
    expect((await remove()).errors).toBeUndefined();
    expect(await VolunteerModel.findById(cor).lean()).toMatchObject({
      name: 'Verwijderde vrijwilliger',
      email: '',
      shifts: [{ shiftId: 'past' }],
    });
    expect((await put(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('of removing and putting on a shift at once, one is refused', async () => {
    const { id } = await add();
    const [removed, on] = await Promise.all([remove(), put(id)]);
    expect([removed, on].filter(({ errors }) => errors)).toHaveLength(1);
    expect((await shifts())[0]?.volunteers).toHaveLength(on.errors ? 0 : 1);
  });
});
