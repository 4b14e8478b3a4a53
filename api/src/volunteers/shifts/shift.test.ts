import { hashToken } from '../../identity/sessions/session.model';
import { DAY } from '../../identity/tokens/privateLink';
import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  AddShiftDocument,
  AnswerShiftDocument,
  ArchiveActivityDocument,
  AssignShiftDocument,
  DeleteShiftDocument,
  EditShiftDocument,
  MailActivityDocument,
  MailShiftLinksDocument,
  OwnShiftsDocument,
  RemoveVolunteerFromActivityDocument,
  ShiftsDocument,
  UnassignShiftDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { usePerson } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { ActivityModel, ShiftModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { VolunteerModel } from '../volunteers/volunteer.model';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

const day = daysFromNow(10);
const season = seasonOfDay(day);
let activityId: string;
let cor: string;
const harrie = usePerson(stage, { name: 'Harrie', email: 'harrie@carnaval.example', general: ['vol'] });

beforeEach(async () => {
  activityId = (await ActivityModel.create({ name: 'Optocht' })).id;
  cor = await volunteer('Cor');
});

const linkTo = (name: string) => ({
  tokenHash: hashToken(`token-${name}`),
  medium: 'mail' as const,
  expiresAt: new Date(Date.now() + DAY),
});
async function volunteer(name: string, email = `${name.toLowerCase()}@voorbeeld.example`): Promise<string> {
  const participations = [{ activityId, season }];
  const fields = { name, email, participations, sortName: name.toLowerCase(), links: [linkTo(name)] };
  return (await VolunteerModel.create(fields)).id;
}
const given = (changes: object = {}) => ({ day, from: '19:00', to: '23:00', needed: 2, ...changes });
const add = async (changes: object = {}, of = activityId) =>
  (await harrie.data(AddShiftDocument, { activityId: of, season, shift: given(changes) })).addShift;
const put = (shiftId: string, volunteerId = cor) => harrie.run(AssignShiftDocument, { shiftId, volunteerId });
const shifts = async () => (await harrie.data(ShiftsDocument, { activityId, season })).shifts;
const answer = (token: string, shiftId: string, accept: boolean) =>
  actAs(stage.api.url).run(AnswerShiftDocument, { token, shiftId, accept });

const linkIn = (text = '') => /publiek\/diensten#([\w-]{43})\s/.exec(text)?.[1] ?? '';

describe('a shift', () => {
  it('of an archived activity gets nobody', async () => {
    const { id } = await add();
    await ActivityModel.updateOne({ _id: activityId }, { $set: { archived: true } });
    expect((await put(id)).errors?.[0]?.message).toBe('Deze activiteit is gearchiveerd.');
    expect(await shifts()).toMatchObject([{ volunteers: [] }]);
  });

  it('to come keeps its activity out of the archive', async () => {
    const { id } = await add();
    const archive = { id: activityId, archived: true };
    expect((await harrie.error(ArchiveActivityDocument, archive)).message).toBe(
      'Deze activiteit heeft nog 1 komende dienst. Verwijder die eerst.',
    );
    expect(await ActivityModel.findById(activityId).lean()).toMatchObject({ archived: false });
    await harrie.data(DeleteShiftDocument, { id });
    await harrie.data(ArchiveActivityDocument, archive);
  });

  it.each([1, 2, 3, 4])(
    'that is added while its activity is archived: one of them happens (try %i)',
    async () => {
      const [added, archived] = await Promise.allSettled([
        add(),
        harrie.data(ArchiveActivityDocument, { id: activityId, archived: true }),
      ]);
      const { archived: isAway } = await ActivityModel.findById(activityId).lean().orFail();
      expect(isAway && (await ShiftModel.countDocuments()) > 0).toBe(false);
      expect([added.status, archived.status]).toContain('rejected');
    },
  );

  it('that is moved while somebody is put on it: nobody is on it at another time', async () => {
    const shift = given({ from: '10:00', to: '11:00' });
    for (let turn = 0; turn < 8; turn += 1) {
      const { id, revision } = await add({ from: '08:00', to: '09:00' });
      await Promise.all([put(id), harrie.run(EditShiftDocument, { id, revision, shift })]);
      const { start } = await ShiftModel.findById(id).lean().orFail();
      const { shifts: on } = await VolunteerModel.findById(cor).lean().orFail();
      expect(on.map((one) => one.start)).toEqual(on.length > 0 ? [start] : []);
      await harrie.data(DeleteShiftDocument, { id });
    }
  });

  it('tells who is on it and how many are missing', async () => {
    const { id } = await add();
    expect((await put(id)).data?.assignShift).toMatchObject({
      missing: 1,
      volunteers: [{ name: 'Cor', answer: 'asked' }],
    });
    await put(id);
    expect((await shifts())[0]?.volunteers).toHaveLength(1);
    await harrie.data(UnassignShiftDocument, { shiftId: id, volunteerId: cor });
    expect(await shifts()).toMatchObject([{ missing: 2, volunteers: [] }]);
  });

  it.each([
    [{ day: '2000-01-01' }, 'day'],
    [{ day: 'x' }, 'day'],
    [{ from: '24:00' }, 'from'],
    [{ to: '9:00' }, 'to'],
    [{ to: '19:00' }, 'to'],
    [{ needed: 0 }, 'needed'],
  ])('is refused with %j', async (changes, field) => {
    const { extensions } = await harrie.error(AddShiftDocument, {
      activityId,
      season,
      shift: given(changes),
    });
    expect([extensions.code, Object.keys(extensions.fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  it('has nobody who is elsewhere at the same time, however many try at once', async () => {
    const other = (await ActivityModel.create({ name: 'Residentie' })).id;
    await VolunteerModel.updateOne(
      { _id: cor },
      { $push: { participations: { activityId: other, season } } },
    );
    const made = await Promise.all([
      add({ from: '19:00', to: '23:00' }),
      add({ from: '22:00', to: '02:00' }, other),
      add({ from: '22:59', to: '23:30' }),
    ]);
    const answers = await Promise.all(made.map(({ id }) => put(id)));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions.fields)).toEqual([
      { volunteerId: 'Cor heeft op dat moment al een andere dienst.' },
      { volunteerId: 'Cor heeft op dat moment al een andere dienst.' },
    ]);
    expect((await VolunteerModel.findById(cor).lean().orFail()).shifts).toHaveLength(1);
  });

  it('for one takes one, however many are put on it at once', async () => {
    const people = await Promise.all(['Piet', 'Kees', 'Joop', 'Mien'].map((name) => volunteer(name)));
    for (const needed of [1, 2, 3]) {
      const { id } = await add({ needed, day: daysFromNow(10 + needed) });
      const answers = await Promise.all(people.map((person) => put(id, person)));
      const refused = answers.flatMap(({ errors }) => errors ?? []);
      expect(refused.map(({ extensions }) => extensions.fields)).toEqual(
        Array.from({ length: people.length - needed }, () => ({
          volunteerId: 'Deze dienst is vol. Wijzig eerst hoeveel mensen er nodig zijn.',
        })),
      );
      const shift = (await shifts()).find((one) => one.id === id);
      expect([shift?.missing, shift?.volunteers.length]).toEqual([0, needed]);
    }
  });

  it('that is full has room when somebody declines, who then comes too late', async () => {
    const { id } = await add({ needed: 1 });
    const [piet, kees] = await Promise.all([volunteer('Piet'), volunteer('Kees')]);
    await put(id);
    expect((await put(id)).errors).toBeUndefined();
    await answer('token-Cor', id, false);
    const answers = await Promise.all([put(id, piet), put(id, kees), answer('token-Cor', id, true)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const [shift] = await shifts();
    expect(shift?.volunteers.filter((one) => one.answer !== 'declined')).toHaveLength(1);
    for (const one of [piet, kees, cor])
      await harrie.data(UnassignShiftDocument, { shiftId: id, volunteerId: one });
    await put(id);
    await answer('token-Cor', id, false);
    // Who declined the one and is on the other has one place only, as many as there are of them.
    await put(id, piet);
    await answer('token-Piet', id, false);
    const other = await add({ day: daysFromNow(12), needed: 2 });
    for (const person of [cor, piet]) expect((await put(other.id, person)).errors).toBeUndefined();
    await put(id, piet);
    expect((await answer('token-Cor', id, true)).errors?.[0]?.message).toBe('Deze dienst is intussen vol.');
    await harrie.data(UnassignShiftDocument, { shiftId: id, volunteerId: piet });
    expect((await answer('token-Cor', id, true)).errors).toBeUndefined();
  });

  it('of which fewer are needed than are on it gets nobody more', async () => {
    const people = await Promise.all(['Piet', 'Kees'].map((name) => volunteer(name)));
    const { id, revision } = await add({ needed: 3 });
    for (const person of [cor, ...people]) await put(id, person);
    await harrie.data(EditShiftDocument, { id, revision, shift: given({ needed: 2 }) });
    await harrie.data(UnassignShiftDocument, { shiftId: id, volunteerId: cor });
    expect((await put(id)).errors).toHaveLength(1);
    // As it was stored before places had numbers.
    await VolunteerModel.updateMany({}, { $unset: { 'shifts.$[].place': 1 } });
    expect((await put(id)).errors).toHaveLength(1);
    await harrie.data(UnassignShiftDocument, { shiftId: id, volunteerId: people[0] ?? '' });
    expect((await put(id)).errors).toBeUndefined();
  });

  it('of over 16 hours is asked about, when its times are given or change', async () => {
    const long = { from: '18:00', to: '17:00' };
    const adding = (changes: object) =>
      harrie.error(AddShiftDocument, { activityId, season, shift: given(changes) });
    const fields = { to: 'Deze dienst duurt 23 uur. Klopt dat?' };
    expect((await adding(long)).extensions.fields).toEqual(fields);
    expect((await adding({ from: '06:00', to: '22:30' })).extensions.fields).toEqual({
      to: 'Deze dienst duurt 16,5 uur. Klopt dat?',
    });
    await add({ from: '06:00', to: '22:00' });
    const { id, revision } = await add();
    const edit = (shift: object, at: number) =>
      harrie.run(EditShiftDocument, { id, revision: at, shift: given(shift) });
    expect((await edit(long, revision)).errors?.[0]?.extensions.fields).toEqual(fields);
    expect((await edit({ ...long, allowLong: true }, revision)).errors).toBeUndefined();
    expect((await edit({ ...long, needed: 9 }, revision + 1)).errors).toBeUndefined();
  });

  it('that ends as another begins is no matter, nor one after midnight on the next day', async () => {
    for (const times of [
      { from: '18:00', to: '19:00' },
      { from: '19:00', to: '01:00' },
      { day: daysFromNow(11), from: '01:00', to: '03:00' },
    ]) {
      expect((await put((await add(times)).id)).errors).toBeUndefined();
    }
  });

  it('is only for who takes part in the activity that season', async () => {
    const piet = (await VolunteerModel.create({ name: 'Piet', sortName: 'piet' })).id;
    expect((await put((await add()).id, piet)).errors?.[0]?.extensions.fields).toEqual({
      volunteerId: 'Deze vrijwilliger doet dit seizoen niet mee met de activiteit.',
    });
  });

  it('of which fewer or more are needed tells nobody, and keeps those who are on it in their season', async () => {
    const { id, revision } = await add();
    await put(id);
    await harrie.data(EditShiftDocument, { id, revision, shift: given({ needed: 5 }) });
    expect((await shifts())[0]?.missing).toBe(4);
    expect(
      (await harrie.error(RemoveVolunteerFromActivityDocument, { id: cor, activityId, season })).message,
    ).toContain('staat nog op een dienst');
    await harrie.data(DeleteShiftDocument, { id });
    await harrie.data(RemoveVolunteerFromActivityDocument, { id: cor, activityId, season });
    expect((await VolunteerModel.findById(cor).lean().orFail()).shifts).toEqual([]);
  });
});

describe('by the private link', () => {
  it('a volunteer sees the own shifts and answers, without an account', async () => {
    const { id } = await add();
    await put(id);
    const visitor = actAs(stage.api.url);
    expect(await visitor.data(OwnShiftsDocument, { token: 'token-Cor' })).toEqual({
      ownShifts: {
        name: 'Cor',
        shifts: [{ id, activity: 'Optocht', day, from: '19:00', to: '23:00', answer: 'asked' }],
      },
    });
    expect((await answer('token-Cor', id, true)).data).toEqual({
      answerShift: { shifts: [{ id, answer: 'confirmed' }] },
    });
    expect((await shifts())[0]).toMatchObject({ missing: 1, volunteers: [{ answer: 'confirmed' }] });
    await answer('token-Cor', id, false);
    expect((await shifts())[0]).toMatchObject({ missing: 2, volunteers: [{ answer: 'declined' }] });
    await put(id);
    expect((await shifts())[0]).toMatchObject({ missing: 1, volunteers: [{ answer: 'asked' }] });
  });

  it('who declined and has another shift now cannot confirm any more', async () => {
    const first = await add();
    await put(first.id);
    await answer('token-Cor', first.id, false);
    const second = await add({ from: '20:00', to: '21:00' });
    expect((await put(second.id)).errors).toBeUndefined();
    expect((await answer('token-Cor', first.id, true)).errors?.[0]?.message).toContain(
      'al een andere dienst',
    );
  });

  it('nobody answers for somebody else, or guesses on and on', async () => {
    const { id } = await add();
    await put(id);
    await volunteer('Piet');
    expect((await answer('token-Piet', id, true)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const visitor = actAs(stage.api.url);
    const codes = [];
    for (let at = 0; at < 31; at += 1)
      codes.push((await visitor.error(OwnShiftsDocument, { token: `x${at}` })).extensions.code);
    expect([codes[0], codes.at(-1)]).toEqual(['NOT_FOUND', 'RATE_LIMITED']);
  });

  it('is mailed to who has not answered, with what it is about', async () => {
    const { id } = await add();
    const piet = await volunteer('Piet');
    await volunteer('Kees');
    await put(id);
    await put(id, piet);
    await answer('token-Piet', id, true);
    expect(await harrie.data(MailShiftLinksDocument, { activityId, season })).toEqual({ mailShiftLinks: 1 });
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['cor@voorbeeld.example']]);
    const first = linkIn(mailbox.mails[0]?.text);
    expect(mailbox.mails[0]?.text).toContain('19:00 - 23:00: Optocht');
    // Again: both mails work, and nothing stored opens it.
    await harrie.data(MailShiftLinksDocument, { activityId, season });
    await stage.api.deliverMail();
    const second = linkIn(mailbox.mails[1]?.text);
    const visitor = actAs(stage.api.url);
    for (const token of [first, second])
      expect((await visitor.data(OwnShiftsDocument, { token })).ownShifts.name).toBe('Cor');
    const { links = [] } = await VolunteerModel.findById(cor).lean().orFail();
    expect(links).toHaveLength(3);
    expect(JSON.stringify(links)).not.toMatch(new RegExp(`${first}|${second}`));
    await answer(second, id, true);
    expect((await harrie.error(MailShiftLinksDocument, { activityId, season })).message).toContain('niemand');
  });
});

describe('a mail to an activity', () => {
  it('goes to each one by one, clean, and is answered to who sent it', async () => {
    await volunteer('Piet');
    await volunteer('Zonder', '');
    await volunteer('Dubbel', 'piet@voorbeeld.example');
    const mail = { subject: 'Optocht\nBcc: x@y.example', html: '<p>Tot <b>zondag</b><script>x</script></p>' };
    expect(await harrie.data(MailActivityDocument, { activityId, season, mail })).toEqual({
      mailActivity: 2,
    });
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ to }) => to).sort()).toEqual([
      ['cor@voorbeeld.example'],
      ['piet@voorbeeld.example'],
    ]);
    expect(mailbox.mails[0]).toMatchObject({
      subject: 'Optocht Bcc: x@y.example',
      replyTo: [{ name: 'Harrie', address: 'harrie@carnaval.example' }],
    });
    expect(mailbox.mails[0]?.html).not.toContain('script');
  });

  it('needs a subject, a text and somebody', async () => {
    const { extensions } = await harrie.error(MailActivityDocument, {
      activityId,
      season,
      mail: { subject: ' ', html: '<p></p>' },
    });
    expect(Object.keys(extensions.fields ?? {})).toEqual(['subject', 'html']);
    const nobody = { activityId, season: season - 1, mail: { subject: 'x', html: '<p>x</p>' } };
    expect((await harrie.error(MailActivityDocument, nobody)).message).toBe(
      'Er is niemand met een e-mailadres om te mailen.',
    );
  });
});
