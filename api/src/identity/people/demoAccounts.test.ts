import { useApi } from '../../testing/apiStage';
import { SignInDocument } from '../../testing/gql/graphql';
import { makeUser, TEST_PASSWORD } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { hashPassword } from '../sessions/password/password';
import { DEMO_PASSWORD } from './demoAccounts';
import { UserModel } from './user.model';

async function demoAccount() {
  const { id, email } = await makeUser();
  await UserModel.updateOne({ _id: id }, { passwordHash: await hashPassword(DEMO_PASSWORD) });
  return { email, password: DEMO_PASSWORD };
}

describe('where the demo is not allowed', () => {
  const stage = useApi({ allowsDemo: false });

  it('its password lets nobody in, right or wrong', async () => {
    const error = await actAs(stage.api.url).error(SignInDocument, await demoAccount());
    expect(error).toMatchObject({
      message: 'Met het wachtwoord van de demo kun je hier niet inloggen.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
    const { email } = await makeUser();
    const other = await actAs(stage.api.url).error(SignInDocument, { email, password: DEMO_PASSWORD });
    expect(other.message).toBe(error.message);
    await actAs(stage.api.url).data(SignInDocument, { email, password: TEST_PASSWORD });
  });
});

describe('where it is', () => {
  const stage = useApi();

  it('its password lets in', async () => {
    const { signIn } = await actAs(stage.api.url).data(SignInDocument, await demoAccount());
    expect(signIn).not.toBeNull();
  });
});
