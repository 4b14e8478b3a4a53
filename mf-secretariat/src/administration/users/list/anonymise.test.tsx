import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser } from 'kit/testing';

import {
  SecretariatAnonymiseUserDocument,
  SecretariatUserDevicesDocument,
  SecretariatUserSecondFactorDocument,
  SecretariatUserTokensDocument,
} from '../../../gql/graphql';
import { EditUserPage } from '../form/EditUserPage';
import { choicesMock, jan, refusal, userMock } from '../form/testUsers';

const closed = { ...jan, deactivatedAt: '2026-11-21T10:00:00.000Z', deactivatedBy: 'Truus' };
const anonymising = (result: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: SecretariatAnonymiseUserDocument, variables: { id: jan.id, revision: jan.revision } },
  result,
});
const userId = jan.id;

async function open(user: object, role: 'Admin' | null, ...mocks: MockLink.MockedResponse[]) {
  renderArea(<EditUserPage />, {
    path: `/gebruikeraanpassen/${jan.id}`,
    route: '/gebruikeraanpassen/:uid',
    mocks: [
      ...[choicesMock, userMock(user as never)],
      answer(SecretariatUserDevicesDocument, { userId }, { userSessions: [] }),
      answer(SecretariatUserTokensDocument, { userId }, { userApiTokens: [] }),
      answer(SecretariatUserSecondFactorDocument, { userId }, {
        userSecondFactor: { hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [] },
      } as never),
      ...mocks,
    ],
    user: { ...testUser(['secGebruikers']), role },
  });
  await screen.findByText(/gedeactiveerd op 21\/11\/2026 door Truus/);
}

async function confirm() {
  await userEvent.click(screen.getByRole('button', { name: 'Anonimiseren' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Jan Smulders anonimiseren?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Anonimiseren' }));
  return asked;
}

test('an Admin anonymises a closed account after a question, and is back at the list', async () => {
  const gone = { ...closed, name: 'Verwijderd account', revision: 5, isAnonymised: true };
  await open(closed, 'Admin', anonymising({ data: { anonymiseUser: gone } }));
  await confirm();
  expect(await screen.findByText('Gebruiker geanonimiseerd')).toBeVisible();
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
});

test('a refusal stays in the question', async () => {
  const message = 'Deactiveer dit account eerst.';
  await open(closed, 'Admin', anonymising(refusal('BAD_USER_INPUT', message)));
  const asked = await confirm();
  expect(await asked.findByText(message)).toBeVisible();
});

test('an anonymised account says so', async () => {
  await open({ ...closed, isAnonymised: true }, 'Admin');
  expect(screen.getByText(/en daarna geanonimiseerd\./)).toBeVisible();
  for (const name of ['Activeren', 'Anonimiseren'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
