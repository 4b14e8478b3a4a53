import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testUser } from 'kit/testing';

import { renderPortal } from '../testing/renderPortal';
import { loadArea, type LoadedArea } from './loadArea';
import { type FailureKind, RemoteFailure } from './remoteFailure';

jest.mock('./loadArea', () => ({ loadArea: jest.fn() }));
/** Of this repository, which has none: of routeObjects.tsx. */
declare const VISITOR_PAGES: object[];
const load = jest.mocked(loadArea);
const Area = ({ route }: { route: string }) => <h1>Onderdeel {route}</h1>;
const ENTRY = '/remotes/club/0123456789ab/mf-manifest.json';
const stable = { channel: 'stable', entry: ENTRY } as const;
const loaded = (changes: Partial<LoadedArea> = {}) => ({ default: Area, version: stable, ...changes });

beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a page of a remote', () => {
  it('is loaded when it is opened', async () => {
    load.mockResolvedValue(loaded());
    renderPortal('/club', { user: testUser(['clubAdmin']) });
    expect(await screen.findByRole('heading', { name: 'Onderdeel /club' })).toBeVisible();
    expect(load).toHaveBeenCalledWith('club', 'Club van 111');
  });

  it('is shown to who has no account when it is for visitors', async () => {
    VISITOR_PAGES.push({ path: '/speldjes/:token', title: 'Speldjes', area: 'club' });
    load.mockResolvedValue(loaded());
    const { router } = renderPortal('/speldjes/t0k');
    VISITOR_PAGES.length = 0;
    expect(await screen.findByRole('heading', { name: 'Onderdeel /speldjes/:token' })).toBeVisible();
    expect(load).toHaveBeenCalledWith('club', expect.any(String));
    expect(router.state.location.pathname).toBe('/speldjes/t0k');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('that cannot be loaded says so inside the page and can be tried again', async () => {
    load.mockRejectedValueOnce(new RemoteFailure('load', 'down')).mockResolvedValueOnce(loaded());
    renderPortal('/club', { user: testUser(['clubAdmin']) });
    expect(await screen.findByText('Dit onderdeel is nu niet bereikbaar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('heading', { name: 'Onderdeel /club' })).toBeVisible();
  });

  it.each<[FailureKind, string]>([
    ['load', 'Dit onderdeel is nu niet bereikbaar'],
    ['start', 'Dit onderdeel start niet'],
    ['refused', 'Dit onderdeel past niet bij dit portaal'],
  ])('that fails by %s says so in words of its own', async (kind, text) => {
    load.mockRejectedValue(
      new RemoteFailure(kind, 'Club 2.0.0 vraagt kit ^2.0.0, en dit portaal heeft kit 1.0.0.'),
    );
    renderPortal('/club', { user: testUser(['clubAdmin']) });
    expect(await screen.findByText(text)).toBeVisible();
    const sentence = screen.queryByText(/Club 2.0.0 vraagt kit/);
    expect(sentence !== null).toBe(kind === 'refused');
  });

  it.each([
    [{ insteadOf: 'De nieuwste versie werkt nu niet.' }, 'De nieuwste versie werkt nu niet.'],
    [
      { version: { ...stable, channel: 'override', entry: 'http://localhost:3001/mf-manifest.json' } },
      /van je eigen computer: localhost:3001/,
    ],
    [{ version: { ...stable, channel: 'canary' } }, /Je probeert een nieuwe versie uit/],
  ] as const)('says over it which version it is, when it is not the stable one', async (changes, text) => {
    load.mockResolvedValue(loaded(changes));
    renderPortal('/club', { user: testUser(['clubAdmin']) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Onderdeel /club' })).toBeVisible();
  });

  it('that breaks while it is shown takes nothing else with it', async () => {
    const broken = () => {
      throw new Error('bug');
    };
    load.mockResolvedValue(loaded({ default: broken }));
    const { router } = renderPortal('/club', { user: testUser(['clubAdmin']) });
    expect(await screen.findByText('Deze pagina werkt nu niet')).toBeVisible();
    await act(() => router.navigate('/geen_toegang'));
    expect(await screen.findByText('Je hebt geen rechten voor deze pagina')).toBeVisible();
  });
});

describe('the guard', () => {
  it('sends who is not signed in to the login and back', async () => {
    const { router } = renderPortal('/club?jaar=2027');
    expect(await screen.findByRole('heading', { name: 'Inloggen' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/club?jaar=2027' } });
    expect(screen.queryByText('Gebruiker:')).not.toBeInTheDocument();
  });

  it.each([
    ['/club', testUser(['vol'])],
    ['/gebruikers', testUser(['sec'])],
    ['/commissies/b', testUser([], [{ id: 'a', index: 1, name: 'Optocht' }])],
  ])('sends who may not see %s to the no-access page', async (path, user) => {
    const { router } = renderPortal(path, { user });
    expect(await screen.findByText('Je hebt geen rechten voor deze pagina')).toBeVisible();
    expect(router.state.location.pathname).toBe('/geen_toegang');
    expect(load).not.toHaveBeenCalled();
  });

  it('lets the members of a committee in', async () => {
    load.mockResolvedValue(loaded());
    renderPortal('/commissies/a', { user: testUser([], [{ id: 'a', index: 1, name: 'Optocht' }]) });
    expect(await screen.findByRole('heading', { name: 'Onderdeel /commissies/:id' })).toBeVisible();
  });
});
