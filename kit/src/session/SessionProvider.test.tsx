import type { MockLink } from '@apollo/client/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { interruptedSession } from 'kit/graphql';
import { MockedApi, secondStepMock, sessionMock, signInMock as codeMock, testUser } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';
import { useState } from 'react';

import { KitSessionDocument, KitSignOutDocument } from '../gql/graphql';
import { KitSessionEndDocument, KitSignInDocument, type SessionEnd } from '../gql/lazy/graphql';
import { useSession, Can } from './sessionContext';
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

// The page has one; a test leaves none behind.
afterEach(() => act(() => interruptedSession.givenUp()));

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

describe('a session that has ended', () => {
  const sessions = [
    { request: { query: KitSessionDocument }, result: { data: { me: answer } } },
    { request: { query: KitSessionDocument }, result: { data: { me: null } } },
  ];
  const ended = (sessionEnd: SessionEnd | null = 'expired') => [
    ...sessions,
    { request: { query: KitSessionEndDocument }, result: { data: { sessionEnd } } },
  ];
  const find = async (mocks: readonly MockLink.MockedResponse[], title = 'Log opnieuw in') => {
    renderSession(mocks);
    await screen.findByText('signedIn');
    await userEvent.type(screen.getByLabelText('Notitie'), 'half af');
    await userEvent.click(screen.getByRole('button', { name: 'Ververs' }));
    return screen.findByRole('alertdialog', { name: title });
  };

  it('asks for the password over the page, which keeps what was typed, and goes on', async () => {
    const dialog = await find([...ended(), signInMock()]);
    expect(dialog).toHaveTextContent('Je was te lang weg.');
    let wentOn = false;
    void interruptedSession.wait().then(() => (wentOn = true));
    await userEvent.type(await screen.findByLabelText(`Wachtwoord van ${user.name}`), 'geheim{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(wentOn).toBe(true);
    expect(screen.getByLabelText('Notitie')).toHaveValue('half af');
  });

  it('asks for the second step too, and goes on', async () => {
    const password = 'geheim';
    const steps = [secondStepMock(user, password, ['authenticator']), codeMock(user, password, '123456')];
    await find([...ended(), ...steps]);
    await userEvent.type(await screen.findByLabelText(`Wachtwoord van ${user.name}`), `${password}{Enter}`);
    await userEvent.type(await screen.findByLabelText(/^Code uit je/), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Notitie')).toHaveValue('half af');
  });

  it.each([
    ['signedOut', 'Je bent in een ander venster uitgelogd.'],
    ['passwordChanged', 'Je wachtwoord is op een ander apparaat gewijzigd.'],
    ['passwordReset', 'Je hebt een nieuw wachtwoord gekozen.'],
    ['ended', 'Je sessie is op een ander apparaat beëindigd.'],
    ['tooOld', 'Je bent 30 dagen geleden ingelogd.'],
    [null, 'Je bent niet meer ingelogd.'],
  ] as const)('says why (%s) and does not speak of being away', async (end, text) => {
    const dialog = await find(ended(end));
    expect(dialog).toHaveTextContent(text);
    expect(dialog).toHaveTextContent('wat je had ingevuld staat er nog');
    expect(dialog).not.toHaveTextContent('te lang weg');
  });

  it.each([
    ['gone', 'removed', 'Je account is er niet meer', 'De beheerder heeft je account verwijderd.'],
    ['closed', 'deactivated', 'Je account is gedeactiveerd', 'De beheerder heeft je account gedeactiveerd.'],
  ] as const)('with the account %s leads to the login', async (_what, end, title, text) => {
    const signOut = { request: { query: KitSignOutDocument }, result: { data: { signOut: null } } };
    const dialog = await find([...ended(end), signOut], title);
    expect(dialog).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: 'Naar inloggen' }));
    expect(await screen.findByText('signedOut')).toBeVisible();
  });

  it('can be left by signing out; what waited fails', async () => {
    const signOut = { request: { query: KitSignOutDocument }, result: { data: { signOut: null } } };
    await find([...ended(), signOut]);
    const waiting = expect(interruptedSession.wait()).rejects.toThrow('Je bent uitgelogd.');
    await userEvent.click(await screen.findByRole('button', { name: 'Uitloggen' }));
    await waiting;
    expect(await screen.findByText('signedOut')).toBeVisible();
  });
});

describe('somebody else signed in to this browser', () => {
  const changed = {
    request: { query: KitSessionDocument },
    result: {
      errors: [
        new GraphQLError('In deze browser is nu Bert ingelogd.', {
          extensions: { code: 'SESSION_CHANGED', signedInAs: 'Bert' },
        }),
      ],
    },
  };

  it('is said by name; signing in again goes on with what was asked', async () => {
    const again = { request: { query: KitSessionDocument }, result: { data: { me: answer } } };
    renderSession([sessionMockOnce(), changed, signInMock(), again]);
    await screen.findByText('signedIn');
    await userEvent.type(screen.getByLabelText('Notitie'), 'half af');
    await userEvent.click(screen.getByRole('button', { name: 'Ververs' }));
    const dialog = await screen.findByRole('alertdialog', { name: `Dit venster is van ${user.name}` });
    expect(dialog).toHaveTextContent('In deze browser is nu Bert ingelogd. Er is niets opgeslagen');
    expect(screen.getByRole('button', { name: 'Verder als Bert' })).toBeVisible();
    await userEvent.type(screen.getByLabelText(`Wachtwoord van ${user.name}`), 'geheim{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await screen.findByText('answers: 2')).toBeVisible();
    expect(screen.getByLabelText('Notitie')).toHaveValue('half af');
  });

  const sessionMockOnce = () => ({
    request: { query: KitSessionDocument },
    result: { data: { me: answer } },
  });
});

const signInMock = () => ({
  request: { query: KitSignInDocument, variables: { email: user.email, password: 'geheim' } },
  result: { data: { signIn: answer } },
});
