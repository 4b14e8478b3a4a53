import type { Db } from 'mongodb';
import mongoose from 'mongoose';

import { up } from '../../migrations/20261123-sessions';
import { useApi } from '../../testing/apiStage';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  EndUserSessionDocument,
  MeDocument,
  MySessionsDocument,
  SessionEndDocument,
  SignInDocument,
  UserSessionsDocument,
} from '../../testing/gql/graphql';
import { makeUser, signedIn, TEST_PASSWORD, usePerson } from '../../testing/people';
import { actAs, type TestClient } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';
import { RENEW_AFTER, SESSION_LIFETIME, SESSION_MAX_AGE } from './session.model';

const stage = useApi();
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

let laptop: TestClient;
const phone = usePerson(stage, { name: 'Jan' });
const admin = usePerson(stage, { name: 'Marieke', role: Role.Admin });

beforeEach(async () => {
  laptop = actAs(stage.api.url, undefined, '10.22.33.44');
  await laptop.data(SignInDocument, { email: phone.email, password: TEST_PASSWORD });
});

const sessionsOf = async (client: TestClient) => (await client.data(MySessionsDocument)).mySessions;
const idOf = async (client: TestClient) =>
  (await sessionsOf(client)).find(({ isCurrent }) => isCurrent)?.id ?? '';
const isIn = async (client: TestClient) => (await client.data(MeDocument)).me !== null;
/** Why the session of this client ended, asked as its page does. */
const endOf = async (client: TestClient) =>
  (await actAs(stage.api.url, client.cookie).data(SessionEndDocument)).sessionEnd;
const store = (set: object) => UserModel.updateOne({ _id: phone.id }, { $set: set });

