import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormChoice } from 'kit/fields';
import { FormTextField, optionalEmail, requiredText } from 'kit/forms';
import { object, string } from 'yup';

import { Wizard, type WizardProps } from './index';

type Values = { title: string; hasLink: string; link: string; email: string };

const empty: Values = { title: '', hasLink: '', link: '', email: '' };
const schema = object({
  title: requiredText(),
  hasLink: string().required(),
  link: string().when('hasLink', { is: 'yes', then: (link) => link.required('Verplicht') }),
  email: optionalEmail(),
});
const yesNo = [
  { value: 'no', label: 'Nee' },
  { value: 'yes', label: 'Ja' },
];
const steps: WizardProps<Values>['steps'] = [
  {
    id: 'title',
    title: 'Titel',
    question: 'Wat is de titel?',
    fields: ['title'],
    render: () => <FormTextField name="title" label="Titel" />,
  },
  {
    id: 'link',
    title: 'Link',
    question: 'Is er een link?',
    fields: ['hasLink', 'link'],
    render: () => (
      <>
        <FormChoice name="hasLink" label="Is er een link?" hideLabel options={yesNo} />
        <FormTextField name="link" label="Adres" />
      </>
    ),
  },
  {
    id: 'email',
    title: 'E-mail',
    fields: ['email'],
    render: () => <FormTextField name="email" label="E-mailadres" />,
  },
];

