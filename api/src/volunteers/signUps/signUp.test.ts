import { Role } from '../../identity/catalogue/permission.enum';
import { daysFromNow, onlyWinner, useApi } from '../../testing/apiStage';
import {
  type ActivitySignUpInput,
  AnswerShiftDocument,
  DecideSignUpDocument,
  ErasePersonalDataDocument,
  OpenActivitiesDocument,
  OpenActivityDocument,
  OwnShiftsDocument,
  SetActivitySignUpDocument,
  SignUpDocument,
  SignUpLinkDocument,
  ShiftsDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn, usePerson } from '../../testing/people';
import { readQr } from '../../testing/readQr';
import { actAs } from '../../testing/testClient';
import { ActivityModel, ShiftModel, SignUpMode } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { VolunteerModel } from '../volunteers/volunteer.model';
import { endHolds, placesJob } from './places.job';
import { signUp } from './signUp.service';
import type { SignUpInput } from './signUp.type';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

const day = daysFromNow(10);
const season = seasonOfDay(day);
let activityId: string;

const rule = (changes: Partial<ActivitySignUpInput> = {}): ActivitySignUpInput => ({
  ...{ mode: 'open', from: daysFromNow(0), until: daysFromNow(20), most: 3 },
  ...changes,
});
const harrie = usePerson(stage, { name: 'Harrie', email: 'harrie@carnaval.example', general: ['vol'] });

beforeEach(async () => {
  const signUps = [{ season, ...rule(), mode: SignUpMode.open }];
  activityId = (await ActivityModel.create({ name: 'Feesttent', signUps })).id;
});

/** A shift of the activity. @param times '19:00 23:00' */
async function shift(times = '19:00 23:00', needed = 2): Promise<string> {
  const [from = '', to = ''] = times.split(' ');
  const when = { day, from, to, start: `${day}T${from}`, end: `${day}T${to}` };
  return (await ShiftModel.create({ activityId, season, needed, ...when })).id;
}
const setMode = (mode: SignUpMode, most = 3) =>
  ActivityModel.updateOne({ _id: activityId }, { $set: { 'signUps.0.mode': mode, 'signUps.0.most': most } });

const person = (name: string, shiftIds: string[], changes: Partial<SignUpInput> = {}): SignUpInput => ({
  ...{
    name,
    email: `${name.toLowerCase()}@voorbeeld.example`,
    phone: '06 12345678',
    shiftIds,
    waitingIds: [],
  },
  ...changes,
});
const send = (input: SignUpInput, requestId?: string) =>
  stage.api.visitor.run(SignUpDocument, { activityId, season, signUp: input, requestId });
const outcomeOf = async (input: SignUpInput) =>
  (await stage.api.visitor.data(SignUpDocument, { activityId, season, signUp: input })).signUp;
const refusalOf = async (input: SignUpInput) => {
  const { message, extensions } = await stage.api.visitor.error(SignUpDocument, {
    ...{ activityId, season, signUp: input },
  });
  return extensions.fields ?? message;
};
const freeOf = async (id: string) => {
  const { openActivity } = await stage.api.visitor.data(OpenActivityDocument, { activityId, season });
  return openActivity.shifts.find((one) => one.id === id)?.free;
};
const answer = (token: string, shiftId: string, accept = true) =>
  actAs(stage.api.url).run(AnswerShiftDocument, { token, shiftId, accept });
