import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testUser } from 'kit/testing';

import { renderPortal } from '../testing/renderPortal';
import { loadArea } from './loadArea';
import { RemoteFailure } from './remoteFailure';

jest.mock('./loadArea', () => ({ loadArea: jest.fn() }));
const load = jest.mocked(loadArea);
const Area = ({ route }: { route: string }) => <p>Hier: {route}</p>;
const version = { channel: 'stable', entry: '/remotes/secretariat/0123456789ab/mf-manifest.json' } as const;

// What comes later than the page, so that no test waits for its code.
beforeAll(() => Promise.all([import('./AreaPage'), import('../profile/ProfileCards')]));
beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('what an area put on the personal page is loaded when it is asked for, and its faults stay inside', async () => {
  load
    .mockRejectedValueOnce(new RemoteFailure('load', 'down'))
    .mockResolvedValueOnce({ default: Area, version });
  renderPortal('/', { user: testUser() });
  const ask = await screen.findByRole('button', { name: 'Mijn declaraties tonen' });
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(ask);
  expect(await screen.findByText('Dit onderdeel is nu niet bereikbaar')).toBeVisible();
  expect(screen.getByText('Informatie intern gebruik')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Hier: personal page/declaraties')).toBeVisible();
  expect(load).toHaveBeenCalledWith('secretariat', 'Mijn declaraties');
});

test('as long as the second step is missing nothing of an area is there', async () => {
  renderPortal('/', { user: { ...testUser(), secondFactorMissing: true } });
  await screen.findByText('Informatie intern gebruik');
  await waitFor(() => expect(screen.getByText('Informatie intern gebruik')).toBeVisible(), { timeout: 4000 });
  expect(screen.queryByRole('button', { name: 'Mijn declaraties tonen' })).not.toBeInTheDocument();
});

test('declaring is a link beside it', async () => {
  renderPortal('/', { user: testUser() });
  expect(await screen.findByRole('link', { name: 'Declareren' })).toHaveAttribute(
    'href',
    '/declaraties?nieuw',
  );
});