function start(props: Partial<WizardProps<Values>> = {}) {
  const onSubmit = jest.fn<Promise<unknown>, [Values]>(() => Promise.resolve());
  const onCancel = jest.fn();
  render(
    <Wizard
      steps={steps}
      initialValues={empty}
      schema={schema}
      submitLabel="Plaatsen"
      onSubmit={onSubmit}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { user: userEvent.setup(), onSubmit, onCancel };
}

type User = ReturnType<typeof userEvent.setup>;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const question = (name: string) => screen.findByRole('heading', { name });

async function toLastStep(user: User) {
  await user.type(field('Titel'), 'Pronkzitting{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'Nee' }));
  await user.click(button('Volgende'));
  await question('E-mail');
}

test('one question per screen; it can go on when what is obligatory is there', async () => {
  const { user } = start();
  expect(screen.getByText('Stap 1 van 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Volgende' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Vorige' })).not.toBeInTheDocument();
  await user.type(field('Titel'), '  ');
  expect(screen.queryByRole('button', { name: 'Volgende' })).not.toBeInTheDocument();
  await user.type(field('Titel'), 'Pronkzitting');
  await user.click(button('Volgende'));

  expect(await question('Is er een link?')).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Titel' })).not.toBeInTheDocument();
  const items = within(screen.getByRole('list', { name: 'Stappen' })).getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('an earlier answer can make a field obligatory', async () => {
  const { user } = start();
  await user.type(field('Titel'), 'Pronkzitting{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'Ja' }));
  expect(screen.queryByRole('button', { name: 'Volgende' })).not.toBeInTheDocument();
  await user.type(field('Adres'), 'alaaf.nl');
  expect(button('Volgende')).toBeVisible();
});

test('a step can say itself when it is complete', async () => {
  const [first, ...rest] = steps;
  const { user } = start({
    steps: [{ ...first, isComplete: ({ title }) => title.length > 3 }, ...rest],
  });
  await user.type(field('Titel'), 'Bal');
  expect(screen.queryByRole('button', { name: 'Volgende' })).not.toBeInTheDocument();
  await user.type(field('Titel'), '!');
  expect(button('Volgende')).toBeVisible();
});

test('Enter goes to the next step, or says what is missing; going back keeps what was filled in', async () => {
  const { user, onSubmit } = start();
  await user.type(field('Titel'), '{Enter}');
  await waitFor(() => expect(field('Titel')).toHaveFocus());
  expect(field('Titel')).toHaveAccessibleDescription('Verplicht');
  await user.type(field('Titel'), 'Pronkzitting{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'Nee' }));
  await user.click(button('Vorige'));
  expect(await question('Wat is de titel?')).toHaveFocus();
  expect(field('Titel')).toHaveValue('Pronkzitting');
  await user.click(button('Volgende'));
  expect(await screen.findByRole('radio', { name: 'Nee' })).toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is wrong in a step is said there', async () => {
  const { user, onSubmit } = start();
  await toLastStep(user);
  await user.type(field('E-mailadres'), 'jan');
  await user.click(button('Plaatsen'));
  await waitFor(() => expect(field('E-mailadres')).toHaveFocus());
  expect(field('E-mailadres')).toHaveAccessibleDescription('E-mail voldoet niet aan het juiste formaat');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a double click answers one question', async () => {
  const { user } = start({ initialValues: { ...empty, title: 'Pronkzitting', hasLink: 'no' } });
  await user.dblClick(button('Volgende'));
  expect(await question('Is er een link?')).toBeVisible();
  expect(screen.getByText('Stap 2 van 3')).toBeVisible();
});

test('is sent once, however often the button is pressed, and also after the answer', async () => {
  let confirm: (value?: unknown) => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<unknown>((resolve) => (confirm = resolve)));
  const { user } = start({ onSubmit });
  await toLastStep(user);
  await user.click(button('Plaatsen'));
  await user.click(button('Plaatsen'));
  await user.type(field('E-mailadres'), '{Enter}');
  expect(button('Plaatsen')).toHaveAttribute('aria-busy', 'true');
  expect(button('Vorige')).toBeDisabled();
  confirm();
  await waitFor(() => expect(onSubmit).toHaveReturned());
  await user.type(field('E-mailadres'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ ...empty, title: 'Pronkzitting', hasLink: 'no' });
});

test("the server's error leads to the step of its field, and can be mended", async () => {
  const onSubmit = jest
    .fn<Promise<unknown>, [Values]>()
    .mockRejectedValueOnce({ fields: { title: 'Deze titel bestaat al' } })
    .mockResolvedValueOnce(undefined);
  const { user } = start({ onSubmit });
  await toLastStep(user);
  await user.click(button('Plaatsen'));
  expect(await question('Wat is de titel?')).toBeVisible();
  expect(field('Titel')).toHaveFocus();
  expect(field('Titel')).toHaveAccessibleDescription('Deze titel bestaat al');

  await user.type(field('Titel'), ' 2027{Enter}');
  await question('Is er een link?');
  await user.click(button('Volgende'));
  await question('E-mail');
  await user.click(button('Plaatsen'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(onSubmit.mock.lastCall?.[0].title).toBe('Pronkzitting 2027');
});

test('what is left can be skipped once all that is obligatory is there, sent once', async () => {
  const skip = {
    label: 'Meteen plaatsen',
    answers: ({ hasLink }: Values) => (hasLink === 'yes' ? undefined : { hasLink: 'no' }),
  };
  const { user, onSubmit } = start({ skip });
  const offer = () => screen.queryByRole('button', { name: 'Meteen plaatsen' });
  expect(offer()).not.toBeInTheDocument();
  await user.type(field('Titel'), 'Pronkzitting{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'Ja' }));
  expect(offer()).not.toBeInTheDocument();
  await user.click(button('Vorige'));
  await question('Wat is de titel?');
  expect(offer()).not.toBeInTheDocument();
  await user.click(button('Volgende'));
  await user.click(await screen.findByRole('radio', { name: 'Nee' }));
  await user.dblClick(button('Meteen plaatsen'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ title: 'Pronkzitting', hasLink: 'no' });
});

test('one way to skip saves in its own way, and what fails leaves the others as they were', async () => {
  const answers = () => ({ hasLink: 'no' });
  const keep = jest.fn().mockRejectedValue(new Error('Geen verbinding'));
  const { user, onSubmit } = start({
    skip: [
      { label: 'Meteen plaatsen', answers },
      { label: 'Bewaren', answers, onSubmit: keep },
    ],
  });
  await user.type(field('Titel'), 'Pronkzitting');
  await user.click(button('Bewaren'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Geen verbinding');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(button('Meteen plaatsen'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(keep).toHaveBeenCalledTimes(1);
});

test('cancelling asks first when something was filled in', async () => {
  const { user, onCancel } = start();
  await user.click(button('Annuleren'));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await user.type(field('Titel'), 'Pronk');
  await user.click(button('Annuleren'));
  await screen.findByRole('alertdialog', { name: 'Wijzigingen weggooien?' });
  await user.click(button('Verder bewerken'));
  expect(field('Titel')).toHaveValue('Pronk');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await user.click(button('Annuleren'));
  await user.click(await screen.findByRole('button', { name: 'Weggooien' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});
