import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormTextField, requiredText } from 'kit/forms';
import { ApiError } from 'kit/graphql';
import { press } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';
import { object } from 'yup';

import { FormDialog } from './index';

type Values = { name: string; place: string };

const schema = object({ name: requiredText() });
const empty: Values = { name: '', place: '' };

function open(onSubmit: (values: Values) => Promise<unknown>) {
  const onClose = jest.fn();
  const { unmount } = render(
    <SnackbarProvider>
      <FormDialog<Values>
        title="Toevoegen"
        isOpen
        onClose={onClose}
        schema={schema}
        initialValues={empty}
        next={({ place }) => ({ ...empty, place })}
        onSubmit={onSubmit}
      >
        <FormTextField name="name" label="Naam" />
        <FormTextField name="place" label="Plaats" />
      </FormDialog>
    </SnackbarProvider>,
  );
  return { user: userEvent.setup(), onClose, unmount };
}

const field = (name: string) => screen.findByRole('textbox', { name });

test('the dialog stays for the next one, with what is the same, until the last one', async () => {
  const saved = jest.fn<Promise<void>, [Values]>(() => Promise.resolve());
  const { user, onClose } = open(saved);
  await user.type(await field('Naam'), 'Jan');
  await user.type(await field('Plaats'), 'Ulft');
  await press(user, 'Opslaan en volgende');
  await waitFor(async () => expect(await field('Naam')).toHaveValue(''));
  expect(await field('Naam')).toHaveFocus();
  expect(await field('Plaats')).toHaveValue('Ulft');
  expect(onClose).not.toHaveBeenCalled();
  await user.type(await field('Naam'), 'Piet');
  await press(user, 'Toevoegen');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls.map(([values]) => values)).toEqual([
    { name: 'Jan', place: 'Ulft' },
    { name: 'Piet', place: 'Ulft' },
  ]);
});

test('what is wrong or refused stays with what was typed, and does not change what the other button does', async () => {
  const saved = jest.fn<Promise<void>, [Values]>(() => Promise.resolve());
  saved.mockRejectedValueOnce(new ApiError('Bestaat al', 'BAD_USER_INPUT', { name: 'Bestaat al' }));
  const { user, onClose } = open(saved);
  await press(user, 'Opslaan en volgende');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription('Verplicht'));
  await user.type(await field('Naam'), 'Jan');
  await press(user, 'Opslaan en volgende');
  await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription('Bestaat al'));
  expect(await field('Naam')).toHaveValue('Jan');
  await user.type(await field('Naam'), 'sen');
  await press(user, 'Toevoegen');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('pressed twice it is sent once', async () => {
  let end: () => void = () => undefined;
  const saved = jest.fn<Promise<void>, [Values]>(() => new Promise((resolve) => (end = resolve)));
  const { user } = open(saved);
  await user.type(await field('Naam'), 'Jan');
  await press(user, 'Opslaan en volgende');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await user.type(await field('Naam'), '{Enter}');
  end();
  await waitFor(async () => expect(await field('Naam')).toHaveValue(''));
  expect(saved).toHaveBeenCalledTimes(1);
});

test('Enter presses the one that was pressed last, also when the dialog is opened again', async () => {
  const saved = jest.fn<Promise<void>, [Values]>(() => Promise.resolve());
  const first = open(saved);
  await first.user.type(await field('Naam'), 'Jan');
  await press(first.user, 'Opslaan en volgende');
  await waitFor(async () => expect(await field('Naam')).toHaveValue(''));
  await first.user.type(await field('Naam'), 'Piet{Enter}');
  await waitFor(async () => expect(await field('Naam')).toHaveValue(''));
  expect(saved).toHaveBeenCalledTimes(2);
  first.unmount();
  const again = open(saved);
  await again.user.type(await field('Naam'), 'Kees{Enter}');
  await waitFor(async () => expect(await field('Naam')).toHaveValue(''));
  await again.user.type(await field('Naam'), 'Wim');
  await press(again.user, 'Toevoegen');
  await waitFor(() => expect(again.onClose).toHaveBeenCalledTimes(1));
  again.unmount();
  const last = open(saved);
  await last.user.type(await field('Naam'), 'Bep{Enter}');
  await waitFor(() => expect(last.onClose).toHaveBeenCalledTimes(1));
  expect([first, again, last].map(({ onClose }) => onClose.mock.calls.length)).toEqual([0, 1, 1]);
});
