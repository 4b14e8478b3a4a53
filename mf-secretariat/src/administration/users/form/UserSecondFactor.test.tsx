import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, gone, pressIn, renderArea, testUser } from 'kit/testing';

import {
  SecretariatResetSecondFactorDocument,
  SecretariatUserDevicesDocument,
  SecretariatUserSecondFactorDocument,
  type SecretariatUserSecondFactorQuery,
} from '../../../gql/graphql';
import { EditUserPage } from './EditUserPage';
import { choicesMock, jan, userMock } from './testUsers';

type Factor = SecretariatUserSecondFactorQuery['userSecondFactor'];
const variables = { userId: jan.id };
const none: Factor = { hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [] };
const both: Factor = {
  hasAuthenticator: true,
  recoveryCodesLeft: 1,
  passkeys: [{ id: 'p', name: 'Telefoon', createdAt: '2026-11-20T08:00:00.000Z', usedAt: null }],
};
const state = (userSecondFactor: Factor) =>
  answer(SecretariatUserSecondFactorDocument, variables, { userSecondFactor });
const title = 'Inloggen in twee stappen';
const RESET = 'Tweede stap weghalen';

function open(mocks: MockLink.MockedResponse[], me: { id?: string; role?: 'Admin' | null } = {}) {
  renderArea(<EditUserPage />, {
    path: `/gebruikeraanpassen/${jan.id}`,
    route: '/gebruikeraanpassen/:uid',
    mocks: [
      choicesMock,
      userMock(jan),
      answer(SecretariatUserDevicesDocument, variables, { userSessions: [] }),
      ...mocks,
    ],
    user: { ...testUser(['secGebruikers']), role: 'Admin', ...me },
  });
}

const card = async () => within(await screen.findByRole('region', { name: title }));

test('an Admin sees what a user has set up, and takes it away after a question', async () => {
  open([
    state(both),
    answer(SecretariatResetSecondFactorDocument, variables, { resetSecondFactor: none }, 1),
  ]);
  const shown = await card();
  expect(
    await shown.findByText('Authenticator-app ingesteld, met nog 1 herstelcode. Passkeys: Telefoon.'),
  ).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: RESET }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Jan Smulders logt daarna alleen');
  await pressIn(userEvent.setup(), 'Weghalen', 'alertdialog');
  await gone();
  expect(await shown.findByText('Deze gebruiker heeft geen tweede stap ingesteld.')).toBeVisible();
  expect(shown.queryByRole('button', { name: RESET })).not.toBeInTheDocument();
});

test('an Admin does not take away their own here', async () => {
  open([state(both)], { id: jan.id });
  const shown = await card();
  expect(await shown.findByText(/Authenticator-app ingesteld/)).toBeVisible();
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});
