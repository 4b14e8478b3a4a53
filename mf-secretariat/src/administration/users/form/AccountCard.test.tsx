import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea, testUser } from 'kit/testing';

import {
  SecretariatEditUserDocument,
  SecretariatSendPasswordLinkDocument,
  SecretariatSetAdminDocument,
  SecretariatUserDevicesDocument,
} from '../../../gql/graphql';
import { EditUserPage } from './EditUserPage';
import { choicesMock, jan, unchanged, userMock } from './testUsers';

const admin = { ...testUser(['secGebruikers']), role: 'Admin' as const };

async function open(mocks: MockLink.MockedResponse[], me: ReturnType<typeof testUser> = admin, user = jan) {
  renderArea(<EditUserPage />, {
    path: `/gebruikeraanpassen/${user.id}`,
    route: '/gebruikeraanpassen/:uid',
    mocks: [choicesMock, userMock(user), devices, ...mocks],
    user: me,
  });
  await screen.findByLabelText('Naam');
  return userEvent.setup();
}

const devices = answer(SecretariatUserDevicesDocument, { userId: jan.id }, { userSessions: [] });
const asked = { id: jan.id, revision: jan.revision, isAdmin: true };
const button = (name: string) => screen.getByRole('button', { name });

test('an Admin makes somebody Admin after a question; what was typed stays and is saved after it', async () => {
  const changed = { ...unchanged, name: 'Jan Anders' };
  const user = await open([
    answer(SecretariatSetAdminDocument, asked, { setAdmin: { ...jan, role: 'Admin', revision: 5 } }),
    answer(
      SecretariatEditUserDocument,
      { id: jan.id, revision: 5, user: changed },
      { editUser: { ...jan, name: 'Jan Anders', revision: 6 } },
    ),
  ]);
  await user.clear(screen.getByLabelText('Naam'));
  await user.type(screen.getByLabelText('Naam'), 'Jan Anders');
  await user.click(button('Admin maken'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Jan Smulders Admin maken?' }));
  await user.click(question.getByRole('button', { name: 'Admin maken' }));
  expect(await screen.findByText('Jan Smulders is nu Admin')).toBeVisible();
  expect(button('Admin afnemen')).toBeVisible();
  expect(screen.getByLabelText('Naam')).toHaveValue('Jan Anders');
  await user.click(button('Aanpassen'));
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
});

test('a refusal, such as of the last Admin, is said in the question', async () => {
  const message = 'Dit is de laatste Admin. Maak eerst iemand anders Admin.';
  const last = { ...jan, role: 'Admin' as never };
  const user = await open(
    [refuse(SecretariatSetAdminDocument, { ...asked, isAdmin: false }, message, { code: 'BAD_USER_INPUT' })],
    admin,
    last,
  );
  await user.click(button('Admin afnemen'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Jan Smulders geen Admin meer?' }));
  await user.click(question.getByRole('button', { name: 'Admin afnemen' }));
  expect(await question.findByRole('alert')).toHaveTextContent(message);
});

test('of oneself it is said, without a button', async () => {
  await open([], { ...admin, id: jan.id }, { ...jan, role: 'Admin' as never });
  expect(screen.getByText('Beheerder (Admin): ja.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Admin afnemen' })).not.toBeInTheDocument();
});

test('a link for the password is mailed, or refused', async () => {
  const variables = { userId: jan.id };
  const message = 'Te veel pogingen. Probeer het over 5 minuten opnieuw.';
  const user = await open([
    answer(SecretariatSendPasswordLinkDocument, variables, { sendPasswordLink: jan }, 1),
    refuse(SecretariatSendPasswordLinkDocument, variables, message, { code: 'RATE_LIMITED' }),
  ]);
  await user.click(button('Stuur een link om het wachtwoord te herstellen'));
  expect(await screen.findByText('Link verstuurd aan jan@carnaval.example')).toBeVisible();
  await user.click(button('Stuur een link om het wachtwoord te herstellen'));
  expect(await screen.findByText(message)).toBeVisible();
});

test('who has no password yet gets no such link', async () => {
  await open([], admin, { ...jan, invitation: { __typename: 'InvitationOfUser', state: 'sent' } as never });
  expect(screen.getByText(/heeft nog geen wachtwoord/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Stuur een link/ })).not.toBeInTheDocument();
});
