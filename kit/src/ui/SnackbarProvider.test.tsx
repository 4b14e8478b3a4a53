import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button, type SnackbarOptions, SnackbarProvider, undos, useSnackbar, useUndos } from './index';

function Save({ options }: { options?: SnackbarOptions }) {
  const { show } = useSnackbar();
  return <Button onClick={() => show('Opgeslagen', options)}>Opslaan</Button>;
}

function start(options?: SnackbarOptions) {
  render(
    <SnackbarProvider>
      <Save options={options} />
    </SnackbarProvider>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Opslaan' }));

beforeEach(() => {
  jest.useFakeTimers();
  undos.forget();
});
afterEach(() => jest.useRealTimers());

test('tells politely, for three seconds', async () => {
  const user = start();
  await save(user);
  expect(screen.getByRole('status')).toHaveTextContent('Opgeslagen');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  wait(2900);
  expect(screen.getByText('Opgeslagen')).toBeVisible();
  wait(200);
  expect(screen.queryByText('Opgeslagen')).not.toBeInTheDocument();
});

test('waits under the pointer and while it has focus', async () => {
  const user = start({ undo: jest.fn() });
  await save(user);
  await user.hover(screen.getByText('Opgeslagen'));
  wait(10_000);
  expect(screen.getByText('Opgeslagen')).toBeVisible();
  await user.unhover(screen.getByText('Opgeslagen'));
  act(() => screen.getByRole('button', { name: 'Ongedaan maken' }).focus());
  wait(10_000);
  expect(screen.getByText('Opgeslagen')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Ongedaan maken' }).blur());
  wait(9000);
  expect(screen.getByText('Opgeslagen')).toBeVisible();
  wait(1000);
  expect(screen.queryByText('Opgeslagen')).not.toBeInTheDocument();
});

test('can be undone, once', async () => {
  const undo = jest.fn();
  const user = start({ undo });
  await save(user);
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Opgeslagen')).not.toBeInTheDocument();
});

test('is taken back once, here or in the inbox, within the hour and by who did it', async () => {
  const undo = jest.fn();
  const user = start({ undo });
  const { result } = renderHook(() => useUndos());
  await save(user);
  expect(result.current).toMatchObject([{ text: 'Opgeslagen' }]);
  act(() => undos.takeBack(result.current[0]!.id));
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(undo).toHaveBeenCalledTimes(1);

  await save(user);
  wait(11_000);
  expect(result.current).toHaveLength(1);
  wait(3_600_000);
  expect(result.current).toEqual([]);

  await save(user);
  act(() => undos.forget());
  expect(result.current).toEqual([]);
});

test('an error stays until it is closed', async () => {
  const user = start({ tone: 'error' });
  await save(user);
  wait(60_000);
  await user.click(screen.getByRole('button', { name: 'Melding sluiten' }));
  expect(screen.queryByText('Opgeslagen')).not.toBeInTheDocument();
});

test('the same text twice is shown once', async () => {
  const user = start();
  await save(user);
  await save(user);
  expect(screen.getAllByText('Opgeslagen')).toHaveLength(1);
});