const messageOf = ({ errors }: Awaited<ReturnType<typeof answer>>) => errors?.[0]?.message;
/** The private link of the last mail. */
async function linkTo(name: string): Promise<string> {
  await stage.api.deliverMail();
  const mails = mailbox.mails.filter(({ to }) => to.includes(`${name.toLowerCase()}@voorbeeld.example`));
  return /publiek\/diensten#([\w-]{43})\s/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
/** Signs up and confirms it. */
async function joined(name: string, shiftId: string, changes: Partial<SignUpInput> = {}): Promise<string> {
  await outcomeOf(person(name, [shiftId], changes));
  const token = await linkTo(name);
  expect(messageOf(await answer(token, shiftId))).toBeUndefined();
  return token;
}
const volunteersOn = async () =>
  (await harrie.data(ShiftsDocument, { activityId, season })).shifts.map(({ volunteers }) =>
    volunteers.map((one) => `${one.name} ${one.answer}`),
  );
const known = async (name: string, changes: object = {}) =>
  (
    await VolunteerModel.create({
      ...{ name, email: `${name.toLowerCase()}@voorbeeld.example`, sortName: name.toLowerCase() },
      ...changes,
    })
  ).id as string;
const runJob = () =>
  placesJob.run({ id: 'x', subject: '', data: {}, progress: async () => undefined }, stage.api.portal);

describe('how one signs up', () => {
  it('is said by the team, for each season, at the version that they saw', async () => {
    const set = { id: activityId, season: season - 1, revision: 1, signUp: rule({ mode: 'request' }) };
    const answers = await Promise.all([
      harrie.run(SetActivitySignUpDocument, set),
      harrie.run(SetActivitySignUpDocument, { ...set, signUp: rule({ most: 1 }) }),
    ]);
    const { setActivitySignUp } = onlyWinner(answers, 'Deze activiteit', 'Harrie') as unknown as {
      setActivitySignUp: { signUps: { season: number }[]; changeLog: string[] };
    };
    expect(setActivitySignUp.signUps.map((one) => one.season)).toEqual([season, season - 1]);
    expect(setActivitySignUp.changeLog.at(-1)).toContain(`aanmelden voor ${season - 1}-${season}: `);
    const wrong = { ...set, revision: 2, signUp: rule({ until: daysFromNow(-1), from: daysFromNow(0) }) };
    expect((await harrie.error(SetActivitySignUpDocument, wrong)).extensions.fields).toEqual({
      until: 'De laatste dag is niet voor de eerste',
    });
    const none = { ...set, revision: 2, signUp: rule({ most: 0, from: '' }) };
    expect(
      Object.keys((await harrie.error(SetActivitySignUpDocument, none)).extensions.fields ?? {}),
    ).toEqual(['from', 'most']);
  });

  it('has a link, and a code of it to print', async () => {
    const { signUpLink } = await harrie.data(SignUpLinkDocument, { activityId, season });
    expect(signUpLink.url).toBe(`http://portal.test/publiek/meehelpen/${activityId}/${season}`);
    expect(readQr(signUpLink.qr)).toBe(signUpLink.url);
  });
});

describe('what one can sign up for', () => {
  const names = async () =>
    (await stage.api.visitor.data(OpenActivitiesDocument)).openActivities.map(({ name }) => name);

  it('is seen by everybody, with how many places are free', async () => {
    const late = await shift('20:00 23:00', 5);
    const early = await shift('08:00 12:00', 1);
    await ShiftModel.updateOne({ _id: await shift() }, { $set: { start: `${daysFromNow(-1)}T19:00` } });
    await outcomeOf(person('Jan', [early]));
    const { openActivities } = await stage.api.visitor.data(OpenActivitiesDocument);
    expect(openActivities).toMatchObject([{ id: activityId, name: 'Feesttent', mode: 'open', most: 3 }]);
    expect(openActivities[0]?.shifts.map(({ id, free }) => [id, free])).toEqual([
      [early, 0],
      [late, 5],
    ]);
  });

  it.each([
    ['closed', { 'signUps.0.mode': SignUpMode.closed }],
    ['not yet open', { 'signUps.0.from': daysFromNow(1) }],
    ['not open any more', { 'signUps.0.until': daysFromNow(-1) }],
    ['in the archive', { archived: true }],
  ])('is not what is %s', async (_why, $set) => {
    const id = await shift();
    expect(await names()).toEqual(['Feesttent']);
    await ActivityModel.updateOne({ _id: activityId }, { $set });
    expect(await names()).toEqual([]);
    const closed = 'Aanmelden kan nu niet. Vraag de Boerenploeg of er nog plaats is.';
    expect((await stage.api.visitor.error(OpenActivityDocument, { activityId, season })).message).toBe(
      closed,
    );
    expect(await refusalOf(person('Jan', [id]))).toBe(closed);
  });
});

describe('signing up', () => {
  it('keeps a place, and makes a volunteer of who confirms it', async () => {
    const id = await shift();
    expect(await outcomeOf(person('Jan', [id]))).toEqual({ held: [id], waiting: [], gone: [] });
    expect(await freeOf(id)).toBe(1);
    expect(await volunteersOn()).toEqual([['Jan held']]);
    const { volunteers } = await harrie.data<{ volunteers: { totalCount: number } }>(
      '{ volunteers { totalCount } }' as never,
    );
    expect(volunteers.totalCount).toBe(0);
    const token = await linkTo('Jan');
    expect(mailbox.mails[0]).toMatchObject({ subject: 'Bevestig je aanmelding' });
    expect(mailbox.mails[0]?.text).toContain('19:00 - 23:00: Feesttent');
    const { ownShifts } = await actAs(stage.api.url).data(OwnShiftsDocument, { token });
    expect(ownShifts.shifts).toMatchObject([{ id, answer: 'held' }]);
    expect((await answer(token, id)).data).toMatchObject({
      answerShift: { shifts: [{ answer: 'confirmed' }] },
    });
    const jan = await VolunteerModel.findOne({ name: 'Jan' }).lean().orFail();
    expect(jan).toMatchObject({
      ...{ phone: '06 12345678', participations: [{ activityId, season }] },
      shifts: [{ shiftId: id, answer: 'confirmed', place: expect.any(String) }],
    });
    expect([jan.pendingEmail, jan.shifts[0]?.until]).toEqual([undefined, undefined]);
    expect(await freeOf(id)).toBe(1);
  });

  it('of who is known by the address is theirs, and the stranger is told the same', async () => {
    const [id, other] = [await shift(), await shift('10:00 12:00')];
    const cor = await known('Cor', { phone: '' });
    expect(await outcomeOf(person('Iemand', [id, other], { email: ' COR@voorbeeld.example' }))).toEqual({
      ...{ held: [other, id], waiting: [], gone: [] },
    });
    expect(await VolunteerModel.countDocuments()).toBe(1);
    expect(await VolunteerModel.findById(cor).lean()).toMatchObject({ name: 'Cor', phone: '' });
    const token = await linkTo('Cor');
    await answer(token, id);
    expect(await VolunteerModel.findById(cor).lean()).toMatchObject({ name: 'Cor', phone: '06 12345678' });
    // Once more for what they have: nothing changes, and they are told by mail alone.
    expect((await outcomeOf(person('Cor', [id]))).held).toEqual([id]);
    expect(await freeOf(id)).toBe(1);
    await answer(token, other, false);
    await outcomeOf(person('Cor', [id]));
    await stage.api.deliverMail();
    expect(mailbox.mails.at(-1)?.text).toContain('Je stond hier al op:');
  });

  it('is refused with what is wrong', async () => {
    const [id, twin] = [await shift(), await shift('22:00 23:30')];
    const ids = [id, await shift('08:00 09:00'), await shift('09:00 10:00'), await shift('10:00 11:00')];
    const wrong = person(' ', [id], { email: 'jan', phone: 'geen' });
    expect(await refusalOf(wrong)).toEqual({
      ...{ name: 'Verplicht', email: expect.any(String), phone: 'Vul een telefoonnummer in' },
    });
    expect(await refusalOf(person('Jan', []))).toEqual({ shiftIds: 'Kies minstens één dienst' });
    expect(await refusalOf(person('Jan', ids))).toEqual({
      shiftIds: 'Je kunt 3 diensten kiezen bij deze activiteit.',
    });
    expect(await refusalOf(person('Jan', [id], { waitingIds: [twin] }))).toEqual({
      shiftIds: 'Je kunt niet op twee diensten tegelijk. Kies er een.',
    });
    const elsewhere = await ActivityModel.create({ name: 'Bar' });
    await ShiftModel.updateOne({ _id: twin }, { $set: { activityId: elsewhere.id as string } });
    expect(await refusalOf(person('Jan', [twin]))).toEqual({
      shiftIds: 'De diensten zijn intussen gewijzigd. Kies opnieuw.',
    });
    expect(await VolunteerModel.countDocuments()).toBe(0);
  });

  it('holds no more than one person can have, whoever types the address', async () => {
    await setMode(SignUpMode.open, 1);
    const [id, other] = [await shift(), await shift('10:00 12:00')];
    await outcomeOf(person('Jan', [id]));
    expect(await refusalOf(person('Jan', [other]))).toBe(
      'Met dit e-mailadres is al aangemeld. Bevestig dat eerst met de link in de mail.',
    );
    const token = await linkTo('Jan');
    await answer(token, id);
    await outcomeOf(person('Jan', [other]));
    expect(messageOf(await answer(token, other))).toBe(
      'Je hebt al een dienst bij deze activiteit. Meer kan niet.',
    );
  });

  it('sent twice is done once', async () => {
    const id = await shift();
    const twice = await Promise.all([
      send(person('Jan', [id]), 'aanmelding-van-jan-1'),
      send(person('Jan', [id]), 'aanmelding-van-jan-1'),
      send(person('Jan', [id])),
    ]);
    expect(twice.map(({ data }) => data?.signUp.held)).toEqual([[id], [id], [id]]);
    expect(await freeOf(id)).toBe(1);
    expect(await VolunteerModel.countDocuments()).toBe(1);
  });

  it('of two for the last place gives it to one, and tells the other', async () => {
    const id = await shift('19:00 23:00', 1);
    const outcomes = await Promise.all(['Jan', 'Piet', 'Kees'].map((name) => outcomeOf(person(name, [id]))));
    expect(outcomes.map(({ held }) => held.length).sort()).toEqual([0, 0, 1]);
    expect(outcomes.flatMap(({ gone }) => gone)).toEqual([id, id]);
    expect(await VolunteerModel.countDocuments()).toBe(1);
    expect((await volunteersOn()).flat()).toHaveLength(1);
  });

  it('of a thousand for fifty places leaves fifty', async () => {
    const id = await shift('19:00 23:00', 50);
    const all = Array.from({ length: 1000 }, (_, at) =>
      signUp(stage.api.portal, { activityId, season }, person(`Gast${at}`, [id])),
    );
    const outcomes = await Promise.all(all);
    expect(outcomes.filter(({ held }) => held.length > 0)).toHaveLength(50);
    expect(outcomes.filter(({ gone }) => gone.length > 0)).toHaveLength(950);
    const places = (await VolunteerModel.find({ 'shifts.shiftId': id }).lean()).map(
      ({ shifts }) => shifts[0]?.place,
    );
    expect(new Set(places).size).toBe(50);
  });

  it('of one address, or in one name, ends after some', async () => {
    const id = await shift('19:00 23:00', 200);
    const codes = [];
    for (let at = 0; at < 6; at += 1)
      codes.push((await send(person('Jan', [id]))).errors?.[0]?.extensions.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => undefined), 'RATE_LIMITED']);
    for (let at = 6; at < 61; at += 1)
      codes.push((await send(person(`Gast${at}`, []))).errors?.[0]?.extensions.code);
    expect(codes.slice(6).filter((code) => code !== 'BAD_USER_INPUT')).toEqual(['RATE_LIMITED']);
  });
});

