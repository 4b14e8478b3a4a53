import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea, testUser } from 'kit/testing';

import {
  SecretariatEndUserSessionDocument,
  SecretariatUserDevicesDocument,
  SecretariatUserSecondFactorDocument,
} from '../../../gql/graphql';
import { EditUserPage } from './EditUserPage';
import { choicesMock, jan, userMock } from './testUsers';

const device = {
  id: 's1',
  device: 'Firefox op Linux',
  address: '10.0.0.1',
  startedAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-22T14:30:00.000Z',
  isCurrent: false,
};
const variables = { userId: jan.id };
const devices = answer(SecretariatUserDevicesDocument, variables, { userSessions: [device] });
const noSecondFactor = answer(SecretariatUserSecondFactorDocument, variables, {
  userSecondFactor: { hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [] },
});
const end = { ...variables, id: 's1' };
const title = 'Waar deze gebruiker is ingelogd';

function open(mocks: MockLink.MockedResponse[] = [], role: 'Admin' | null = 'Admin') {
  renderArea(<EditUserPage />, {
    path: `/gebruikeraanpassen/${jan.id}`,
    route: '/gebruikeraanpassen/:uid',
    mocks: [choicesMock, userMock(jan), noSecondFactor, ...mocks],
    user: { ...testUser(['secGebruikers']), role },
  });
}

const card = async () => within(await screen.findByRole('region', { name: title }));

test('an Admin sees where a user is signed in and ends it there', async () => {
  open([devices, answer(SecretariatEndUserSessionDocument, end, { endUserSession: [] }, 1)]);
  const list = await card();
  expect(await list.findByText('Firefox op Linux')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Firefox op Linux beëindigen' }));
  expect(await list.findByText('Deze gebruiker is nergens ingelogd.')).toBeVisible();
});

test('what did not work is said, and the device stays', async () => {
  open([
    devices,
    refuse(SecretariatEndUserSessionDocument, end, 'Je hebt hier geen rechten voor.', { code: 'FORBIDDEN' }),
  ]);
  const list = await card();
  await userEvent.click(await list.findByRole('button', { name: 'Firefox op Linux beëindigen' }));
  expect(await list.findByText('Je hebt hier geen rechten voor.')).toBeVisible();
  expect(list.getByText('Firefox op Linux')).toBeVisible();
});
