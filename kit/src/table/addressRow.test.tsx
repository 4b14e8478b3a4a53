import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddressRow } from 'kit/lists';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { Table } from './index';

const people = [
  { id: 'a', name: 'Jan' },
  { id: 'b', name: 'Piet' },
];

function People() {
  return (
    <Table
      caption="Mensen"
      columns={[{ id: 'name', header: 'Naam', cell: ({ name }) => name }]}
      rows={people}
      rowKey={({ id }) => id}
      details={{ name: ({ name }) => name, render: ({ name }) => `Alles van ${name}` }}
      {...useAddressRow()}
    />
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <People /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), search: () => router.state.location.search, router };
}

const row = (name: string) => screen.getByRole('button', { name: `Details van ${name}` });

test('a shared link opens its row, one that is not there opens none', () => {
  open('/lijst?open=b');
  expect(screen.getByText('Alles van Piet')).toBeVisible();
  expect(row('Jan')).toHaveAttribute('aria-expanded', 'false');
});

test('an unknown row', () => {
  open('/lijst?open=weg');
  expect(screen.queryByText(/^Alles van/)).not.toBeInTheDocument();
});

test('the row that was opened last is in the address, until it is closed', async () => {
  const { user, search } = open('/lijst');
  await user.click(row('Jan'));
  await user.click(row('Piet'));
  await waitFor(() => expect(search()).toBe('?open=b'));
  await user.click(row('Jan'));
  expect(screen.getByText('Alles van Piet')).toBeVisible();
  await user.click(row('Piet'));
  await waitFor(() => expect(search()).toBe(''));
});
