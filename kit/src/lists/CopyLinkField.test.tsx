import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';

import { CopyLinkField } from './index';

const url = 'https://portaal.example/geheim';

function open() {
  const user = userEvent.setup();
  render(
    <SnackbarProvider>
      <CopyLinkField label="Jouw privélink" url={url} />
    </SnackbarProvider>,
  );
  return user;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Jouw privélink' });

test('a link is shown to read, and copied', async () => {
  const user = open();
  expect(field()).toHaveValue(url);
  expect(field()).toHaveAttribute('readonly');
  await press(user, 'Kopieer');
  expect(await screen.findByText('Link gekopieerd')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('where the browser does not copy, the link is selected', async () => {
  const user = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await press(user, 'Kopieer');
  expect(
    await screen.findByText('Kopiëren lukt niet vanzelf. De link is geselecteerd: kopieer hem zelf.'),
  ).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)).toBe(url);
});
