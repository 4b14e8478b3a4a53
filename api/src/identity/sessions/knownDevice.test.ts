import { useApi } from '../../testing/apiStage';
import { RequestPasswordResetDocument, SignInDocument } from '../../testing/gql/graphql';
import { makeUser, TEST_PASSWORD } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { KnownDeviceModel } from './session.model';
import { sweepKnownDevices } from './signInLimits';

const stage = useApi();
const HOME = '10.55.0.1';
let email: string;
beforeEach(async () => {
  email = (await makeUser()).email;
});

const tryIn = (device?: string, password = TEST_PASSWORD) =>
  actAs(stage.api.url, device, HOME).run(SignInDocument, { email, password });

/** The cookie by which a browser is known after signing in with it. */
async function deviceOf(answer: Awaited<ReturnType<typeof tryIn>>): Promise<string> {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('carnaval-device='));
  return cookie?.split(';')[0] ?? '';
}

/** A stranger at the same address uses up all attempts for this person. */
async function strangers(): Promise<void> {
  for (let time = 0; time < 11; time += 1) await tryIn(undefined, 'geraden');
  expect((await tryIn()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
}

describe('a browser that somebody signed in with', () => {
  it('lets them in whatever strangers try, and has ten attempts of its own', async () => {
    const first = await tryIn();
    expect(first.headers.getSetCookie().join('\n')).toMatch(
      /carnaval-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const device = await deviceOf(first);
    await strangers();
    expect((await tryIn(device)).errors).toBeUndefined();
    const wrong = await Promise.all(Array.from({ length: 11 }, () => tryIn(device, 'geraden')));
    const codes = wrong.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
    expect((await tryIn(device)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('is known for that person only, and not by a cookie that somebody made up', async () => {
    const device = await deviceOf(await tryIn());
    const other = await makeUser();
    for (let time = 0; time < 11; time += 1)
      await actAs(stage.api.url, undefined, HOME).run(SignInDocument, {
        email: other.email,
        password: 'geraden',
      });
    const asOther = actAs(stage.api.url, device, HOME);
    const limited = await asOther.error(SignInDocument, { email: other.email, password: TEST_PASSWORD });
    expect(limited.extensions.code).toBe('RATE_LIMITED');
    await strangers();
    expect((await tryIn('carnaval-device=verzonnen')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('keeps its cookie at the next sign-in, and is stored as a hash', async () => {
    const device = await deviceOf(await tryIn());
    expect(await deviceOf(await tryIn(device))).toBe(device);
    const stored = await KnownDeviceModel.find().lean();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(device.split('=')[1]);
    expect(JSON.stringify(stored)).not.toContain(email);
  });

  it('can ask for a link after strangers asked for theirs', async () => {
    const device = await deviceOf(await tryIn());
    const ask = (cookie?: string) =>
      actAs(stage.api.url, cookie).run(RequestPasswordResetDocument, { email });
    for (let time = 0; time < 6; time += 1) await ask();
    expect((await ask()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await ask(device)).errors).toBeUndefined();
  });

  it('is forgotten after a year', async () => {
    const device = await deviceOf(await tryIn());
    await KnownDeviceModel.updateMany({}, { usedAt: new Date(Date.now() - 366 * 86_400_000) });
    await strangers();
    expect((await tryIn(device)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    await sweepKnownDevices();
    expect(await KnownDeviceModel.countDocuments()).toBe(0);
  });
});
