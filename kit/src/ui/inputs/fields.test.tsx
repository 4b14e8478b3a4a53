import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Checkbox, PasswordInput, SearchField, TextInput } from '..';

test('a field has a name, help and an error that is read with it', () => {
  render(
    <TextInput
      label="E-mail"
      description="Voor uitnodigingen"
      error="E-mail voldoet niet aan het juiste formaat"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Voor uitnodigingen E-mail voldoet niet aan het juiste formaat');
});

test('a hidden label still names the field', () => {
  render(<TextInput label="Telefoonnummer" hideLabel />);
  expect(screen.getByRole('textbox', { name: 'Telefoonnummer' })).toBeValid();
});

test('a password can be shown and hidden, and keeps its text', async () => {
  const user = userEvent.setup();
  render(<PasswordInput label="Wachtwoord" defaultValue="alaaf-11" />);
  const input = screen.getByLabelText('Wachtwoord');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('alaaf-11');
  await user.click(screen.getByRole('button', { name: 'Wachtwoord verbergen' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a checkbox can be half checked, described and wrong', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <Checkbox label="Alles" description="Alle rechten" error="Verplicht" indeterminate onChange={onChange} />,
  );
  const box = screen.getByRole('checkbox', { name: 'Alles' });
  expect(box).toBePartiallyChecked();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Alle rechten Verplicht');
  await user.click(screen.getByText('Alles'));
  expect(onChange).toHaveBeenCalled();
});

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Zoek op naam" value={value} onChange={setValue} />;
}

test('the search box is emptied by its cross and by Escape', async () => {
  const user = userEvent.setup();
  render(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Zoek op naam' });
  await user.type(box, 'Smulders');
  await user.click(screen.getByRole('button', { name: 'Zoekveld leegmaken' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  await user.type(box, 'Jan{Escape}');
  expect(box).toHaveValue('');
});
