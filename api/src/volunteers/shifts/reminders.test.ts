import { daysAfter, momentInAmsterdam } from '../../platform/dates/amsterdam';
import { onlyWinner, useApi } from '../../testing/apiStage';
import { SetActivityInfoDocument } from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn } from '../../testing/people';
import { ActivityModel, ShiftModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { ShiftAnswer, VolunteerModel } from '../volunteers/volunteer.model';
import { remindOfTomorrow } from './reminders.job';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

/** A day that comes, so that the private link of the mail has something to open. */
const DAY = '2040-02-11';
const EVENING = `${daysAfter(DAY, -1)}T18:00`;
let activityId: string;
let shiftId: string;
beforeEach(async () => {
  const info = { place: 'Feesttent', contactName: 'Harrie', contactPhone: '06 11111111' };
  activityId = (await ActivityModel.create({ name: 'Bar', ...info })).id;
  const times = {
    day: DAY,
    from: '20:00',
    to: '02:00',
    start: `${DAY}T20:00`,
    end: `${daysAfter(DAY, 1)}T02:00`,
  };
  shiftId = (await ShiftModel.create({ activityId, season: seasonOfDay(DAY), needed: 9, ...times })).id;
});

async function volunteer(name: string, answer: ShiftAnswer, changes: object = {}): Promise<void> {
  const shifts = [{ shiftId, start: `${DAY}T20:00`, end: `${daysAfter(DAY, 1)}T02:00`, answer }];
  const email = `${name.toLowerCase()}@voorbeeld.example`;
  await VolunteerModel.create({ name, email, sortName: name, shifts, ...changes });
}
const remind = (local = EVENING) => remindOfTomorrow(stage.api.portal, momentInAmsterdam(local));
async function mailed(): Promise<string[]> {
  await stage.api.deliverMail();
  return mailbox.mails.map(({ to }) => to[0] ?? '').sort();
}

it('says at 18:00 the day before where, when and whom to call, with an appointment, to who comes', async () => {
  await volunteer('Jan', ShiftAnswer.confirmed);
  await volunteer('Piet', ShiftAnswer.asked);
  await volunteer('Nee', ShiftAnswer.declined);
  await volunteer('Wacht', ShiftAnswer.waiting);
  await volunteer('Vraagt', ShiftAnswer.requested);
  await volunteer('Zonder', ShiftAnswer.confirmed, { email: '' });
  await remind(`${daysAfter(DAY, -1)}T17:59`);
  await remind(`${daysAfter(DAY, -2)}T18:00`);
  await remind(`${DAY}T18:00`);
  expect(await mailed()).toEqual([]);
  await remind();
  expect(await mailed()).toEqual(['jan@voorbeeld.example', 'piet@voorbeeld.example']);
  const [{ subject, text, attachments } = { subject: '', text: '', attachments: [] }] = mailbox.mails;
  expect(subject).toBe('Morgen heb je dienst: Bar');
  expect(text).toContain('Bar, 11/02/2040, 20:00 - 02:00\nPlaats: Feesttent\nVragen: Harrie, 06 11111111');
  expect(text).toMatch(/publiek\/diensten#[\w-]{43}/);
  const [file] = attachments ?? [];
  expect([file?.filename, file?.mimeType]).toEqual(['dienst.ics', 'text/calendar']);
  const ics = new TextDecoder().decode(file?.content as ArrayBuffer);
  expect(ics).toContain('DTSTART:20400211T190000Z');
  expect(ics).toContain('DTEND:20400212T010000Z');
  expect(ics).toContain('LOCATION:Feesttent');
});

it('says it once, also when two processes do so, or one begins anew', async () => {
  await volunteer('Jan', ShiftAnswer.confirmed);
  await Promise.all([remind(), remind()]);
  expect(await mailed()).toEqual(['jan@voorbeeld.example']);
  await stage.api.stopJobs();
  await stage.api.startJobs();
  await remind(`${daysAfter(DAY, -1)}T23:55`);
  expect(await mailed()).toHaveLength(1);
  // Who is put on it later that evening is told too.
  await volunteer('Laat', ShiftAnswer.asked);
  await remind(`${daysAfter(DAY, -1)}T22:00`);
  expect(await mailed()).toEqual(['jan@voorbeeld.example', 'laat@voorbeeld.example']);
});

it('says nothing to who declined, or of what was moved, before the mail left', async () => {
  await volunteer('Jan', ShiftAnswer.confirmed);
  await remind();
  await VolunteerModel.updateOne({}, { $set: { 'shifts.0.answer': ShiftAnswer.declined } });
  expect(await mailed()).toEqual([]);
  await volunteer('Piet', ShiftAnswer.confirmed);
  await remind();
  await ShiftModel.updateOne({ _id: shiftId }, { $set: { day: daysAfter(DAY, 7) } });
  expect(await mailed()).toEqual([]);
});

it('has a place and a contact that the team fills in, at the version that they saw', async () => {
  const harrie = await signedIn(stage.api, { name: 'Harrie', general: ['vol'] });
  const set = (place: string) =>
    harrie.run(SetActivityInfoDocument, {
      ...{ id: activityId, revision: 1 },
      info: { place, contactName: ' Cor ', contactPhone: '' },
    });
  const saved = onlyWinner(await Promise.all([set('Kerk'), set('Plein')]), 'Deze activiteit', 'Harrie');
  expect(saved.setActivityInfo).toMatchObject({ contactName: 'Cor', contactPhone: '', revision: 2 });
  expect(saved.setActivityInfo.changeLog.at(-1)).toContain('Harrie: plaats en contact gewijzigd');
  const long = { place: 'x'.repeat(201), contactName: 'x'.repeat(121), contactPhone: '1'.repeat(41) };
  const refused = await harrie.error(SetActivityInfoDocument, { id: activityId, revision: 2, info: long });
  expect(Object.keys(refused.extensions.fields ?? {})).toEqual(['place', 'contactName', 'contactPhone']);
});
