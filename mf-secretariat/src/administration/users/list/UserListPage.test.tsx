import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDownloads, renderArea, testUser, textOf } from 'kit/testing';

import { SecretariatRemoveUserDocument } from '../../../gql/graphql';
import { choicesMock, jan, krant, optocht, refusal } from '../form/testUsers';
import { asFirst, listed, usersMock } from './testUserList';
import { UserListPage } from './UserListPage';

const me = testUser(['sec', 'secGebruikers']);
const users = [
  listed(jan.id, jan.name, jan.email, {
    deactivatedAt: '2026-11-21T10:00:00.000Z',
    deactivatedBy: 'Truus',
    lastSignInAt: '2026-11-20T10:00:00.000Z',
    permissions: { general: ['sec', 'secFin'], commissions: [krant.id, optocht.id, `${optocht.id}-vz`] },
  }),
  listed('5', 'José Peters', 'peters@bakkerij.example', { isExternal: true }),
  listed(me.id, me.name, me.email, { role: 'Admin' }),
];
const [first, jose, own] = users as [(typeof users)[0], (typeof users)[0], (typeof users)[0]];
const removeJan = (result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: SecretariatRemoveUserDocument, variables: { id: jan.id } },
  result,
});
const saved = mockDownloads();

function open(...mocks: MockLink.MockedResponse[]) {
  renderArea(<UserListPage />, { path: '/gebruikers', mocks: [choicesMock, ...mocks], user: me });
  return userEvent.setup();
}

const card = (name: string) => screen.findByRole('group', { name });
const question = 'Weet je zeker dat je deze gebruiker wilt verwijderen?';

/** Opens the menu of somebody's card. */
async function menuOf(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(within(await card(name)).getByRole('button', { name: `Meer over ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
}

async function askToRemoveJan(user: ReturnType<typeof userEvent.setup>) {
  await user.click((await menuOf(user, 'Jan Smulders')).getByRole('button', { name: 'Verwijderen' }));
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
  expect(screen.getByRole('heading', { name: '3 gebruikers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gebruiker toevoegen' })).toHaveAttribute(
    'href',
    '/gebruikertoevoegen',
  );
});

test('a closed account is marked, can be opened again and removed, and others can be closed', async () => {
  const user = open(usersMock(users));
  const closed = within(await card('Jan Smulders'));
  expect(closed.getByText('Gedeactiveerd')).toBeVisible();
  expect(closed.getByText('Op 21/11/2026 door Truus')).toBeVisible();
  expect(closed.getByRole('button', { name: 'Activeren' })).toBeVisible();
  const his = await menuOf(user, 'Jan Smulders');
  expect(his.queryByRole('button', { name: 'Deactiveren' })).not.toBeInTheDocument();
  expect(his.getByRole('button', { name: 'Verwijderen' })).toBeVisible();
  await user.click(his.getByRole('button', { name: 'Sluiten' }));
  // Nothing that ends something stands on the card itself.
  expect(within(await card('José Peters')).getAllByRole('button')).toHaveLength(1);
  const hers = await menuOf(user, 'José Peters');
  for (const name of ['Deactiveren', 'Verwijderen']) expect(hers.getByRole('button', { name })).toBeVisible();
});

test("one's own account is marked and cannot be closed or removed", async () => {
  open(usersMock(users));
  const mine = within(await card(me.name));
  expect(mine.getByText('Beheerder')).toBeVisible();
  expect(mine.getByRole('link', { name: 'Aanpassen' })).toBeVisible();
  expect(mine.queryByRole('button')).not.toBeInTheDocument();
});

test('the server searches what was typed, and says how many it found', async () => {
  const search = (text: string) => ({ ...asFirst, filter: { search: text } });
  const user = open(usersMock(users), usersMock([jose], search('BAKKERIJ jose')), usersMock([], search('x')));
  const field = await screen.findByRole('searchbox', { name: 'Zoek op naam of e-mail' });
  await user.type(field, 'BAKKERIJ jose');
  expect(await screen.findByText('1 gevonden')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Jan Smulders' })).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'x');
  expect(await screen.findByText('Geen gebruiker gevonden')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await card('Jan Smulders')).toBeVisible();
});

test('filters by right, committee and kind of account, in an order, and forgets the filters at once', async () => {
  const filter = { permission: 'secFin' as const, commissionId: krant.id, isChair: true };
  const user = open(
    usersMock(users),
    usersMock([], { ...asFirst, filter: { permission: 'secFin' } }),
    usersMock([], { ...asFirst, filter: { permission: 'secFin', commissionId: krant.id } }),
    usersMock([jose], { ...asFirst, filter }),
    usersMock([first], { filter, order: 'lastSignIn' }),
    usersMock([own], { filter: {}, order: 'lastSignIn' }),
  );
  await card('Jan Smulders');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Recht'), 'Secretariaat: Financiën');
  await user.selectOptions(screen.getByLabelText('Commissie'), '7 - Krant');
  await user.selectOptions(screen.getByLabelText('Accounts'), 'Voorzitters');
  expect(await card('José Peters')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Jan Smulders' })).not.toBeInTheDocument());
  await user.selectOptions(screen.getByLabelText('Volgorde'), 'Laatst ingelogd eerst');
  expect(await card('Jan Smulders')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
  expect(await card(me.name)).toBeVisible();
});

test('people and their rights go along as a list, a column for each right', async () => {
  const user = open(usersMock(users));
  await card('Jan Smulders');
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^gebruikers-en-rechten-\d{4}-\d\d-\d\d\.csv$/);
  const [headings, ...rows] = (await textOf(saved[0]?.blob)).replace('\uFEFF', '').split('\r\n');
  expect(headings).toBe(
    'Naam;E-mail;Admin;Extern;Laatst ingelogd;Commissies;Secretariaat: Financiën;Secretariaat: Facturatie;Boerenploeg',
  );
  expect(rows.join('\r\n')).toContain(
    'Jan Smulders;jan@carnaval.example;;;20/11/2026;"3 - Optocht (voorzitter)\n7 - Krant";x;;',
  );
  expect(rows).toContain('José Peters;peters@bakkerij.example;;x;;;;;');
});

test('a removed user leaves the list at once', async () => {
  const user = open(
    usersMock(users, asFirst, 1),
    removeJan({ data: { removeUser: jan.id } }),
    usersMock([jose, own], { ...asFirst, first: 100 }),
  );
  const dialog = within(await askToRemoveJan(user));
  expect(dialog.getByText(/Jan Smulders \(jan@carnaval.example\) verliest meteen de toegang/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Gebruiker verwijderd')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '2 gebruikers' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Jan Smulders' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
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
