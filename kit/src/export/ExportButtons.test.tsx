import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'kit/ui';

import { ExportButtons } from './index';

const saved: string[] = [];
let unwritable = false;

beforeEach(() => {
  saved.length = 0;
  unwritable = false;
  Object.assign(URL, {
    createObjectURL: () => {
      if (unwritable) throw new Error('no room');
      return 'blob:1';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

function open(allRows?: () => Promise<{ name: string }[]>) {
  render(
    <SnackbarProvider>
      <ExportButtons
        fileName="ledenlijst-2027-01-31"
        columns={[{ header: 'Naam', value: ({ name }: { name: string }) => name }]}
        rows={[{ name: 'Jan' }]}
        allRows={allRows}
      />
    </SnackbarProvider>,
  );
  return userEvent.setup();
}

test.each([
  ['Excel', 'ledenlijst-2027-01-31.xlsx'],
  ['CSV', 'ledenlijst-2027-01-31.csv'],
])('%s saves a file', async (name, file) => {
  const user = open();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(saved).toEqual([file]));
});

test('a file that cannot be made is told, and can be tried again', async () => {
  const user = open();
  unwritable = true;
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('Het bestand kan niet worden gemaakt. Probeer het opnieuw.')).toBeVisible();
  unwritable = false;
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toEqual(['ledenlijst-2027-01-31.csv']));
});

test('printing is what the browser does', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Afdrukken' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each(['CSV', 'Afdrukken'])('%s has all rows, where more are to be brought', async (name) => {
  const print = jest.fn();
  Object.assign(window, { print });
  const allRows = jest.fn().mockResolvedValue([{ name: 'Jan' }, { name: 'Piet' }]);
  const user = open(allRows);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(print.mock.calls.length + saved.length).toBe(1));
  expect(allRows).toHaveBeenCalledTimes(1);
});

test('a list that is not whole is not printed', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const user = open(() => Promise.reject(new Error('no connection')));
  await user.click(screen.getByRole('button', { name: 'Afdrukken' }));
  expect(await screen.findByText('De lijst kan niet worden gemaakt. Probeer het opnieuw.')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});
