import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testUser } from 'kit/testing';

import { loadArea } from './remotes';
import { renderPortal } from './testing/renderPortal';

jest.mock('./remotes', () => ({ loadArea: jest.fn(), forgetFailure: jest.fn() }));
const load = jest.mocked(loadArea);
const Area = ({ route }: { route: string }) => <h1>Onderdeel {route}</h1>;

beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a page of a remote', () => {
  it('is loaded when it is opened', async () => {
    load.mockResolvedValue({ default: Area });
    renderPortal('/club', { user: testUser(['clubAdmin']) });
    expect(await screen.findByRole('heading', { name: 'Onderdeel /club' })).toBeVisible();
    expect(load).toHaveBeenCalledWith('club');
  });

  it.each([
    ['/clubgegevens', 'club'],
    ['/diensten', 'volunteers'],
  ])('is shown to who has no account when it is the page of a private link: %s', async (path, area) => {
    load.mockResolvedValue({ default: Area });
    const { router } = renderPortal(`${path}/t0k`);
    expect(await screen.findByRole('heading', { name: `Onderdeel ${path}/:token` })).toBeVisible();
    expect(load).toHaveBeenCalledWith(area);
    expect(router.state.location.pathname).toBe(`${path}/t0k`);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('that cannot be loaded says so inside the page and can be tried again', async () => {
    load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ default: Area });
    renderPortal('/club', { user: testUser(['clubAdmin']) });
    expect(await screen.findByText('Dit onderdeel is nu niet bereikbaar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('heading', { name: 'Onderdeel /club' })).toBeVisible();
  });

  it('that breaks while it is shown takes nothing else with it', async () => {
    load.mockResolvedValue({
      default: () => {
        throw new Error('bug');
      },
    });
    const { router } = renderPortal('/club', { user: testUser(['clubAdmin']) });
    expect(await screen.findByText('Dit onderdeel is nu niet bereikbaar')).toBeVisible();
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
    load.mockResolvedValue({ default: Area });
    renderPortal('/commissies/a', { user: testUser([], [{ id: 'a', index: 1, name: 'Optocht' }]) });
    expect(await screen.findByRole('heading', { name: 'Onderdeel /commissies/:id' })).toBeVisible();
  });
});
