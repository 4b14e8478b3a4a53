import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';

import {
  Form,
  FormCheckbox,
  FormError,
  FormPasswordField,
  FormTextField,
  messages,
  password,
  requiredEmail,
  requiredText,
  SubmitButton,
} from './index';

const schema = object({ name: requiredText(), email: requiredEmail(), password: password() });
const empty = { name: '', email: '', password: '', isExternal: false };

function Example(props: {
  onSubmit: (values: typeof empty) => Promise<unknown>;
  afterSubmit?: 'keep' | 'clear';
  start?: typeof empty;
}) {
  return (
    <Form
      initialValues={props.start ?? empty}
      schema={schema}
      onSubmit={props.onSubmit}
      afterSubmit={props.afterSubmit}
    >
      <FormError incompleteMessage={messages.allFieldsRequired} />
      <FormTextField name="name" label="Naam" />
      <FormTextField name="email" label="E-mail" type="email" />
      <FormPasswordField name="password" label="Wachtwoord" autoComplete="new-password" />
      <FormCheckbox name="isExternal" label="Extern account (geen lid van de stichting)" />
      <SubmitButton>Toevoegen</SubmitButton>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Toevoegen' }));
const jan = { name: 'Jan Smulders', email: 'jan@voorbeeld.nl', password: 'geheim-genoeg', isExternal: false };

test('an empty form is not sent: each field says why, and the first wrong one gets focus', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  render(<Example onSubmit={onSubmit} />);
  await press(user);
  await waitFor(() => expect(field('Naam')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Alle velden moeten gevuld worden');
  expect(field('Naam')).toHaveAccessibleDescription('Verplicht');
  expect(field('E-mail')).toHaveAccessibleDescription('E-mail voldoet niet aan het juiste formaat');
  expect(field('Wachtwoord')).toHaveAccessibleDescription('Min 8 karakters');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field says what is wrong once it was left', async () => {
  const user = userEvent.setup();
  render(<Example onSubmit={jest.fn()} />);
  await user.type(field('E-mail'), 'jose@voorbeeld');
  expect(field('E-mail')).toBeValid();
  await user.tab();
  await waitFor(() => expect(field('E-mail')).toBeInvalid());
});

test('what is filled in and wrong is no empty field', async () => {
  const user = userEvent.setup();
  render(<Example onSubmit={jest.fn()} start={{ ...jan, email: 'jose@voorbeeld', password: '7tekens' }} />);
  await press(user);
  await waitFor(() => expect(field('E-mail')).toHaveFocus());
  expect(screen.queryByText('Alle velden moeten gevuld worden')).not.toBeInTheDocument();
});

test('sends the cleaned values, and the checkbox', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn().mockResolvedValue(undefined);
  render(<Example onSubmit={onSubmit} />);
  await user.type(field('Naam'), '  Jan Smulders ');
  await user.type(field('E-mail'), 'jan@voorbeeld.nl');
  await user.type(field('Wachtwoord'), 'geheim-genoeg');
  await user.click(screen.getByRole('checkbox'));
  await press(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...jan, isExternal: true }));
});

test("the server's errors come at their fields, stay while the value does, and keep what was typed", async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn().mockRejectedValue({ fields: { email: 'Dit e-mailadres is al in gebruik' } });
  render(<Example onSubmit={onSubmit} start={jan} />);
  await press(user);
  await waitFor(() => expect(field('E-mail')).toHaveFocus());
  expect(field('E-mail')).toHaveAccessibleDescription('Dit e-mailadres is al in gebruik');
  expect(field('Naam')).toHaveValue('Jan Smulders');
  await user.type(field('Naam'), '!');
  await user.tab();
  expect(field('E-mail')).toBeInvalid();
  await user.type(field('E-mail'), 'x');
  expect(field('E-mail')).toBeValid();
});

test('errors may be returned too; one for a field that is not shown goes to the top', async () => {
  const user = userEvent.setup();
  const onSubmit = jest
    .fn()
    .mockResolvedValue({ fields: { permissions: 'Onbekend recht' }, message: 'Niet opgeslagen' });
  render(<Example onSubmit={onSubmit} start={jan} />);
  await press(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Niet opgeslagen');
  expect(alert).toHaveTextContent('Onbekend recht');
});

test.each([
  [new Error('Deze gebruiker bestaat al'), 'Deze gebruiker bestaat al'],
  [new TypeError('Failed to fetch'), 'Dit is niet gelukt. Probeer het opnieuw.'],
])('a refusal as a whole is shown in red: %s', async (error, text) => {
  const user = userEvent.setup();
  render(<Example onSubmit={() => Promise.reject(error)} start={jan} />);
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Toevoegen' })).not.toHaveAttribute('aria-disabled');
});

test('is sent once, however often it is submitted', async () => {
  const user = userEvent.setup();
  let finish: (value?: unknown) => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<unknown>((resolve) => (finish = resolve)));
  render(<Example onSubmit={onSubmit} start={jan} />);
  await user.type(field('Naam'), '{Enter}{Enter}');
  await press(user);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Toevoegen' })).toHaveAttribute('aria-busy', 'true');
  await user.type(field('Naam'), ' jr');
  finish();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Toevoegen' })).not.toHaveAttribute('aria-busy'),
  );
  expect(field('Naam')).toHaveValue('Jan Smulders jr');
});

test('can be emptied after success', async () => {
  const user = userEvent.setup();
  render(<Example onSubmit={() => Promise.resolve()} afterSubmit="clear" />);
  await user.type(field('Naam'), jan.name);
  await user.type(field('E-mail'), jan.email);
  await user.type(field('Wachtwoord'), jan.password);
  await press(user);
  await waitFor(() => expect(field('Wachtwoord')).toHaveValue(''));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
