import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderArea, testUser } from 'kit/testing';

import { SecretariatEditUserDocument } from '../../../gql/graphql';
import { EditUserPage } from '../form/EditUserPage';
import { choicesMock, jan, optocht, refusal, unchanged, userMock } from '../form/testUsers';
import { asFirst, listed, usersMock } from '../list/testUserList';
import { UserListPage } from '../list/UserListPage';

const chair = `${optocht.id}-vz`;
const end = (right: string, lastDay: string) => ({ __typename: 'RightEnd' as const, right, lastDay });
const sent = (ends: object[], general = unchanged.permissions.general) => ({
  ...unchanged,
  permissions: { ...unchanged.permissions, general, ends },
});
const edit = (user: object, result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: SecretariatEditUserDocument, variables: { id: jan.id, revision: 4, user } },
  result,
});
const saved = { data: { editUser: { ...jan, revision: 5 } } };

async function open(user: typeof jan, ...mocks: MockLink.MockedResponse[]) {
  renderArea(<EditUserPage />, {
    path: `/gebruikeraanpassen/${jan.id}`,
    route: '/gebruikeraanpassen/:uid',
    mocks: [choicesMock, userMock(user), ...mocks],
    user: testUser(['secGebruikers']),
  });
  await screen.findByLabelText('Naam');
  const events = userEvent.setup();
  const press = (name: string) => events.click(screen.getByRole('button', { name }));
  return { events, press };
}
const day = (lastDay: string) =>
  fireEvent.change(screen.getByLabelText('Laatste dag'), { target: { value: lastDay } });

test('a right or chair that is ticked gets a last day', async () => {
  const { events, press } = await open(jan, edit(sent([{ right: chair, lastDay: '2027-05-31' }]), saved));
  await press('Einddatum toevoegen');
  const right = screen.getByLabelText('Recht of commissie');
  expect(
    within(right)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Kies een recht',
    'Secretariaat: Financiën',
    'Boerenploeg',
    '3 - Optocht',
    '3 - Optocht (voorzitter)',
    '7 - Krant',
  ]);
  await events.selectOptions(right, '3 - Optocht (voorzitter)');
  day('2027-05-31');
  await press('Aanpassen');
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
});

test('a row that is not complete is not sent', async () => {
  const { press } = await open(jan);
  await press('Einddatum toevoegen');
  await press('Aanpassen');
  expect(await screen.findByLabelText('Recht of commissie')).toHaveAccessibleDescription('Verplicht');
  expect(screen.getByLabelText('Laatste dag')).toHaveAccessibleDescription('Verplicht');
});

test('an end goes with its right, and alone', async () => {
  const ending = { ...jan, rightEnds: [end('secFin', '2027-05-31'), end('vol', '2027-06-30')] };
  const { events, press } = await open(ending, edit(sent([], ['vol']), saved));
  expect(screen.getAllByLabelText('Laatste dag')).toHaveLength(2);
  await events.click(screen.getByRole('checkbox', { name: 'Financiën' }));
  expect(screen.getByLabelText('Laatste dag')).toHaveValue('2027-06-30');
  await press('Einddatum weghalen: Boerenploeg');
  await press('Aanpassen');
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
});

test('what the server refuses is told in the block', async () => {
  const message = 'Kies als einddatum vandaag of een latere dag.';
  const result = refusal('BAD_USER_INPUT', message, { fields: { 'permissions.ends': message } });
  const ending = { ...jan, rightEnds: [end('vol', '2020-01-01')] };
  const { press } = await open(ending, edit(sent([{ right: 'vol', lastDay: '2020-01-01' }]), result));
  await press('Aanpassen');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('the list says what ends and when', async () => {
  const user = listed(jan.id, jan.name, jan.email, {
    permissions: jan.permissions,
    rightEnds: [end(chair, '2027-05-31')],
  });
  renderArea(<UserListPage />, {
    path: '/gebruikers',
    mocks: [choicesMock, usersMock([user], asFirst)],
    user: testUser(['secGebruikers']),
  });
  expect(await screen.findByText('3 - Optocht (voorzitter) eindigt 31/05/2027')).toBeVisible();
});
