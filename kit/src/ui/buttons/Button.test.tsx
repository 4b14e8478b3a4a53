import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { Button, IconButton, LinkButton } from '..';

test('a pending button does nothing, keeps its name and its focus', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Opslaan</Button>);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  rerender(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} pending>
        Opslaan
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Opslaan' });
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a link that looks like a button is a link', () => {
  render(<LinkButton to="/gebruikertoevoegen">Toevoegen</LinkButton>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Toevoegen' })).toHaveAttribute('href', '/gebruikertoevoegen');
});

test('an icon button has a name and shows it on focus and on hover; Escape hides it', async () => {
  const user = userEvent.setup();
  render(<IconButton aria-label="Aanpassen">x</IconButton>);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Aanpassen' })).toHaveFocus();
  expect(screen.getByText('Aanpassen')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Aanpassen')).not.toBeInTheDocument();
  await user.hover(screen.getByRole('button'));
  expect(await screen.findByText('Aanpassen')).toBeVisible();
  await user.unhover(screen.getByRole('button'));
  await waitFor(() => expect(screen.queryByText('Aanpassen')).not.toBeInTheDocument());
});

test('what an icon says stays while the pointer is on it', async () => {
  const user = userEvent.setup();
  render(<IconButton aria-label="Aanpassen">x</IconButton>);
  await user.hover(screen.getByRole('button'));
  const text = await screen.findByText('Aanpassen');
  jest.useFakeTimers();
  try {
    fireEvent.pointerLeave(screen.getByRole('button'));
    fireEvent.pointerEnter(text);
    act(() => jest.advanceTimersByTime(60_000));
    expect(text).toBeVisible();
    fireEvent.pointerLeave(text);
    act(() => jest.advanceTimersByTime(1000));
    expect(text).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
