import type { MockLink } from '@apollo/client/testing';
import * as browser from '@simplewebauthn/browser';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider, useSession } from 'kit/session';
import { answer, MockedApi, refuse, sessionMock, testUser } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';

import { KitSignInWithPasskeyDocument, KitStartPasskeySignInDocument } from '../gql/lazy/graphql';
import { PasskeyButton } from './PasskeyButton';

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: jest.fn(() => true),
  startAuthentication: jest.fn(),
}));
const { browserSupportsWebAuthn, startAuthentication } = jest.mocked(browser);

const user = testUser();
const asked = answer(KitStartPasskeySignInDocument, {}, { startPasskeySignIn: '{"challenge":"c"}' });
const given = { response: '{"id":"p"}' };
const inButton = () => screen.findByRole('button', { name: 'Inloggen met passkey' });

function Page({ userId }: { userId?: string }) {
  const { state, takeOver } = useSession();
  return (
    <>
      <p>{state.status}</p>
      <PasskeyButton takeOver={takeOver} userId={userId} />
    </>
  );
}

async function open(mocks: MockLink.MockedResponse[], userId?: string) {
  // At first nobody, after it the user.
  const nobody = { ...sessionMock(null), maxUsageCount: 1 };
  render(
    <MockedApi mocks={[nobody, sessionMock(user), asked, ...mocks]}>
      <SnackbarProvider>
        <SessionProvider>
          <Page userId={userId} />
        </SessionProvider>
      </SnackbarProvider>
    </MockedApi>,
  );
  expect(await screen.findByText('signedOut')).toBeVisible();
}

beforeEach(() => {
  browserSupportsWebAuthn.mockReturnValue(true);
  startAuthentication.mockReset().mockResolvedValue({ id: 'p' } as never);
});

it.each([
  ['whoever it is', undefined, given],
  ['the user whose page goes on', user.id, { ...given, userId: user.id }],
])('signs in %s', async (_what, userId, variables) => {
  await open(
    [answer(KitSignInWithPasskeyDocument, variables, { signInWithPasskey: { id: user.id } }, 1)],
    userId,
  );
  await userEvent.click(await inButton());
  expect(await screen.findByText('signedIn')).toBeVisible();
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
});

it('says in Dutch that none was chosen, and asks again', async () => {
  startAuthentication.mockRejectedValueOnce(new Error('The operation was aborted.'));
  await open([answer(KitSignInWithPasskeyDocument, given, { signInWithPasskey: { id: user.id } }, 1)]);
  await userEvent.click(await inButton());
  expect(await screen.findByText(/^Er is geen passkey gekozen/)).toBeVisible();
  await userEvent.click(await inButton());
  expect(await screen.findByText('signedIn')).toBeVisible();
});

it('says that the server does not know it, and does not ask to sign in again', async () => {
  const refusal = 'Inloggen met deze passkey lukt niet. Log in met je wachtwoord.';
  await open([refuse(KitSignInWithPasskeyDocument, given, refusal, { code: 'UNAUTHENTICATED' })]);
  await userEvent.click(await inButton());
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByText('signedOut')).toBeVisible();
});

it('is not there in a browser that knows no passkeys', async () => {
  browserSupportsWebAuthn.mockReturnValue(false);
  await open([]);
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
});
