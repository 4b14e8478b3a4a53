import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser } from 'kit/testing';

import {
  SecretariatDeactivateUserDocument,
  SecretariatReactivateUserDocument,
  SecretariatUserReturnsDocument,
  SecretariatUserDutiesDocument,
} from '../../../gql/graphql';
import { EditUserPage } from '../form/EditUserPage';
import { choicesMock, jan, refusal, userMock } from '../form/testUsers';
import { asFirst, listed, usersMock } from './testUserList';
import { UserListPage } from './UserListPage';

const piet = { __typename: 'Person' as const, id: '7', name: 'Piet Peters' };
const duty = (key: string, title: string, items: string[], otherwise = 'Niemand') => ({
  __typename: 'UserDuty' as const,
  ...{ key, title, items, otherwise, count: items.length, candidates: [piet], isHandedOver: true },
});
const duties = [
  duty('tasks', 'Open taken', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'De voorzitter van de commissie'),
  duty('advertisers', 'Adverteerders van de krant', ['Bakker']),
];
const closedJan = {
  ...listed(jan.id, jan.name, jan.email),
  ...{ revision: 5, deactivatedAt: '2026-11-21T10:00:00.000Z', deactivatedBy: 'Truus' },
};
const dutiesMock = (userDuties = duties) =>
  answer(SecretariatUserDutiesDocument, { userId: jan.id }, { userDuties });
const handOver = [
  { key: 'tasks', to: piet.id },
  { key: 'advertisers', to: null },
];
const closing = (given: object[], result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: {
    query: SecretariatDeactivateUserDocument,
    variables: { id: jan.id, revision: 4, handOver: given },
  },
  result,
});
const closed = (notHandedOver: object[] = []) => ({
  data: { deactivateUser: { user: closedJan, notHandedOver } },
});

async function openList(...mocks: MockLink.MockedResponse[]) {
  renderArea(<UserListPage />, {
    path: '/gebruikers',
    mocks: [choicesMock, usersMock([listed(jan.id, jan.name, jan.email)], asFirst, 1), ...mocks],
    user: testUser(['secGebruikers']),
  });
  const events = userEvent.setup();
  await screen.findByRole('group', { name: jan.name });
  /** Presses a button in the menu of the card. */
  const press = async (name: string) => {
    await events.click(screen.getByRole('button', { name: `Meer over ${jan.name}` }));
    const menu = within(await screen.findByRole('dialog', { name: jan.name }));
    await events.click(menu.getByRole('button', { name }));
  };
  return { events, press };
}
const nobodyLeft = usersMock([], { ...asFirst, first: 100 });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Gebruiker deactiveren' }));

