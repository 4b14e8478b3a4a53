import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea, testUser } from 'kit/testing';

import {
  SecretariatRevokeUserTokenDocument,
  SecretariatUserDevicesDocument,
  SecretariatUserTokensDocument,
  SecretariatViewAsDocument,
} from '../../../gql/graphql';
import { EditUserPage } from './EditUserPage';
import { choicesMock, jan, userMock } from './testUsers';

const variables = { userId: jan.id };
const token = { id: 't1', name: 'boekhouding', expiresAt: '2099-01-01T23:00:00.000Z', usedAt: null };
const revoke = { ...variables, id: 't1' };

function open(mocks: MockLink.MockedResponse[] = [], role: 'Admin' | null = 'Admin') {
  renderArea(<EditUserPage />, {
    path: `/gebruikeraanpassen/${jan.id}`,
    route: '/gebruikeraanpassen/:uid',
    mocks: [
      ...[choicesMock, userMock(jan)],
      answer(SecretariatUserDevicesDocument, variables, { userSessions: [] }),
      answer(SecretariatUserTokensDocument, variables, { userApiTokens: [token] }),
      ...mocks,
    ],
    user: { ...testUser(['secGebruikers']), role },
  });
}

const tokens = async () =>
  within(await screen.findByRole('region', { name: 'API-tokens van deze gebruiker' }));

test('asks before an Admin sees the portal as somebody, and says what did not work', async () => {
  open([
    refuse(SecretariatViewAsDocument, variables, 'Deze gebruiker bestaat niet meer.', { code: 'NOT_FOUND' }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Bekijk als' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Portaal bekijken als Jan Smulders?' }),
  );
  expect(dialog.getByText(/Je kunt niets veranderen/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Bekijk als' }));
  expect(await dialog.findByText('Deze gebruiker bestaat niet meer.')).toBeVisible();
});

test('an Admin revokes a token of somebody', async () => {
  open([answer(SecretariatRevokeUserTokenDocument, revoke, { revokeUserApiToken: [] }, 1)]);
  const card = await tokens();
  await userEvent.click(await card.findByRole('button', { name: 'Token boekhouding intrekken' }));
  expect(await card.findByText('Deze gebruiker heeft geen tokens.')).toBeVisible();
});
