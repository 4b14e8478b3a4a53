import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from 'kit/session';
import { answer, testUser } from 'kit/testing';

import { ShellToursDocument, ShellToursSeenDocument } from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';
import { stepsOf } from './tourSteps';

const seller = (more: Partial<SessionUser> = {}): SessionUser => ({
  ...testUser(['krantAdv']),
  newTours: ['portal', 'seller'],
  ...more,
});
const card = () => screen.findByRole('complementary', { name: 'Rondleiding' });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('complementary', { name: 'Rondleiding' })).toBeNull());

describe('the tour of a first visit', () => {
  it('goes through its steps, and is kept with the account at the end', async () => {
    const seen = jest.fn(() => ({ data: { markToursSeen: [] } }));
    renderPortal('/', {
      user: seller(),
      mocks: [
        {
          request: { query: ShellToursSeenDocument, variables: { tours: ['portal', 'seller'] } },
          result: seen,
        },
      ],
    });
    const tour = await card();
    for (const step of [1, 2, 3, 4]) {
      expect(within(tour).getByText(`Rondleiding, stap ${step} van 5`)).toBeVisible();
      await userEvent.click(within(tour).getByRole('button', { name: 'Volgende' }));
    }
    expect(within(tour).getByRole('heading', { name: 'Ook zonder verbinding' })).toBeVisible();
    expect(within(tour).queryByRole('button', { name: 'Overslaan' })).toBeNull();
    await userEvent.click(within(tour).getByRole('button', { name: 'Klaar' }));
    await gone();
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  });

  it('can be skipped, and begun again from the explanation', async () => {
    renderPortal('/', {
      user: seller({ newTours: ['seller'] }),
      mocks: [
        answer(ShellToursSeenDocument, { tours: ['seller'] }, { markToursSeen: [] }, 1),
        answer(ShellToursDocument, {}, { me: { id: seller().id, tours: ['portal', 'seller'] } }, 1),
      ],
    });
    expect(within(await card()).getByText('Rondleiding, stap 1 van 2')).toBeVisible();
    await userEvent.click(within(await card()).getByRole('button', { name: 'Overslaan' }));
    await gone();
    await userEvent.click(screen.getByRole('button', { name: 'Uitleg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rondleiding' }));
    expect(within(await card()).getByText('Rondleiding, stap 1 van 5')).toBeVisible();
  });

  it('is not shown to who has seen it', async () => {
    renderPortal('/', { user: seller({ newTours: [] }) });
    await screen.findByRole('heading', { name: 'Persoonlijke pagina' });
    await expect(screen.findByRole('complementary', {}, { timeout: 500 })).rejects.toThrow();
  });

  it('stays short for who has several roles', () => {
    expect(stepsOf(['portal']).length).toBe(3);
    expect(stepsOf(['portal', 'treasurer']).length).toBe(5);
    expect(stepsOf(['portal', 'seller', 'treasurer', 'chair']).length).toBe(6);
    expect(stepsOf(['chair']).length).toBe(2);
  });
});
