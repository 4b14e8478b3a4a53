import type { MockLink } from '@apollo/client/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromDevice } from 'kit/graphql';
import { MockedApi, sessionMock, testUser } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';

import { KitSessionDocument, KitSignOutDocument } from '../gql/graphql';
import { useSession } from './sessionContext';
import { SessionProvider } from './SessionProvider';

const HOUR = 3_600_000;
const user = testUser(['vol']);
const offline = { request: { query: KitSessionDocument }, error: new TypeError('Failed to fetch') };
const signedOut = { request: { query: KitSignOutDocument }, error: new TypeError('Failed to fetch') };

function Page() {
  const { state, signOut, refresh } = useSession();
  return (
    <>
      <p>{state.status === 'signedIn' ? state.user.name : state.status}</p>
      <button onClick={() => void signOut()}>Vertrek</button>
      <button onClick={() => void refresh()}>Ververs</button>
    </>
  );
}

const show = (...mocks: MockLink.MockedResponse[]) =>
  render(
    <MockedApi mocks={mocks}>
      <SnackbarProvider>
        <SessionProvider>
          <Page />
        </SessionProvider>
      </SnackbarProvider>
    </MockedApi>,
  );
const kept = () => Object.keys(localStorage).filter((key) => key.includes('.kept.'));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
  act(() => fromDevice.forget());
});

it('who is signed in is known without a connection, and it is told since when', async () => {
  const first = show(sessionMock(user));
  await screen.findByText(user.name);
  first.unmount();
  show(offline, sessionMock(user));
  expect(await screen.findByText(user.name)).toBeVisible();
  expect(fromDevice.since()).toMatch(/^\d{4}-/);
  await userEvent.click(screen.getByRole('button', { name: 'Ververs' }));
  await waitFor(() => expect(fromDevice.since()).toBeUndefined());
  expect(screen.getByText(user.name)).toBeVisible();
});

it.each([
  [11, user.name, 1],
  [13, 'failed', 0],
])('%i hours after the last answer: %s', async (hours, shown, count) => {
  const first = show(sessionMock(user));
  await screen.findByText(user.name);
  first.unmount();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + hours * HOUR);
  show(offline);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(kept()).toHaveLength(count);
});

it('signing out empties the device, of all areas, also without a connection', async () => {
  localStorage.setItem(`krant.2.kept.own.${user.id}`, '{}');
  localStorage.setItem(`krant.2.outbox.${user.id}`, '[]');
  const first = show(sessionMock(user), signedOut);
  await screen.findByText(user.name);
  expect(kept()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Vertrek' }));
  await screen.findByText('signedOut');
  expect(Object.keys(localStorage).sort()).toEqual(['carnaval-sign-out', `krant.2.outbox.${user.id}`]);
  first.unmount();
  show(offline);
  expect(await screen.findByText('failed')).toBeVisible();
});

it('a sign-out without a connection is told to the server before anything is asked of it', async () => {
  const first = show(sessionMock(user), signedOut);
  await screen.findByText(user.name);
  await userEvent.click(screen.getByRole('button', { name: 'Vertrek' }));
  await screen.findByText('signedOut');
  first.unmount();
  const order: string[] = [];
  const answers = (name: string, data: object) => () => {
    order.push(name);
    return { data };
  };
  const ended = { ...signedOut, error: undefined, result: answers('signOut', { signOut: null }) };
  const me = { ...offline, error: undefined, result: answers('me', { me: null }) };
  show(ended, { ...me, maxUsageCount: 2 });
  expect(await screen.findByText('signedOut')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ververs' }));
  await waitFor(() => expect(order).toEqual(['signOut', 'me', 'me']));
});

it('somebody else who signs in finds nothing of the one before', async () => {
  localStorage.setItem('carnaval.kept.64b0000000000000000000ff.ShellHome{}', '{}');
  show(sessionMock(user));
  await screen.findByText(user.name);
  expect(kept()).toEqual(['carnaval.kept.session']);
});

it('of an Admin who looks as somebody else nothing is kept', async () => {
  show(sessionMock({ ...user, viewedBy: 'Beheerder' }));
  await screen.findByText(user.name);
  expect(kept()).toEqual([]);
});

it('a fault of the server is no missing connection: nobody is shown from the device', async () => {
  const first = show(sessionMock(user));
  await screen.findByText(user.name);
  first.unmount();
  show({
    request: { query: KitSessionDocument },
    result: {
      errors: [{ message: 'Er ging iets mis.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] as never,
    },
  });
  expect(await screen.findByText('failed')).toBeVisible();
});
