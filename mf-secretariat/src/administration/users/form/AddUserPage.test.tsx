import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderArea } from 'kit/testing';

import { SecretariatAddUserDocument } from '../../../gql/graphql';
import { AddUserPage } from './AddUserPage';
import { choicesMock, jan, krant, optocht, refusal } from './testUsers';

const sent = {
  name: jan.name,
  email: jan.email,
  phoneNumber: '',
  adres: '',
  password: 'geheim-genoeg',
  isExternal: true,
  permissions: { general: ['secFin'], commissions: [optocht.id, `${optocht.id}-vz`, krant.id], ends: [] },
};
const addMock = (user: object, result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: SecretariatAddUserDocument, variables: { user } },
  result,
});

const field = (label: string) => screen.findByLabelText(label);
const box = (name: string) => screen.findByRole('checkbox', { name });

function open(...mocks: MockLink.MockedResponse[]) {
  const { router } = renderArea(<AddUserPage />, {
    path: '/gebruikertoevoegen',
    mocks: [choicesMock, ...mocks],
  });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press, router };
}

const typedHere = 'Kies zelf een wachtwoord, voor wie geen mail heeft';

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await field('Naam'), sent.name);
  await user.type(await field('E-mail'), sent.email);
  await user.click(await field(typedHere));
  await user.type(await field('Wachtwoord'), sent.password);
}

test('an empty form is not sent and says what is missing', async () => {
  const { user, press } = open();
  await user.click(await field(typedHere));
  await press('Toevoegen');
  await waitFor(async () => expect(await field('Naam')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Alle velden moeten gevuld worden');
  expect(await field('Naam')).toHaveAccessibleDescription('Verplicht');
  expect(await field('E-mail')).toHaveAccessibleDescription('E-mail voldoet niet aan het juiste formaat');
  expect(await field('Wachtwoord')).toHaveAccessibleDescription('Min 8 karakters');
});

test('adds a user with rights and committees and goes to the list, without a leave warning', async () => {
  const { user, press } = open(addMock(sent, { data: { addUser: jan } }));
  await fillIn(user);
  await user.click(await box('Extern account (geen lid van de stichting)'));
  await user.click(await box('Financiën'));
  await user.click(await box('7 - Krant'));
  await user.click(await box('Voorzitter, 3 - Optocht'));
  await press('Toevoegen');
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
  expect(screen.getByText('Gebruiker toegevoegd')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('who gets no password here is sent an invitation: that is what happens unless one says otherwise', async () => {
  const { password: _none, ...invited } = {
    ...sent,
    isExternal: false,
    permissions: { general: [], commissions: [], ends: [] },
  };
  const { user, press } = open(addMock(invited, { data: { addUser: jan } }));
  expect(await field('Stuur een uitnodiging')).toBeChecked();
  expect(screen.queryByLabelText('Wachtwoord')).not.toBeInTheDocument();
  await user.type(await field('Naam'), sent.name);
  await user.type(await field('E-mail'), sent.email);
  // Typed, and thought better of.
  await user.click(await field(typedHere));
  await user.type(await field('Wachtwoord'), 'kort');
  await user.click(await field('Stuur een uitnodiging'));
  await press('Toevoegen');
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
});

test('a chair is a member: checking the one checks the other, unchecking the member ends both', async () => {
  const { user } = open();
  await user.click(await box('Voorzitter, 3 - Optocht'));
  expect(await box('3 - Optocht')).toBeChecked();
  await user.click(await box('3 - Optocht'));
  expect(await box('Voorzitter, 3 - Optocht')).not.toBeChecked();
  await user.click(await box('3 - Optocht'));
  expect(await box('Voorzitter, 3 - Optocht')).not.toBeChecked();
  await user.click(await box('Voorzitter, 3 - Optocht'));
  await user.click(await box('Voorzitter, 3 - Optocht'));
  expect(await box('3 - Optocht')).toBeChecked();
});

const simple = { ...sent, isExternal: false, permissions: { general: [], commissions: [], ends: [] } };

test.each([
  ['general', 'Onbekend recht'],
  ['commissions', 'Deze commissie bestaat niet'],
])('a refusal of the %s permissions is told at their tree', async (tree, message) => {
  const { user, press } = open(
    addMock(simple, refusal('BAD_USER_INPUT', message, { fields: { [`permissions.${tree}`]: message } })),
  );
  await fillIn(user);
  await press('Toevoegen');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