describe('a sign-up that is confirmed', () => {
  it('is refused beside another shift at that time, and after a day', async () => {
    const [id, other] = [await shift(), await shift('22:00 23:30')];
    const token = await joined('Jan', id);
    await outcomeOf(person('Jan', [other]));
    expect(messageOf(await answer(token, other))).toContain('al een andere dienst');
    await answer(token, id, false);
    await VolunteerModel.updateOne({}, { $set: { 'shifts.$[].until': new Date(Date.now() - 1) } });
    expect(messageOf(await answer(token, other))).toBe('Je aanmelding is verlopen. Meld je opnieuw aan.');
  });

  it('waits for the team when it is on request', async () => {
    await setMode(SignUpMode.request);
    const id = await shift();
    await joined('Jan', id);
    const token = await joined('Piet', id);
    expect(await volunteersOn()).toEqual([['Jan requested', 'Piet requested']]);
    expect(await freeOf(id)).toBe(0);
    const idOf = async (name: string) => String((await VolunteerModel.findOne({ name }).orFail())._id);
    const decide = async (name: string, approve: boolean) =>
      (await harrie.data(DecideSignUpDocument, { shiftId: id, volunteerId: await idOf(name), approve }))
        .decideSignUp.volunteers;
    mailbox.mails.length = 0;
    expect(await decide('Jan', true)).toMatchObject([{ answer: 'confirmed' }, { answer: 'requested' }]);
    expect(await decide('Jan', false)).toMatchObject([{ answer: 'confirmed' }, { answer: 'requested' }]);
    expect(await decide('Piet', false)).toEqual([{ name: 'Jan', answer: 'confirmed' }]);
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ to, subject }) => [to[0], subject])).toEqual([
      ['jan@voorbeeld.example', 'Je bent ingedeeld'],
      ['piet@voorbeeld.example', 'Je aanmelding gaat niet door'],
    ]);
    expect((await answer(token, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const gone = { shiftId: id, volunteerId: await idOf('Piet'), approve: true };
    expect((await harrie.error(DecideSignUpDocument, gone)).extensions.code).toBe('NOT_FOUND');
  });
});

