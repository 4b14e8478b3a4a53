import { newLink } from '../../identity/tokens/privateLink';
import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  AnswerShiftDocument,
  AskOthersDocument,
  AskReplacementDocument,
  OwnShiftsDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { usePerson } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { ActivityModel, ShiftModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { ShiftAnswer, VolunteerModel } from '../volunteers/volunteer.model';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

const day = daysFromNow(10);
const season = seasonOfDay(day);
let activityId: string;
let bar: string;
let late: string;
const harrie = usePerson(stage, { name: 'Harrie', general: ['vol'] });

beforeEach(async () => {
  activityId = (await ActivityModel.create({ name: 'Optocht' })).id;
  bar = await shift('19:00', '23:00');
  late = await shift('22:00', '23:30');
});

async function shift(from: string, to: string): Promise<string> {
  const times = { day, from, to, start: `${day}T${from}`, end: `${day}T${to}` };
  return (await ShiftModel.create({ activityId, season, needed: 1, ...times })).id;
}

/** Somebody of the activity, and the token of a private link of theirs. */
async function volunteer(name: string, answers: Record<string, ShiftAnswer> = {}, changes: object = {}) {
  const { token, link } = newLink('mail', 60_000);
  const shifts = await Promise.all(
    Object.entries(answers).map(async ([shiftId, answer]) => {
      const { start, end } = await ShiftModel.findById(shiftId).orFail();
      const place = answer === ShiftAnswer.confirmed ? { place: `${shiftId}:0` } : {};
      return { shiftId, start, end, answer, ...place };
    }),
  );
  const email = `${name.toLowerCase()}@voorbeeld.example`;
  await VolunteerModel.create({
    ...{ name, email, sortName: name, shifts, links: [link], participations: [{ activityId, season }] },
    ...changes,
  });
  return token;
}
const answer = (token: string, shiftId: string, accept: boolean) =>
  actAs(stage.api.url).run(AnswerShiftDocument, { token, shiftId, accept });
const answersOf = async (token: string) =>
  (await actAs(stage.api.url).data(OwnShiftsDocument, { token })).ownShifts.shifts.map((one) => one.answer);
async function mailed(): Promise<string[]> {
  await stage.api.deliverMail();
  return mailbox.mails.map(({ to }) => to[0] ?? '').sort();
}

it('who cannot come asks all who are free then, and the first who says yes has it', async () => {
  const cor = await volunteer('Cor', { [bar]: ShiftAnswer.confirmed });
  const [jan, piet] = [await volunteer('Jan'), await volunteer('Piet')];
  await volunteer('Bezet', { [late]: ShiftAnswer.confirmed });
  await volunteer('Zonder', {}, { email: '' });
  await volunteer('Vroeger', {}, { participations: [{ activityId, season: season - 1 }] });
  const visitor = actAs(stage.api.url);
  expect((await visitor.error(AskOthersDocument, { token: cor, shiftId: bar })).message).toBe(
    'Zeg eerst af voor deze dienst.',
  );
  await answer(cor, bar, false);
  expect((await visitor.data(OwnShiftsDocument, { token: cor })).ownShifts.shifts).toHaveLength(1);
  expect(await visitor.data(AskOthersDocument, { token: cor, shiftId: bar })).toEqual({ askOthers: 2 });
  expect(await mailed()).toEqual(['jan@voorbeeld.example', 'piet@voorbeeld.example']);
  expect(mailbox.mails[0]?.subject).toBe('Kun jij invallen?');
  expect(await answersOf(jan)).toEqual(['invited']);
  const answers = await Promise.all([answer(jan, bar, true), answer(piet, bar, true)]);
  const refused = answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []);
  expect(refused).toEqual(['Deze dienst is intussen vol.']);
  // Who was later is not asked any more.
  expect([...(await answersOf(jan)), ...(await answersOf(piet))]).toEqual(['confirmed']);
  expect((await answer(cor, bar, true)).errors?.[0]?.message).toBe('Deze dienst is intussen vol.');
});

it('the team asks the same, once, and nobody who said no', async () => {
  const jan = await volunteer('Jan');
  await volunteer('Nee', { [bar]: ShiftAnswer.declined });
  const ask = (requestId?: string) => harrie.run(AskReplacementDocument, { shiftId: bar, requestId });
  const twice = await Promise.all([ask('vraag-om-de-bar-1'), ask('vraag-om-de-bar-1')]);
  expect(twice.map(({ data }) => data?.askReplacement)).toEqual([1, 1]);
  expect(await mailed()).toEqual(['jan@voorbeeld.example']);
  const nobody = 'Er is niemand meer om te vragen: iedereen is gevraagd, of kan dan niet.';
  expect((await ask()).errors?.[0]?.message).toBe(nobody);
  await answer(jan, bar, false);
  expect(await answersOf(jan)).toEqual([]);
  expect((await answer(jan, bar, true)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

it('nobody is asked for what is full, awaited or over, nor when they are busy by then', async () => {
  const messageOf = async (shiftId: string) =>
    (await harrie.error(AskReplacementDocument, { shiftId })).message;
  const jan = await volunteer('Jan');
  await harrie.data(AskReplacementDocument, { shiftId: bar });
  await VolunteerModel.updateOne(
    { name: 'Jan' },
    { $push: { shifts: { shiftId: late, start: `${day}T22:00`, end: `${day}T23:30`, answer: 'confirmed' } } },
  );
  expect((await answer(jan, bar, true)).errors?.[0]?.message).toContain('al een andere dienst');
  expect(await messageOf(late)).toBe('Deze dienst is intussen vol.');
  await volunteer('Cor', { [bar]: ShiftAnswer.waiting });
  await VolunteerModel.updateOne({ name: 'Cor' }, { $set: { 'shifts.0.since': new Date() } });
  expect(await messageOf(bar)).toContain('Er staat iemand op de wachtlijst');
  await ShiftModel.updateOne({ _id: bar }, { $set: { end: `${daysFromNow(-1)}T23:00` } });
  expect(await messageOf(bar)).toBe('Deze dienst is al geweest.');
});

it('a mail that was not sent yet says nothing once somebody has the place', async () => {
  const jan = await volunteer('Jan');
  await volunteer('Piet');
  await harrie.data(AskReplacementDocument, { shiftId: bar });
  await answer(jan, bar, true);
  expect(await mailed()).toEqual([]);
});
