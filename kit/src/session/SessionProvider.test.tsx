import type { MockLink } from '@apollo/client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expiredSession } from 'kit/graphql';
import { MockedApi, sessionMock, testUser } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';
import { useState } from 'react';

import { KitSessionDocument, KitSignInDocument, KitSignOutDocument } from '../gql/graphql';
import { Can } from './Can';
import { useSession } from './sessionContext';
import { SessionProvider } from './SessionProvider';

const user = testUser(['vol']);
const answer = { __typename: 'User' as const, ...user };

function Page() {
  const { state, refresh, signOut } = useSession();
  const [answers, setAnswers] = useState(1);
  return (
    <div>
      <p>{state.status}</p>
      <input aria-label="Notitie" />
      <button onClick={() => void refresh().then(() => setAnswers(answers + 1))}>Ververs</button>
      <button onClick={() => void signOut()}>Vertrek</button>
      <p>answers: {answers}</p>
      {state.status === 'signedIn' && (
        <>
          <Can permission="vol">Boerenploeg</Can>
          <Can permission="secFin">Financiën</Can>
        </>
      )}
    </div>
  );
}

function renderSession(mocks: readonly MockLink.MockedResponse[]) {
  render(
    <MockedApi mocks={mocks}>
      <SnackbarProvider>
        <SessionProvider>
          <Page />
        </SessionProvider>
      </SnackbarProvider>
    </MockedApi>,
  );
}

it('shows what the user may see', async () => {
  renderSession([sessionMock(user)]);
  expect(await screen.findByText('Boerenploeg')).toBeVisible();
  expect(screen.queryByText('Financiën')).not.toBeInTheDocument();
});

it('tells when the server cannot be asked, and recovers', async () => {
  renderSession([{ request: { query: KitSessionDocument }, error: new Error('network') }, sessionMock(user)]);
  expect(await screen.findByText('failed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ververs' }));
  expect(await screen.findByText('signedIn')).toBeVisible();
});

it('does not sign in again by an answer that was under way at sign-out', async () => {
  const slow = { request: { query: KitSessionDocument }, result: { data: { me: answer } }, delay: 60 };
  const signOut = { request: { query: KitSignOutDocument }, result: { data: { signOut: null } } };
  renderSession([
    { request: { query: KitSessionDocument }, result: { data: { me: answer } } },
    slow,
    signOut,
  ]);
  await screen.findByText('signedIn');
  await userEvent.click(screen.getByRole('button', { name: 'Ververs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vertrek' }));
  await screen.findByText('signedOut');
  await waitFor(() => expect(screen.getByText('answers: 2')).toBeVisible());
  expect(screen.getByText('signedOut')).toBeVisible();
});

describe('an expired session', () => {
  const expire = [
    { request: { query: KitSessionDocument }, result: { data: { me: answer } } },
    { request: { query: KitSessionDocument }, result: { data: { me: null } } },
  ];

  it('asks for the password over the page, which keeps what was typed, and goes on', async () => {
    const signIn = {
      request: { query: KitSignInDocument, variables: { email: user.email, password: 'geheim' } },
      result: { data: { signIn: answer } },
    };
    renderSession([...expire, signIn]);
    await screen.findByText('signedIn');
    await userEvent.type(screen.getByLabelText('Notitie'), 'half af');
    await userEvent.click(screen.getByRole('button', { name: 'Ververs' }));

    expect(await screen.findByRole('alertdialog', { name: 'Log opnieuw in' })).toBeVisible();
    let wentOn = false;
    void expiredSession.wait().then(() => (wentOn = true));
    await userEvent.type(await screen.findByLabelText(`Wachtwoord van ${user.name}`), 'geheim{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(wentOn).toBe(true);
    expect(screen.getByLabelText('Notitie')).toHaveValue('half af');
  });

  it('can be left by signing out; what waited fails', async () => {
    const signOut = { request: { query: KitSignOutDocument }, result: { data: { signOut: null } } };
    renderSession([...expire, signOut]);
    await screen.findByText('signedIn');
    await userEvent.click(screen.getByRole('button', { name: 'Ververs' }));
    await screen.findByRole('alertdialog', { name: 'Log opnieuw in' });
    const waiting = expect(expiredSession.wait()).rejects.toThrow('Je bent uitgelogd.');
    await userEvent.click(await screen.findByRole('button', { name: 'Uitloggen' }));
    await waiting;
    expect(await screen.findByText('signedOut')).toBeVisible();
  });
});
