import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveGuard } from 'kit/session';
import { createMemoryRouter, Router, RouterProvider } from 'react-router';

import { pageOf, useAddressValues, useLocation, useUnsaved } from './index';

function List() {
  const [{ zoek }, type] = useAddressValues({ zoek: '' }, { isTyped: true });
  const [{ status }, choose] = useAddressValues({ status: '' }, { allowed: { status: ['open', 'dicht'] } });
  const [{ klaar }, tick] = useAddressValues({ klaar: false });
  const [{ tab }, select] = useAddressValues({ tab: 'een' }, { clears: true });
  return (
    <>
      <input aria-label="Zoek" value={zoek} onChange={({ target }) => type({ zoek: target.value })} />
      <p>{`status ${status || 'geen'}, ${klaar ? 'klaar' : 'bezig'}, tab ${tab}, pagina ${pageOf(useLocation())}`}</p>
      <button onClick={() => choose({ status: 'open' })}>Open</button>
      <button
        onClick={() => {
          choose({ status: 'dicht' });
          tick({ klaar: true });
        }}
      >
        Twee tegelijk
      </button>
      <button onClick={() => choose({ status: '' })}>Wissen</button>
      <button onClick={() => select({ tab: 'twee' })}>Tab twee</button>
    </>
  );
}

function Edited() {
  useUnsaved(true, 'Weggaan?');
  return null;
}

function open(address: string, more?: React.ReactNode) {
  const element = (
    <>
      <LeaveGuard />
      <List />
      {more}
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/eerder', address] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup(), search: () => router.state.location.search };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('a shared link shows the same, and what does not exist is taken for what is at first', () => {
  open('/lijst?zoek=jan&status=open&klaar=ja');
  expect(screen.getByLabelText('Zoek')).toHaveValue('jan');
  expect(screen.getByText(/^status open, klaar, tab een/)).toBeVisible();
});

test('an unknown value falls back', () => {
  open('/lijst?status=%F0%9F%8E%AD&klaar=misschien');
  expect(screen.getByText(/^status geen, bezig/)).toBeVisible();
});

test('a choice is an entry of the history of the same page, and Back undoes it', async () => {
  const { router, user, search } = open('/lijst');
  await press(user, 'Open');
  expect(await screen.findByText(/^status open.*pagina \/lijst$/)).toBeVisible();
  expect(search()).toBe('?status=open');
  await act(() => router.navigate(-1));
  expect(await screen.findByText(/^status geen/)).toBeVisible();
  expect(search()).toBe('');
  await act(() => router.navigate(1));
  expect(await screen.findByText(/^status open/)).toBeVisible();
  await press(user, 'Wissen');
  expect(await screen.findByText(/^status geen/)).toBeVisible();
  expect(search()).toBe('');
});

test('two choices at once are both kept', async () => {
  const { user, search } = open('/lijst');
  await press(user, 'Twee tegelijk');
  expect(await screen.findByText(/^status dicht, klaar/)).toBeVisible();
  expect(search()).toBe('?status=dicht&klaar=ja');
});

test('what is typed replaces the entry once the typing stops', async () => {
  const { router, user, search } = open('/lijst?status=open');
  await user.type(screen.getByLabelText('Zoek'), 'piet');
  expect(screen.getByLabelText('Zoek')).toHaveValue('piet');
  expect(search()).toBe('?status=open');
  await screen.findByText(/pagina \/lijst\?status=open$/);
  await act(async () => {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(() => {
        stop();
        resolve();
      });
    });
  });
  expect(search()).toBe('?status=open&zoek=piet');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/eerder');
});

test('another tab clears what belonged to the one before', async () => {
  const { user, search } = open('/lijst?status=open&zoek=jan');
  await press(user, 'Tab twee');
  expect(await screen.findByText(/^status geen, bezig, tab twee/)).toBeVisible();
  expect(screen.getByLabelText('Zoek')).toHaveValue('');
  expect(search()).toBe('?tab=twee');
});

test('with edits that are not stored a filter asks nothing, another tab does', async () => {
  const { user, search } = open('/lijst', <Edited />);
  await press(user, 'Open');
  expect(await screen.findByText(/^status open/)).toBeVisible();
  await press(user, 'Tab twee');
  expect(await screen.findByRole('alertdialog', { name: 'Weggaan?' })).toBeVisible();
  await press(user, 'Blijven');
  expect(search()).toBe('?status=open');
  expect(screen.getByText(/^status open, bezig, tab een/)).toBeVisible();
});

/** The list behind an address that follows only when `arrive` is called. */
async function openSlow() {
  let arrive: () => void = () => undefined;
  let isSlow = false;
  const slow = new Promise<null>((resolve) => {
    arrive = () => {
      isSlow = false;
      resolve(null);
    };
  });
  const routes = [
    { path: '*', element: <List />, hydrateFallbackElement: <p />, loader: () => (isSlow ? slow : null) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/lijst'] });
  render(<RouterProvider router={router} />);
  const field = await screen.findByLabelText('Zoek');
  isSlow = true;
  return {
    field,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    search: () => router.state.location.search,
    arrive,
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The list where each location arrives when the test says so, with the history of a browser behind it. */
function openBehind() {
  const entry = (key: string, search = '') => ({ pathname: '/lijst', search, hash: '', state: null, key });
  const note = ({ search = '' }: { search?: string }) => history.replaceState({ key: search }, '');
  const navigator = {
    ...{ createHref: () => '', go: () => undefined, push: jest.fn(note), replace: jest.fn(note) },
  };
  const at = (location: ReturnType<typeof entry>) => (
    <Router location={location} navigator={navigator as never}>
      <List />
    </Router>
  );
  history.replaceState({ key: 'first' }, '');
  const { rerender } = render(at(entry('first')));
  return {
    navigator,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    arrive: (key: string, search?: string) => rerender(at(entry(key, search))),
  };
}

describe('while the address still follows', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    history.replaceState(null, '');
  });

  test('what is typed is not taken back', async () => {
    const { field, user, search, arrive } = await openSlow();
    await user.type(field, 'jan');
    await pass(300);
    await user.type(field, 's');
    arrive();
    await pass(10);
    expect(search()).toBe('?zoek=jan');
    expect(field).toHaveValue('jans');
    await pass(300);
    expect(search()).toBe('?zoek=jans');
  });

  test('what is chosen next is added to what was typed', async () => {
    const { field, user, search, arrive } = await openSlow();
    await user.type(field, 'jan');
    await pass(350);
    await press(user, 'Open');
    arrive();
    await pass(300);
    expect(search()).toBe('?zoek=jan&status=open');
    expect(field).toHaveValue('jan');
  });

  test('a location that arrives when it was left already takes back nothing', async () => {
    const { navigator, user, arrive } = openBehind();
    await user.type(screen.getByLabelText('Zoek'), 'jan');
    // A dialog puts an entry on top of the page.
    history.replaceState({ key: 'dialog' }, '');
    await pass(300);
    expect(navigator.replace.mock.lastCall?.[0]).toMatchObject({ search: '?zoek=jan' });
    arrive('dialog');
    await press(user, 'Open');
    expect(navigator.push.mock.lastCall?.[0]).toMatchObject({ search: '?zoek=jan&status=open' });
    arrive('?zoek=jan&status=open', '?zoek=jan&status=open');
    // Now it is there, and what is written next begins with it.
    await press(user, 'Wissen');
    expect(navigator.push.mock.lastCall?.[0]).toMatchObject({ search: '?zoek=jan' });
  });
});
