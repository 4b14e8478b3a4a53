import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

/** The hands of who is at the screen. */
export type User = ReturnType<typeof userEvent.setup>;

/** Presses a button, as soon as it is there. */
export const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Presses a button of the open dialog, or of the open question. */
export const pressIn = async (user: User, name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  user.click(await within(await screen.findByRole(role)).findByRole('button', { name }));

/** Waits until no dialog is open. */
export const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
