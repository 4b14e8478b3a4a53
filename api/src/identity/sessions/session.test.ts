import { useApi } from '../../testing/apiStage';
import { MeDocument, SignInDocument, SignOutDocument } from '../../testing/gql/graphql';
import { makeUser, signedIn, TEST_PASSWORD } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { UserModel } from '../people/user.model';
import { SESSION_LIFETIME } from './session.model';

const stage = useApi();

describe('signing in', () => {
  it('gives a session in an httpOnly cookie, whatever the case of the address', async () => {
    const { id, email } = await makeUser();
    const client = actAs(stage.api.url);
    const answer = await client.run(SignInDocument, {
      email: email.toUpperCase(),
      password: TEST_PASSWORD,
    });
    expect(answer.data?.signIn.id).toBe(id);
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Max-Age=43200/);
    expect(await client.data(MeDocument)).toEqual({ me: { id, name: expect.any(String) } });
  });

  it.each([
    ['an unknown address', { email: 'niemand@carnaval.example', password: TEST_PASSWORD }],
    ['a wrong password', { email: 'bekend@carnaval.example', password: 'iets anders' }],
  ])('answers %s with the same message', async (_what, variables) => {
    await makeUser({ email: 'bekend@carnaval.example' });
    const error = await actAs(stage.api.url).error(SignInDocument, variables);
    expect(error.message).toBe('Deze combinatie van email en wachtwoord is onbekend');
    expect(error.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    [{ email: '', password: 'x' }, { email: 'Vul alle velden in!' }],
    [{ email: 'a@carnaval.example', password: '' }, { password: 'Vul alle velden in!' }],
    [{ email: 'geen adres', password: 'x' }, { email: 'Dit is geen geldig email adres' }],
  ])('refuses %j at the field', async (variables, fields) => {
    const error = await actAs(stage.api.url).error(SignInDocument, variables);
    expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  });

  it('stops guessing after ten attempts, also when they come at once, and for that person only', async () => {
    const { email } = await makeUser();
    const other = await makeUser();
    const guesser = actAs(stage.api.url);
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => guesser.error(SignInDocument, { email, password: 'gok' })),
    );
    expect(guesses.filter(({ extensions }) => extensions.code === 'UNAUTHENTICATED')).toHaveLength(10);
    const refusal = await guesser.error(SignInDocument, { email, password: TEST_PASSWORD });
    expect(refusal.extensions.code).toBe('RATE_LIMITED');
    expect(refusal.message).toMatch(/^Te veel pogingen\. Probeer het over 15 minuten opnieuw\.$/);
    await guesser.data(SignInDocument, { email: other.email, password: TEST_PASSWORD });
  });

  it('does not use up attempts with successes', async () => {
    const { email } = await makeUser();
    const client = actAs(stage.api.url);
    for (let time = 0; time < 12; time += 1)
      await client.data(SignInDocument, { email, password: TEST_PASSWORD });
  });
});

describe('a session', () => {
  it('ends at sign-out, on this device only', async () => {
    const phone = await signedIn(stage.api);
    const laptop = actAs(stage.api.url);
    await laptop.data(SignInDocument, { email: phone.email, password: TEST_PASSWORD });
    const stolen = actAs(stage.api.url, phone.cookie);
    await phone.run(SignOutDocument);
    expect(await stolen.data(MeDocument)).toEqual({ me: null });
    expect(await laptop.data(MeDocument)).toMatchObject({ me: { id: phone.id } });
  });

  it('lasts 12 hours without use and is renewed by use', async () => {
    const client = await signedIn(stage.api);
    const ends = (inMs: number) =>
      UserModel.updateOne(
        { _id: client.id },
        {
          $set: {
            'sessions.0.expiresAt': new Date(Date.now() + inMs),
            'sessions.0.usedAt': new Date(Date.now() + inMs - SESSION_LIFETIME),
          },
        },
      );

    await ends(60_000);
    const answer = await client.run(MeDocument);
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=43200');
    const user = await UserModel.findById(client.id).lean();
    expect(user?.sessions[0]?.expiresAt.getTime()).toBeGreaterThan(Date.now() + SESSION_LIFETIME - 60_000);

    await ends(-1);
    expect(await client.data(MeDocument)).toEqual({ me: null });
  });

  it('keeps no token in the database', async () => {
    const client = await signedIn(stage.api);
    const stored = JSON.stringify(await UserModel.findById(client.id).lean());
    expect(stored).not.toContain(client.cookie?.split('=')[1]);
  });
});
