import { generateSync } from 'otplib';

import { ConfirmAuthenticatorDocument, StartAuthenticatorDocument } from '../../testing/gql/graphql';
import { TEST_PASSWORD } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { UserModel } from '../people/user.model';

const STEP_SECONDS = 30;

/** The code that an app with this secret shows. @param steps how many half minutes from now */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });
}

/** Sets an authenticator app up, a while ago: the code of now is left to sign in with. */
export async function withAuthenticator(
  client: TestClient & { id: string },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { startAuthenticator } = await client.data(StartAuthenticatorDocument, {
    currentPassword: TEST_PASSWORD,
  });
  const { secret } = startAuthenticator;
  const { confirmAuthenticator } = await client.data(ConfirmAuthenticatorDocument, {
    code: codeOf(secret),
  });
  await UserModel.updateOne({ _id: client.id }, { $set: { 'authenticator.lastStep': 0 } });
  return { secret, recoveryCodes: confirmAuthenticator };
}
