import { Role } from '../../identity/catalogue/permission.enum';
import { CommissionModel } from '../../identity/people/commission.model';
import { UserModel } from '../../identity/people/user.model';
import { DAY } from '../../identity/tokens/privateLink';
import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { useApi } from '../../testing/apiStage';
import {
  AddCalendarEntryDocument,
  CalendarDocument,
  CalendarFeedDocument,
  CreateCalendarFeedDocument,
  DeleteCalendarEntryDocument,
  EditCalendarEntryDocument,
  RevokeCalendarFeedDocument,
} from '../../testing/gql/graphql';
import { EDITOR, makeCommission, signedIn, usePerson } from '../../testing/people';
import { TEST_PUBLIC_URL } from '../../testing/startApi';
import { CalendarFeedModel } from './calendar.model';

const stage = useApi();
const admin = usePerson(stage, { name: EDITOR, general: ['secjaarProg'], role: Role.Admin });
const add = async (date: string, name: string, comment?: string) =>
  (await admin.data(AddCalendarEntryDocument, { entry: { date, name, comment } })).addCalendarEntry;

describe('the yearly programme', () => {
  it('is by date, and each change is in the log of its row', async () => {
    await add('2027-02-07', 'Optocht');
    const { id } = await add('2026-11-11', ' Prinsenbal ', ' Residentie ');
    await admin.data(EditCalendarEntryDocument, {
      id,
      revision: 1,
      entry: { date: '2026-11-14', name: 'Prinsenbal', comment: null },
    });
    const { calendar } = await admin.data(CalendarDocument);
    expect(calendar.map(({ name }) => name)).toEqual(['Prinsenbal', 'Optocht']);
    expect(calendar[0]).toMatchObject({ date: '2026-11-14', comment: '', revision: 2 });
    expect(calendar[0]?.changeLog.map((line) => line.replace(/^\S+ - /, ''))).toEqual([
      'Lieke Derks: activiteit toegevoegd',
      'Lieke Derks: gewijzigd: 2026-11-14 Prinsenbal',
    ]);
    expect(await admin.data(DeleteCalendarEntryDocument, { id })).toEqual({ deleteCalendarEntry: id });
    expect((await admin.error(DeleteCalendarEntryDocument, { id })).extensions.code).toBe('NOT_FOUND');
  });

  it('says from when to when, where and whose; the secretary keeps it', async () => {
    const commissionId = await makeCommission(3, 'Optocht');
    const secretary = await signedIn(stage.api, { general: ['secjaarProg', 'secjaarEdit'] });
    const entry = {
      ...{ date: '2027-02-07', name: 'Optocht', from: '13:30', to: '16:30', place: ' Markt ', commissionId },
    };
    const { addCalendarEntry: added } = await secretary.data(AddCalendarEntryDocument, { entry });
    expect(added).toMatchObject({ ...entry, place: 'Markt', commission: '3 - Optocht', comment: '' });
    const reader = await signedIn(stage.api, { general: ['secjaarProg'] });
    expect((await reader.data(CalendarDocument)).calendar).toMatchObject([{ commission: '3 - Optocht' }]);
    // A committee that was archived since may stay, and one that is cleared is nobody's.
    await CommissionModel.updateOne({ _id: commissionId }, { $set: { archived: true } });
    const edit = (revision: number, changes: object) =>
      secretary.run(EditCalendarEntryDocument, { id: added.id, revision, entry: { ...entry, ...changes } });
    expect((await edit(1, { name: 'Grote optocht' })).data?.editCalendarEntry).toMatchObject({
      commissionId,
    });
    expect((await edit(2, { commissionId: '' })).data?.editCalendarEntry).toMatchObject({ commission: null });
    expect((await edit(3, {})).errors?.[0]?.extensions.fields).toEqual({
      commissionId: 'Deze commissie is er niet meer',
    });
    expect(await secretary.data(DeleteCalendarEntryDocument, { id: added.id })).toBeTruthy();
  });

  it.each([
    [{ from: '24:00' }, { from: 'Vul een tijd in, zoals 20:00' }],
    [{ from: '20:00', to: '8 uur' }, { to: 'Vul een tijd in, zoals 20:00' }],
    [{ to: '20:00' }, { from: 'Vul ook in hoe laat het begint' }],
    [{ commissionId: '64b000000000000000000000' }, { commissionId: 'Deze commissie is er niet meer' }],
    [{ commissionId: 'x' }, { commissionId: 'Deze commissie is er niet meer' }],
  ])('refuses %j', async (given, fields) => {
    const entry = { date: '2027-02-07', name: 'Optocht', ...given };
    expect((await admin.error(AddCalendarEntryDocument, { entry })).extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });

  it.each([
    [
      { date: '', name: '' },
      { date: 'Verplicht', name: 'Verplicht' },
    ],
    [{ date: '2027-02-30', name: 'X' }, { date: 'Dit is geen geldige datum' }],
  ])('refuses %j', async (entry, fields) => {
    expect((await admin.error(AddCalendarEntryDocument, { entry })).extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });
});

describe('the private link', () => {
  const read = (url: string, headers = {}) => fetch(url.replace(TEST_PUBLIC_URL, stage.api.url), { headers });
  const link = async () => (await admin.data(CreateCalendarFeedDocument)).createCalendarFeed.url;

  it('gives whole days to a calendar program, without a session', async () => {
    const { id } = await add('2027-03-28', 'Zomertijd, koffie; en\nvlaai', 'Café “De Ton”');
    const url = await link();
    expect(url).toMatch(/^http:\/\/portal\.test\/feeds\/jaarprogramma\/[\w-]{43}\.ics$/);
    const response = await read(url);
    const text = (await response.text()).replace(/\r\n /g, '');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20270328\r\n');
    expect(text).toContain('\r\nSUMMARY:Zomertijd\\, koffie\\; en\\nvlaai\r\n');
    expect(text).toContain('\r\nDESCRIPTION:Café “De Ton”\r\n');
    expect(text).toContain(`\r\nUID:${id}@portal.test\r\n`);
    expect(text).not.toContain('TZID');
    const etag = response.headers.get('etag') ?? '';
    expect((await read(url, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
  });

  it('gives times of the clock in Amsterdam, with the zone, beside whole days', async () => {
    const times = async (date: string, name: string, from: string, to = '') =>
      admin.data(AddCalendarEntryDocument, { entry: { date, name, from, to, place: 'Markt; noord' } });
    await add('2027-02-06', 'Hele dag');
    await times('2027-02-07', 'Optocht', '13:30', '16:30');
    await times('2027-07-03', 'Over middernacht', '22:11', '01:00');
    // The night in which the clock goes back.
    await times('2026-10-25', 'Nacht', '01:30', '03:30');
    await times('2027-02-08', 'Zonder eind', '20:11');
    await times('2027-02-09', 'Laat', '23:30');
    const text = (await (await read(await link())).text()).replaceAll('\r\n', '\n');
    for (const lines of [
      'DTSTART;VALUE=DATE:20270206\n',
      'DTSTART;TZID=Europe/Amsterdam:20270207T133000\nDTEND;TZID=Europe/Amsterdam:20270207T163000\n',
      'DTSTART;TZID=Europe/Amsterdam:20270703T221100\nDTEND;TZID=Europe/Amsterdam:20270704T010000\n',
      'DTSTART;TZID=Europe/Amsterdam:20261025T013000\nDTEND;TZID=Europe/Amsterdam:20261025T033000\n',
      'DTSTART;TZID=Europe/Amsterdam:20270208T201100\nDTEND;TZID=Europe/Amsterdam:20270208T211100\n',
      'DTSTART;TZID=Europe/Amsterdam:20270209T233000\nDTEND;TZID=Europe/Amsterdam:20270209T235900\n',
      'LOCATION:Markt\\; noord\n',
    ])
      expect(text).toContain(lines);
    expect(text.match(/BEGIN:VTIMEZONE\nTZID:Europe\/Amsterdam\n/g)).toHaveLength(1);
    expect(text.indexOf('END:VTIMEZONE')).toBeLessThan(text.indexOf('BEGIN:VEVENT'));
  });

  it('is told of without its address, and replaced by a new one', async () => {
    expect(await admin.data(CalendarFeedDocument)).toEqual({ calendarFeed: null });
    const first = await link();
    const { calendarFeed } = await admin.data(CalendarFeedDocument);
    expect(Math.round((Date.parse(calendarFeed?.expiresAt ?? '') - Date.now()) / DAY)).toBe(365);
    const second = await link();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
  });

  it('that is over opens nothing; one that is read works a year from then', async () => {
    const url = await link();
    const endIn = (days: number) =>
      CalendarFeedModel.updateOne(
        { _id: admin.id },
        { $set: { expiresAt: new Date(Date.now() + days * DAY) } },
      );
    const end = async () => (await CalendarFeedModel.findById(admin.id).lean().orFail()).expiresAt.getTime();
    await endIn(30);
    expect((await read(url)).status).toBe(200);
    expect(Math.round(((await end()) - Date.now()) / DAY)).toBe(365);
    await endIn(-1);
    expect((await read(url)).status).toBe(404);
    expect(await end()).toBeLessThan(Date.now());
    expect(await admin.data(CalendarFeedDocument)).toEqual({ calendarFeed: null });
  });

  it('is stored as a hash that opens nothing, and is in no event', async () => {
    const url = await link();
    const token = /([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
    const feed = await CalendarFeedModel.findById(admin.id).lean().orFail();
    const stored = JSON.stringify([feed, await AuditEventModel.find().lean()]);
    expect(stored).toContain('tokenHash');
    expect(stored).not.toContain(token);
    expect((await read(url.replace(token, feed.tokenHash))).status).toBe(404);
  });

  it('of two made at once one works', async () => {
    const urls = await Promise.all([link(), link()]);
    const answers = await Promise.all(urls.map((url) => read(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('dies when it is revoked, and with the right to see the programme', async () => {
    const url = await link();
    await UserModel.updateOne({ _id: admin.id }, { $pull: { 'permissions.general': 'secjaarProg' } });
    expect((await read(url)).status).toBe(404);
    await UserModel.updateOne({ _id: admin.id }, { $push: { 'permissions.general': 'secjaarProg' } });
    expect((await read(url)).status).toBe(200);
    expect(await admin.data(RevokeCalendarFeedDocument)).toEqual({ revokeCalendarFeed: true });
    expect((await read(url)).status).toBe(404);
    expect(await admin.data(RevokeCalendarFeedDocument)).toEqual({ revokeCalendarFeed: false });
  });

  it('cannot be guessed: who tries a hundred is refused for an hour, others not', async () => {
    const url = await link();
    const guess = (address: string) =>
      read(`${TEST_PUBLIC_URL}/feeds/jaarprogramma/geraden.ics`, { 'x-forwarded-for': address });
    const answers = await Promise.all(Array.from({ length: 101 }, () => guess('10.9.9.9')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
    expect((await read(url, { 'x-forwarded-for': '10.9.9.9' })).status).toBe(429);
    expect((await read(url, { 'x-forwarded-for': '10.9.9.8' })).status).toBe(200);
  });

  it('of another name is not there', async () => {
    expect((await read(`${TEST_PUBLIC_URL}/feeds/kas/x.ics`)).status).toBe(404);
  });
});
