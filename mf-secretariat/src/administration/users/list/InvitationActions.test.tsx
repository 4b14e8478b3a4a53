import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea } from 'kit/testing';

import {
  type InvitationState,
  SecretariatRevokeInvitationDocument,
  SecretariatSendInvitationDocument,
} from '../../../gql/graphql';
import { choicesMock } from '../form/testUsers';
import { listed, usersMock } from './testUserList';
import { UserListPage } from './UserListPage';

const nelleke = (state: InvitationState | null, lastSignInAt: string | null = null) =>
  listed('9', 'Nelleke', 'nelleke@carnaval.example', {
    lastSignInAt,
    invitation: state && { state, expiresAt: '2026-11-29T10:00:00.000Z' },
  });

async function open(user: ReturnType<typeof nelleke>, ...mocks: MockLink.MockedResponse[]) {
  renderArea(<UserListPage />, { path: '/gebruikers', mocks: [usersMock([user]), choicesMock, ...mocks] });
  return within(await screen.findByRole('group', { name: 'Nelleke' }));
}

/** Opens the menu of the card. */
async function menu() {
  await userEvent.click(screen.getByRole('button', { name: 'Meer over Nelleke' }));
  return within(await screen.findByRole('dialog', { name: 'Nelleke' }));
}

const namesOf = (dialog: Awaited<ReturnType<typeof menu>>) =>
  dialog
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

test.each([
  ['none', 'Nog niet aangemeld', ['Uitnodigen']],
  ['sent', 'Nog niet aangemeld', ['Opnieuw uitnodigen', 'Uitnodiging intrekken']],
  ['expired', 'Uitnodiging verlopen', ['Opnieuw uitnodigen', 'Uitnodiging intrekken']],
  ['withdrawn', 'Uitnodiging ingetrokken', ['Uitnodigen']],
] as const)('of somebody without a password (%s) the card says so', async (state, text, buttons) => {
  const card = await open(nelleke(state));
  expect(card.getByText(text)).toBeVisible();
  expect(namesOf(await menu())).toEqual([...buttons, 'Deactiveren', 'Verwijderen']);
});

test('of somebody with a password the card has the last sign-in, and nothing of an invitation', async () => {
  const card = await open(nelleke(null, '2026-11-20T10:00:00.000Z'));
  expect(card.getByText('Laatst ingelogd op 20/11/2026')).toBeVisible();
  expect(namesOf(await menu())).toEqual(['Deactiveren', 'Verwijderen']);
});

test('an invitation is sent again, and taken back; the card follows', async () => {
  const { id } = nelleke('sent');
  const card = await open(
    nelleke('expired'),
    answer(SecretariatSendInvitationDocument, { id }, { sendInvitation: nelleke('sent') }, 1),
    answer(SecretariatRevokeInvitationDocument, { id }, { revokeInvitation: nelleke('withdrawn') }, 1),
  );
  await userEvent.click((await menu()).getByRole('button', { name: 'Opnieuw uitnodigen' }));
  expect(await card.findByText('Nog niet aangemeld')).toBeVisible();
  expect(screen.getByText('Uitnodiging verstuurd')).toBeVisible();
  await userEvent.click((await menu()).getByRole('button', { name: 'Uitnodiging intrekken' }));
  await waitFor(() => expect(card.queryByText('Nog niet aangemeld')).not.toBeInTheDocument());
  expect((await menu()).getByRole('button', { name: 'Uitnodigen' })).toBeVisible();
});
