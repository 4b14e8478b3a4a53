import { DAY } from '../../identity/tokens/privateLink';
import { daysFromNow, useApi } from '../../testing/apiStage';
import { AnswerShiftDocument } from '../../testing/gql/graphql';
import { actAs } from '../../testing/testClient';
import { ActivityModel, ShiftModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { ShiftAnswer, VolunteerModel } from '../volunteers/volunteer.model';
import { addOwnLink } from './ownShifts.service';

const stage = useApi();
const EMAIL = 'cor@voorbeeld.example';

/** Somebody on a shift so many days from now. */
async function onShiftIn(days: number): Promise<{ id: string; shiftId: string }> {
  const day = daysFromNow(days);
  const activity = await ActivityModel.create({ name: 'Optocht' });
  const shift = await ShiftModel.create({
    ...{ activityId: activity.id as string, season: seasonOfDay(day), day, from: '19:00', to: '23:00' },
    ...{ start: `${day}T19:00`, end: `${day}T23:00`, needed: 2 },
  });
  const shiftId = shift.id as string;
  const shifts = [{ shiftId, start: shift.start, end: shift.end, answer: ShiftAnswer.asked }];
  const { id } = await VolunteerModel.create({ name: 'Cor', email: EMAIL, sortName: 'cor', shifts });
  return { id: id as string, shiftId };
}
const linksOf = async (id: string) => (await VolunteerModel.findById(id).lean().orFail()).links ?? [];

it.each([
  [10, 60],
  [100, 107],
])('a link that is mailed for a shift in %i days works %i days at least', async (days, least) => {
  const { id } = await onShiftIn(days);
  await addOwnLink(id, EMAIL);
  const [link] = await linksOf(id);
  const works = Math.round(((link?.expiresAt.getTime() ?? 0) - Date.now()) / DAY);
  expect([works - least === 0 || works - least === 1, link?.medium]).toEqual([true, 'mail']);
});

it('a link that is over answers nothing', async () => {
  const { id, shiftId } = await onShiftIn(10);
  const token = (await addOwnLink(id, EMAIL))?.token ?? '';
  await VolunteerModel.updateOne({ _id: id }, { $set: { 'links.0.expiresAt': new Date(Date.now() - 1) } });
  const { message, extensions } = await actAs(stage.api.url).error(AnswerShiftDocument, {
    token,
    shiftId,
    accept: true,
  });
  expect([message, extensions.code]).toEqual([
    'Deze link bestaat niet (meer). Vraag een nieuwe link aan.',
    'NOT_FOUND',
  ]);
  expect((await VolunteerModel.findById(id).lean())?.shifts).toMatchObject([{ answer: ShiftAnswer.asked }]);
});

it('no link is made for another address than that of the volunteer', async () => {
  const { id } = await onShiftIn(10);
  expect(await addOwnLink(id, 'ander@voorbeeld.example')).toBeNull();
  expect(await linksOf(id)).toEqual([]);
});