describe('mySessions', () => {
  it('has device, address and times, what was used last first, and marks the one that asks', async () => {
    const response = await fetch(`${stage.api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': CHROME, 'x-forwarded-for': '10.1.2.3' },
      body: JSON.stringify({
        query: `mutation { signIn(email: "${phone.email}", password: "${TEST_PASSWORD}") { id } }`,
      }),
    });
    const chrome = actAs(stage.api.url, response.headers.get('set-cookie')?.split(';')[0]);
    const sessions = await sessionsOf(chrome);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ device: 'Chrome op Windows', address: '10.1.2.3', isCurrent: true });
    expect(sessions[1]).toMatchObject({ device: '', address: '10.22.33.44', isCurrent: false });
    expect(Date.parse(sessions[0]?.startedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('keeps an address as it was told, whatever it looks like', async () => {
    const odd = actAs(stage.api.url, undefined, '$passwordHash');
    await odd.data(SignInDocument, { email: phone.email, password: TEST_PASSWORD });
    expect((await sessionsOf(odd)).map(({ address }) => address)).toContain('$passwordHash');
  });

  it('leaves out what has ended, and those of others', async () => {
    await store({ 'sessions.0.expiresAt': new Date() });
    expect(await sessionsOf(laptop)).toHaveLength(1);
    expect(await sessionsOf(admin)).toHaveLength(1);
  });

  it('shows no secret', async () => {
    const stored = await UserModel.findById(phone.id).lean();
    const shown = JSON.stringify(await sessionsOf(phone));
    for (const { tokenHash } of stored?.sessions ?? []) expect(shown).not.toContain(tokenHash);
  });
});

describe('endSession', () => {
  it('ends another device at once, which is told why', async () => {
    const id = await idOf(laptop);
    const { endSession } = await phone.data(EndSessionDocument, { id });
    expect(endSession).toMatchObject([{ isCurrent: true }]);
    expect(await isIn(laptop)).toBe(false);
    expect(await endOf(laptop)).toBe('ended');
    expect(await isIn(phone)).toBe(true);
  });

  it('is no error when it has ended already, also by two at once', async () => {
    const id = await idOf(laptop);
    const answers = await Promise.all([1, 2].map(() => phone.run(EndSessionDocument, { id })));
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await sessionsOf(phone)).toHaveLength(1);
    expect((await phone.data(EndSessionDocument, { id: 'onzin' })).endSession).toHaveLength(1);
  });

  it('ends nothing of somebody else', async () => {
    const other = await signedIn(stage.api);
    await other.data(EndSessionDocument, { id: await idOf(laptop) });
    expect(await isIn(laptop)).toBe(true);
  });
});

describe('endOtherSessions', () => {
  it('leaves the one that asks', async () => {
    const third = actAs(stage.api.url);
    await third.data(SignInDocument, { email: phone.email, password: TEST_PASSWORD });
    const { endOtherSessions } = await third.data(EndOtherSessionsDocument);
    expect(endOtherSessions).toMatchObject([{ isCurrent: true }]);
    expect([await isIn(phone), await isIn(laptop), await isIn(third)]).toEqual([false, false, true]);
    expect(await endOf(phone)).toBe('ended');
    expect((await third.data(EndOtherSessionsDocument)).endOtherSessions).toHaveLength(1);
  });

  it('from two devices at once leaves one of them', async () => {
    await Promise.all([phone.run(EndOtherSessionsDocument), laptop.run(EndOtherSessionsDocument)]);
    expect([await isIn(phone), await isIn(laptop)].sort()).toEqual([false, true]);
  });
});

describe('an Admin', () => {
  it('sees where somebody is signed in and ends one, which the change log says', async () => {
    const { userSessions } = await admin.data(UserSessionsDocument, { userId: phone.id });
    expect(userSessions).toHaveLength(2);
    expect(userSessions.some(({ isCurrent }) => isCurrent)).toBe(false);
    const id = await idOf(laptop);
    const end = () => admin.data(EndUserSessionDocument, { userId: phone.id, id });
    const answers = await Promise.all([end(), end()]);
    expect(answers.map(({ endUserSession }) => endUserSession.length)).toEqual([1, 1]);
    expect(await isIn(laptop)).toBe(false);
    expect(await endOf(laptop)).toBe('ended');
    expect((await UserModel.findById(phone.id).lean())?.changeLog).toEqual([
      expect.stringMatching(/ - Marieke: sessie beëindigd$/),
    ]);
  });

  it('is told that an account is not there', async () => {
    for (const userId of ['onzin', '64b000000000000000000000']) {
      const error = await admin.error(UserSessionsDocument, { userId });
      expect(error.extensions.code).toBe('NOT_FOUND');
      const end = await admin.error(EndUserSessionDocument, { userId, id: 'x' });
      expect(end.extensions.code).toBe('NOT_FOUND');
    }
  });
});

describe('the times of a session', () => {
  const read = async () => (await UserModel.findById(phone.id).lean())?.sessions[0];

  it('are written with the renewal, a few minutes after the last', async () => {
    const before = await read();
    await isIn(phone);
    expect(await read()).toEqual(before);
    await store({ 'sessions.0.usedAt': new Date(Date.now() - RENEW_AFTER - 1) });
    await isIn(phone);
    const after = await read();
    expect(after?.usedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(after?.expiresAt.getTime()).toBe((after?.usedAt.getTime() ?? 0) + SESSION_LIFETIME);
  });

  it('end 30 days after signing in, however much it is used, and that is what is said', async () => {
    const startedAt = new Date(Date.now() - SESSION_MAX_AGE + 60_000);
    await store({
      'sessions.0.startedAt': startedAt,
      'sessions.0.usedAt': new Date(Date.now() - 2 * RENEW_AFTER),
    });
    expect(await isIn(phone)).toBe(true);
    expect((await read())?.expiresAt.getTime()).toBe(startedAt.getTime() + SESSION_MAX_AGE);
    const ended = new Date(Date.now() - 1);
    await store({
      'sessions.0.startedAt': new Date(ended.getTime() - SESSION_MAX_AGE),
      'sessions.0.expiresAt': ended,
    });
    expect(await isIn(phone)).toBe(false);
    expect(await endOf(phone)).toBe('tooOld');
  });

  it('and the rest of sessions of before are filled in by the migration, which can be repeated', async () => {
    const expiresAt = new Date(Date.now() + SESSION_LIFETIME / 2);
    const { id } = await makeUser();
    const old = [
      { tokenHash: 'een', expiresAt },
      { tokenHash: 'twee', expiresAt },
    ];
    await UserModel.collection.updateOne(
      { _id: new mongoose.Types.ObjectId(id) },
      { $set: { sessions: old } },
    );
    const db = mongoose.connection.db as unknown as Db;
    await up(db);
    const first = await UserModel.findById(id).lean();
    expect(first?.sessions).toMatchObject([
      { tokenHash: 'een', expiresAt, device: '', address: '' },
      { tokenHash: 'twee', expiresAt },
    ]);
    expect(first?.sessions[0]?.usedAt.getTime()).toBe(expiresAt.getTime() - SESSION_LIFETIME);
    expect(new Set(first?.sessions.map((session) => session.id)).size).toBe(2);
    await up(db);
    expect((await UserModel.findById(id).lean())?.sessions).toEqual(first?.sessions);
    expect((await read())?.id).toBeTruthy();
  });
});
