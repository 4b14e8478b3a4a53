import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderArea, testUser } from 'kit/testing';

import { SecretariatEditUserDocument, SecretariatUserDocument } from '../../../gql/graphql';
import { EditUserPage } from './EditUserPage';
import { choicesMock, jan, refusal, unchanged, userMock } from './testUsers';

const edit = (
  revision: number,
  user: object,
  result: MockLink.MockedResponse['result'],
): MockLink.MockedResponse => ({
  request: { query: SecretariatEditUserDocument, variables: { id: jan.id, revision, user } },
  result,
});
const saved = { data: { editUser: { ...jan, revision: 5 } } };

function open(mocks: MockLink.MockedResponse[], me = testUser(['secGebruikers'])) {
  renderArea(<EditUserPage />, {
    path: `/gebruikeraanpassen/${jan.id}`,
    route: '/gebruikeraanpassen/:uid',
    mocks: [choicesMock, ...mocks],
    user: me,
  });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}

const field = (label: string) => screen.findByLabelText(label);
const box = (name: string) => screen.findByRole('checkbox', { name });

test('shows the user with rights, committees and history, and no password', async () => {
  const { user } = open([userMock(jan)]);
  expect(await field('Naam')).toHaveValue('Jan Smulders');
  expect(screen.queryByLabelText('Wachtwoord')).not.toBeInTheDocument();
  expect(await box('Secretariaat')).toBePartiallyChecked();
  expect(await box('Financiën')).toBeChecked();
  expect(await box('3 - Optocht')).toBeChecked();
  expect(await box('Voorzitter, 3 - Optocht')).toBeChecked();
  expect(await box('Voorzitter, 7 - Krant')).not.toBeChecked();
  await user.click(screen.getByText('Geschiedenis'));
  const lines = within(screen.getByRole('group', { name: '' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([...jan.changeLog].reverse());
});

test('saving an unchanged user changes nothing: the same rights and committees are sent', async () => {
  const { press } = open([userMock(jan), edit(4, unchanged, saved)]);
  await field('Naam');
  await press('Aanpassen');
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
  expect(screen.getByText('Gebruiker aangepast')).toBeVisible();
});

test('checking and unchecking leaves no unsaved edit', async () => {
  const { user } = open([userMock(jan)]);
  for (const name of ['Facturatie', '7 - Krant']) {
    await user.click(await box(name));
    await user.click(await box(name));
  }
  await user.click(screen.getByRole('link', { name: 'Terug' }));
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
});

test('an edited form is not left without a question', async () => {
  const { user, press } = open([userMock(jan)]);
  await user.click(await box('Facturatie'));
  await user.click(screen.getByRole('link', { name: 'Terug' }));
  await screen.findByRole('alertdialog');
  await press('Verlaten');
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
});

test('an unknown user is told, with a way back', async () => {
  const gone = { request: { query: SecretariatUserDocument, variables: { id: jan.id } } };
  open([{ ...gone, result: refusal('NOT_FOUND', 'Deze gebruiker bestaat niet (meer).') }]);
  expect(await screen.findByText('Deze gebruiker bestaat niet (meer).')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Naar de gebruikers' })).toHaveAttribute('href', '/gebruikers');
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
});

test('what an Admin does to an account is there for nobody else', async () => {
  open([userMock(jan)]);
  expect(await screen.findByRole('button', { name: 'Aanpassen' })).toBeVisible();
  expect(screen.queryByText(/Beheerder \(Admin\)/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bekijk als' })).not.toBeInTheDocument();
  for (const name of [
    'Waar deze gebruiker is ingelogd',
    'Inloggen in twee stappen',
    'API-tokens van deze gebruiker',
  ])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('a user that cannot be loaded can be tried again', async () => {
  const request = { query: SecretariatUserDocument, variables: { id: jan.id } };
  const { press } = open([{ request, error: new TypeError('Failed to fetch') }, userMock(jan), choicesMock]);
  await screen.findByRole('alert');
  await press('Opnieuw proberen');
  expect(await field('Naam')).toHaveValue('Jan Smulders');
});

describe('when somebody else was first', () => {
  const theirs = {
    ...jan,
    name: 'Jan Smolders',
    revision: 6,
    permissions: { ...jan.permissions, general: ['vol' as const] },
  };
  const mine = { ...unchanged, name: 'Jan Smulders jr' };
  const message = 'Deze gebruiker is intussen gewijzigd door Piet op 02/02/2027 11:11.';
  const conflict = refusal('CONFLICT', message, {
    revision: 6,
    modifiedBy: 'Piet',
    modifiedAt: '2027-02-02T10:11:00.000Z',
  });

  async function meetConflict(...more: MockLink.MockedResponse[]) {
    const { user, press } = open([userMock(jan), edit(4, mine, conflict), userMock(theirs), ...more]);
    await user.type(await field('Naam'), ' jr');
    await press('Aanpassen');
    const dialog = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet' });
    return { press, dialog };
  }

  test('shows who, when and both versions of what differs; mine is saved over theirs', async () => {
    const { press, dialog } = await meetConflict(edit(6, mine, saved));
    expect(dialog).toHaveTextContent('Piet heeft dit op 02/02/2027 11:11 opgeslagen');
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'NaamJan Smulders jrJan Smolders',
      'Secretariaat: FinanciënJaNee',
    ]);
    await press('Mijn versie opslaan');
    expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
  });

  test('the other version is taken over, and edited from there', async () => {
    const again = {
      ...unchanged,
      name: 'Jan Smolders!',
      permissions: { ...unchanged.permissions, general: ['vol'] },
    };
    const { press } = await meetConflict(edit(6, again, saved));
    await press('Andere versie overnemen');
    expect(await screen.findByText('De andere versie staat in het formulier')).toBeVisible();
    await waitFor(async () => expect(await field('Naam')).toHaveValue('Jan Smolders'));
    expect(await box('Financiën')).not.toBeChecked();
    await userEvent.type(await field('Naam'), '!');
    await press('Aanpassen');
    expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
  });
});