test('asks for each kind who takes it over, and proposes nobody', async () => {
  const { events, press } = await openList(dutiesMock(), closing(handOver, closed()), nobodyLeft);
  await press('Deactiveren');
  const asked = await dialog();
  const tasks = await asked.findByLabelText('Open taken (7) overdragen aan');
  expect(tasks).toHaveDisplayValue('De voorzitter van de commissie');
  expect(asked.getByText('a, b, c, d, e en nog 2')).toBeVisible();
  expect(asked.getByLabelText('Adverteerders van de krant (1) overdragen aan')).toHaveDisplayValue('Niemand');
  await events.selectOptions(tasks, 'Piet Peters');
  await events.click(asked.getByRole('button', { name: 'Deactiveren' }));
  expect(await screen.findByText('Gebruiker gedeactiveerd')).toBeVisible();
  expect(await screen.findByText('Er zijn geen gebruikers om weer te geven.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what stays theirs is told, with nothing to choose', async () => {
  const declared = {
    ...duty('declarations', 'Open declaraties', ['Hekken'], 'Ze blijven staan.'),
    candidates: [],
  };
  await openList(dutiesMock([{ ...declared, isHandedOver: false }])).then(({ press }) =>
    press('Deactiveren'),
  );
  const told = within(await (await dialog()).findByRole('group', { name: 'Open declaraties' }));
  expect(told.getByText('Open declaraties (1)')).toBeVisible();
  expect(told.getByText('Hekken')).toBeVisible();
  expect(told.getByText('Ze blijven staan.')).toBeVisible();
  expect(told.queryByRole('combobox')).not.toBeInTheDocument();
});

test('what could not be handed over is told before the list goes on', async () => {
  const left = [{ __typename: 'NotHandedOver', title: 'Open taken', reason: 'Kies iemand anders.' }];
  const { events, press } = await openList(dutiesMock([]), closing([], closed(left)), nobodyLeft);
  await press('Deactiveren');
  const asked = await dialog();
  expect(await asked.findByText('Er is niets over te dragen.')).toBeVisible();
  await events.click(asked.getByRole('button', { name: 'Deactiveren' }));
  const told = within(await screen.findByRole('dialog', { name: 'Niet alles is overgedragen' }));
  expect(told.getByText('Open taken: Kies iemand anders.')).toBeVisible();
  await events.click(told.getByRole('button', { name: 'Begrepen' }));
  expect(await screen.findByText('Er zijn geen gebruikers om weer te geven.')).toBeVisible();
});

test('a refusal stays in the dialog, and cancelling closes nothing', async () => {
  const message = 'Dit is de laatste Admin. Maak eerst iemand anders Admin.';
  const { events, press } = await openList(dutiesMock([]), closing([], refusal('BAD_USER_INPUT', message)));
  await press('Deactiveren');
  const asked = await dialog();
  await asked.findByText('Er is niets over te dragen.');
  await events.click(asked.getByRole('button', { name: 'Deactiveren' }));
  expect(await asked.findByRole('alert')).toHaveTextContent(message);
  await events.click(asked.getByRole('button', { name: 'Annuleren' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: jan.name })).toBeVisible();
});

const returns = (userReturns: object[]): MockLink.MockedResponse => ({
  request: { query: SecretariatUserReturnsDocument, variables: { userId: jan.id } },
  result: { data: { userReturns } },
});

test('from the form too, where a closed account is opened again with its rights', async () => {
  const asClosed = { ...jan, deactivatedAt: '2026-11-21T10:00:00.000Z', deactivatedBy: 'Truus' };
  const permissions = { ...jan.permissions, general: [], commissions: [] };
  const reactivate: MockLink.MockedResponse = {
    request: { query: SecretariatReactivateUserDocument, variables: { id: jan.id, revision: 4 } },
    result: { data: { reactivateUser: { ...jan, revision: 5 } } },
  };
  renderArea(<EditUserPage />, {
    path: `/gebruikeraanpassen/${jan.id}`,
    route: '/gebruikeraanpassen/:uid',
    mocks: [choicesMock, userMock({ ...asClosed, permissions } as never), returns([]), reactivate],
    user: testUser(['secGebruikers']),
  });
  expect(await screen.findByText(/gedeactiveerd op 21\/11\/2026 door Truus/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Boerenploeg' })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Anonimiseren' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Activeren' }));
  expect(await screen.findByRole('button', { name: 'Deactiveren' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Boerenploeg' })).toBeChecked();
});

test('what is nobody’s since is offered to who comes back', async () => {
  const asClosed = { ...jan, deactivatedAt: '2026-11-21T10:00:00.000Z', deactivatedBy: 'Truus' };
  const free = [
    { key: 'chairs', title: 'Voorzitter van commissies', count: 1, items: ['7 - Club van 111'] },
    { key: 'advertisers', title: 'Adverteerders van de krant', count: 2, items: ['Bakker', 'Slager'] },
  ];
  const variables = { id: jan.id, revision: 4, giveBack: ['chairs'] };
  const reactivate: MockLink.MockedResponse = {
    request: { query: SecretariatReactivateUserDocument, variables },
    result: { data: { reactivateUser: { ...jan, revision: 5 } } },
  };
  renderArea(<EditUserPage />, {
    path: `/gebruikeraanpassen/${jan.id}`,
    route: '/gebruikeraanpassen/:uid',
    mocks: [choicesMock, userMock(asClosed as never), returns(free), reactivate],
    user: testUser(['secGebruikers']),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Activeren' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Wat krijgt deze gebruiker terug?' }));
  expect(asked.getByText('7 - Club van 111')).toBeVisible();
  await userEvent.click(asked.getByRole('checkbox', { name: 'Adverteerders van de krant (2)' }));
  await userEvent.click(asked.getByRole('button', { name: 'Activeren' }));
  expect(await screen.findByRole('button', { name: 'Deactiveren' })).toBeVisible();
});