describe('who is too late', () => {
  it('is on the waiting list once it is confirmed, and gets what comes free in turn', async () => {
    const id = await shift('19:00 23:00', 1);
    const cor = await joined('Cor', id);
    const waits = { waitingIds: [id] };
    for (const name of ['Jan', 'Piet']) {
      expect(await outcomeOf(person(name, [], waits))).toEqual({ held: [], waiting: [id], gone: [] });
      await answer(await linkTo(name), id);
    }
    await runJob();
    expect(await volunteersOn()).toEqual([['Cor confirmed', 'Jan waiting', 'Piet waiting']]);
    await answer(cor, id, false);
    // A stranger is not before who waits.
    expect(await freeOf(id)).toBe(0);
    expect((await outcomeOf(person('Kees', [id]))).gone).toEqual([id]);
    await runJob();
    await runJob();
    const jan = await linkTo('Jan');
    expect(mailbox.mails.filter(({ subject }) => subject === 'Er is een plaats voor je vrij')).toHaveLength(
      1,
    );
    expect(await volunteersOn()).toEqual([['Cor declined', 'Jan held', 'Piet waiting']]);
    // Who lets it pass is not asked again, and the next one is.
    await VolunteerModel.updateOne({ name: 'Jan' }, { $set: { 'shifts.0.until': new Date(Date.now() - 1) } });
    await runJob();
    expect(messageOf(await answer(jan, id))).toContain('bestaat niet');
    expect(await volunteersOn()).toEqual([['Cor declined', 'Piet held']]);
    await answer(await linkTo('Piet'), id);
    expect(await volunteersOn()).toEqual([['Cor declined', 'Piet confirmed']]);
  });

  it('and has a place already when one came free before it was confirmed', async () => {
    const id = await shift('19:00 23:00', 1);
    const cor = await joined('Cor', id);
    await outcomeOf(person('Jan', [], { waitingIds: [id] }));
    await answer(cor, id, false);
    await answer(await linkTo('Jan'), id);
    expect(await volunteersOn()).toEqual([['Cor declined', 'Jan confirmed']]);
  });

  it('to confirm is forgotten, and their place is free', async () => {
    const id = await shift('19:00 23:00', 1);
    const token = await joined('Cor', await shift('10:00 12:00'));
    await outcomeOf(person('Cor', [id]));
    expect(await freeOf(id)).toBe(0);
    await endHolds(new Date(Date.now() + 25 * 3_600_000));
    expect(await freeOf(id)).toBe(1);
    expect((await answer(token, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await outcomeOf(person('Jan', [id]));
    await VolunteerModel.updateOne({ name: 'Jan' }, { $set: { shifts: [] } });
    await runJob();
    // Somebody may be signing up at this moment.
    expect(await VolunteerModel.countDocuments({ pendingEmail: { $exists: true } })).toBe(1);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
    await runJob();
    now.mockRestore();
    expect(await VolunteerModel.find().lean()).toMatchObject([{ name: 'Cor' }]);
  });

  it('is erased when somebody asks', async () => {
    const id = await shift();
    await outcomeOf(person('Jan', [id]));
    const admin = await signedIn(stage.api, { role: Role.Admin });
    const { _id } = await VolunteerModel.findOne().orFail();
    await admin.data(ErasePersonalDataDocument, { source: 'volunteers', id: String(_id) });
    expect(await VolunteerModel.countDocuments()).toBe(0);
    expect(await freeOf(id)).toBe(2);
  });
});
