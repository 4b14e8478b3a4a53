import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, testUser } from 'kit/testing';

import { ShellDeclarationsToDecideDocument } from '../gql/graphql';
import { renderPortal } from '../testing/renderPortal';

const board = { ...testUser(['sec', 'secFin']), isDB: true };
const waiting = (declarationsToDecide: number) =>
  answer(ShellDeclarationsToDecideDocument, {}, { declarationsToDecide });

/** The menu, opened as on a phone. */
async function openMenu(user: typeof board, ...mocks: MockLink.MockedResponse[]) {
  renderPortal('/', { user, mocks });
  await userEvent.click(await screen.findByRole('button', { name: /menu/i }));
}

it('stands in the menu for who decides', async () => {
  await openMenu(board, waiting(7));
  const link = await screen.findByRole('link', { name: /^Financiën/ });
  expect(await screen.findByLabelText('7 wachten op een besluit')).toHaveTextContent('7');
  expect(link).toContainElement(screen.getByLabelText('7 wachten op een besluit'));
});

it('is left out when nothing waits', async () => {
  const answered = jest.fn(() => ({ data: { declarationsToDecide: 0 } }));
  const mock = { request: { query: ShellDeclarationsToDecideDocument, variables: {} }, result: answered };
  await openMenu(board, mock);
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: 'Financiën' })).toBeVisible();
});

it('is not asked for who does not decide', async () => {
  const answered = jest.fn(() => ({ data: { declarationsToDecide: 3 } }));
  const mock = { request: { query: ShellDeclarationsToDecideDocument, variables: {} }, result: answered };
  await openMenu({ ...board, isDB: false }, mock);
  expect(await screen.findByRole('link', { name: 'Financiën' })).toBeVisible();
  expect(await screen.findByText('Informatie intern gebruik')).toBeVisible();
  expect(answered).not.toHaveBeenCalled();
});
