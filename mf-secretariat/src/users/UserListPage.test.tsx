import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderArea, testUser } from 'kit/testing';

import { SecretariatRemoveUserDocument, SecretariatUsersDocument } from '../gql/graphql';
import { jan, refusal } from './testUsers';
import { UserListPage } from './UserListPage';

const summary = (id: string, name: string, email: string, more: object = {}) => ({
  __typename: 'User',
  id,
  name,
  email,
  isExternal: false,
  role: null,
  lastSignInAt: null,
  invitation: null,
  ...more,
});
const me = testUser(['sec', 'secGebruikers']);
const users = [
  summary(jan.id, jan.name, jan.email),
  summary('5', 'José Peters', 'peters@bakkerij.example', { isExternal: true }),
  summary(me.id, me.name, me.email, { role: 'Admin' }),
];
const usersMock = (list: object[]): MockLink.MockedResponse => ({
  request: { query: SecretariatUsersDocument },
  result: { data: { users: list } },
});
const removeJan = (result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: SecretariatRemoveUserDocument, variables: { id: jan.id } },
  result,
});

function open(...mocks: MockLink.MockedResponse[]) {
  renderArea(<UserListPage />, { path: '/gebruikers', mocks, user: me });
  return userEvent.setup();
}

const card = (name: string) => screen.findByRole('group', { name });
const question = 'Weet je zeker dat je deze gebruiker wilt verwijderen?';

async function askToRemoveJan(user: ReturnType<typeof userEvent.setup>) {
  await user.click(within(await card('Jan Smulders')).getByRole('button', { name: 'Verwijderen' }));
  return screen.findByRole('alertdialog', { name: question });
}

test('shows a card per user, with what they are and what can be done', async () => {
  open(usersMock(users));
  expect(await screen.findByText('Gebruikers laden...')).toBeInTheDocument();
  const peters = within(await card('José Peters'));
  expect(peters.getByText('peters@bakkerij.example')).toBeVisible();
  expect(peters.getByText('Extern')).toBeVisible();
  expect(peters.getByRole('link', { name: 'Aanpassen' })).toHaveAttribute('href', '/gebruikeraanpassen/5');
  expect(within(await card('Jan Smulders')).queryByText('Extern')).not.toBeInTheDocument();
  expect(screen.getByText('3 gebruikers')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gebruiker toevoegen' })).toHaveAttribute(
    'href',
    '/gebruikertoevoegen',
  );
});

test("one's own account is marked and cannot be removed", async () => {
  open(usersMock(users));
  const own = within(await card(me.name));
  expect(own.getByText('Beheerder')).toBeVisible();
  expect(own.getByRole('link', { name: 'Aanpassen' })).toBeVisible();
  expect(own.queryByRole('button', { name: 'Verwijderen' })).not.toBeInTheDocument();
});

test('searches name and email, accents and capitals aside', async () => {
  const user = open(usersMock(users));
  const field = await screen.findByRole('searchbox', { name: 'Zoek op naam of e-mail' });
  await user.type(field, 'BAKKERIJ jose');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('1 gevonden')).toBeInTheDocument();
  await user.type(field, 'x');
  expect(screen.getByText('Geen gebruiker gevonden')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('says so when there are no users', async () => {
  open(usersMock([]));
  expect(await screen.findByText('Er zijn geen gebruikers om weer te geven.')).toBeVisible();
});

test('a list that cannot be loaded can be tried again', async () => {
  const user = open(
    { request: { query: SecretariatUsersDocument }, error: new TypeError('Failed to fetch') },
    usersMock(users),
  );
  expect(await screen.findByText('De gebruikers konden niet worden geladen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await card('Jan Smulders')).toBeVisible();
});

test('a removed user leaves the list at once', async () => {
  const user = open(usersMock(users), removeJan({ data: { removeUser: jan.id } }));
  const dialog = within(await askToRemoveJan(user));
  expect(dialog.getByText(/Jan Smulders \(jan@carnaval.example\) verliest meteen de toegang/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Gebruiker verwijderd')).toBeVisible();
  expect(screen.queryByText('Jan Smulders')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('2 gebruikers')).toBeVisible();
});

test('cancelling removes nothing', async () => {
  const user = open(usersMock(users));
  const dialog = within(await askToRemoveJan(user));
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await card('Jan Smulders')).toBeVisible();
});

test('a refused removal is told in the dialog, and is forgotten when it closes', async () => {
  const message = 'Deze gebruiker bestaat niet (meer).';
  const user = open(usersMock(users), removeJan(refusal('NOT_FOUND', message)));
  const dialog = within(await askToRemoveJan(user));
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  expect(within(await askToRemoveJan(user)).queryByRole('alert')).not.toBeInTheDocument();
});
