import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, testUser } from 'kit/testing';

import { ShellEndViewAsDocument } from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';

it('says on every page as whom an Admin looks, and why it could not be ended', async () => {
  const ended = refuse(ShellEndViewAsDocument, {}, 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' });
  renderPortal('/', { user: { ...testUser(), viewedBy: 'Anna' }, mocks: [ended] });
  expect(await screen.findByText(/Je bekijkt het portaal als/)).toHaveTextContent('Marieke van den Broek');
  await userEvent.click(screen.getByRole('button', { name: 'Stoppen met bekijken' }));
  expect(await screen.findByText(/Er ging iets mis\./)).toBeVisible();
});

it('is not there for who is signed in themselves', async () => {
  renderPortal('/', { user: testUser() });
  await screen.findByRole('heading', { name: 'Persoonlijke pagina' });
  expect(screen.queryByText(/Je bekijkt het portaal als/)).not.toBeInTheDocument();
});
