import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from 'kit/forms';
import { useState } from 'react';
import { number, object, string } from 'yup';

import {
  FormCheckboxGroup,
  FormChoice,
  FormDateField,
  FormEuroField,
  FormNumberField,
  FormSelect,
  FormTextArea,
  Switch,
} from './index';

const start = { story: '', edition: '', date: '', price: '' as number | '', photo: '', tags: [] as string[] };
const options = [
  { value: 'a', label: 'Eerste' },
  { value: 'b', label: 'Tweede' },
  { value: 'c', label: 'Derde', disabled: true },
];
const schema = object({
  story: string().required('Verplicht'),
  photo: string().required('Kies ja of nee'),
  price: number().typeError('Vul een getal in'),
});

function show(initialValues: Partial<typeof start> = {}) {
  const onSubmit = jest.fn(async () => undefined);
  render(
    <Form initialValues={{ ...start, ...initialValues }} schema={schema} onSubmit={onSubmit}>
      <FormTextArea name="story" label="Verhaal" />
      <FormSelect name="edition" label="Editie" options={options} placeholder="Kies een editie" />
      <FormDateField name="date" label="Datum" />
      <FormNumberField name="price" label="Prijs" />
      <FormChoice name="photo" label="Foto toevoegen?" options={options} />
      <FormCheckboxGroup name="tags" label="Tags" options={options} />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return { user: userEvent.setup(), onSubmit };
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });

test('every field gives its value to the form', async () => {
  const { user, onSubmit } = show();
  await user.type(screen.getByRole('textbox', { name: 'Verhaal' }), 'Regel 1{Enter}Regel 2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Editie' }), 'Tweede');
  await user.type(screen.getByLabelText('Datum'), '2027-02-07');
  await user.type(screen.getByRole('textbox', { name: 'Prijs' }), '6,20');
  await user.click(screen.getByRole('radio', { name: 'Eerste' }));
  await user.click(screen.getByRole('checkbox', { name: 'Tweede' }));
  await user.click(screen.getByRole('checkbox', { name: 'Eerste' }));
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledWith({
    story: 'Regel 1\nRegel 2',
    edition: 'b',
    date: '2027-02-07',
    price: 6.2,
    photo: 'a',
    tags: ['a', 'b'],
  });
});

test('what is missing or wrong is said at the field', async () => {
  const { user, onSubmit } = show({ price: 5 });
  await user.clear(screen.getByRole('textbox', { name: 'Prijs' }));
  await user.type(screen.getByRole('textbox', { name: 'Prijs' }), 'elf');
  await user.click(save());
  expect(await screen.findByText('Vul een getal in')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Verhaal' })).toHaveAccessibleDescription('Verplicht');
  expect(screen.getByRole('radiogroup', { name: 'Foto toevoegen?' })).toHaveAccessibleDescription(
    'Kies ja of nee',
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a number keeps the way it is typed, and shows a stored one with a comma', async () => {
  const { user } = show({ price: 6.5 });
  const price = screen.getByRole('textbox', { name: 'Prijs' });
  expect(price).toHaveValue('6,5');
  await user.clear(price);
  await user.type(price, '7,');
  expect(price).toHaveValue('7,');
  await user.type(price, '50');
  expect(price).toHaveValue('7,50');
});

test('what is disabled cannot be chosen', async () => {
  const { user } = show();
  await user.click(screen.getByRole('radio', { name: 'Derde' }));
  expect(screen.getByRole('radio', { name: 'Derde' })).not.toBeChecked();
  expect(screen.getByRole('option', { name: 'Derde' })).toBeDisabled();
});

function Example({ pending }: { pending?: boolean }) {
  const [isOn, setOn] = useState(false);
  return (
    <Switch
      label="Inschrijving"
      description={isOn ? 'Open' : 'Dicht'}
      isOn={isOn}
      onChange={setOn}
      pending={pending}
    />
  );
}

test('a switch is turned with mouse and keyboard, and says what it means', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const control = screen.getByRole('switch', { name: 'Inschrijving' });
  expect(control).not.toBeChecked();
  await user.click(control);
  expect(control).toBeChecked();
  expect(control).toHaveAccessibleDescription('Open');
  await user.keyboard(' ');
  expect(control).not.toBeChecked();
});

test('a switch that is being stored does not turn again', async () => {
  const user = userEvent.setup();
  render(<Example pending />);
  await user.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test.each([
  ['6,20', 620, '6,20'],
  ['€ 1.234,-', 123_400, '€ 1.234,-'],
  ['veel', 'veel', 'veel'],
  ['', '', ''],
])('%j as an amount is %j', async (typed, value, shown) => {
  const user = userEvent.setup();
  const onSubmit = jest.fn(async () => undefined);
  render(
    <Form initialValues={{ amount: 1205 }} onSubmit={onSubmit}>
      <FormEuroField name="amount" label="Bedrag" />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  const field = screen.getByRole('textbox', { name: 'Bedrag' });
  expect(field).toHaveValue('12,05');
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledWith({ amount: value });
  expect(field).toHaveValue(shown);
});
