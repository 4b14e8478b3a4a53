import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, testUser } from 'kit/testing';

import {
  ShellCreateTokenDocument,
  ShellRevokeTokenDocument,
  ShellTokenChoicesDocument,
  ShellTokensDocument,
  type ShellTokensQuery,
} from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';

const token = (
  id: string,
  name: string,
  expiresAt = '2099-01-01T23:00:00.000Z',
  usedAt: string | null = null,
): ShellTokensQuery['apiTokens'][number] => ({ id, name, expiresAt, usedAt });
const books = token('1', 'boekhouding', undefined, '2026-11-22T14:30:00.000Z');
const old = token('2', 'oude website', '2026-01-01T23:00:00.000Z');
const choices = answer(
  ShellTokenChoicesDocument,
  {},
  {
    permissionCatalogue: [
      { id: 'sec', label: 'Secretariaat', children: [{ id: 'secFin', label: 'Financiën' }] },
      { id: 'vol', label: 'Boerenploeg', children: [] },
      { id: 'web', label: 'Website', children: [{ id: 'webNews', label: 'Nieuwsberichten' }] },
    ],
  },
);
const given = {
  ...{ name: 'agenda', permissions: ['secFin'], commissions: [], lastDay: '2099-11-11' },
  currentPassword: 'geheim',
};

async function open(...mocks: MockLink.MockedResponse[]) {
  const list = answer(ShellTokensDocument, {}, { apiTokens: [books, old] });
  renderPortal('/', { user: testUser(['secFin', 'vol']), mocks: [list, choices, ...mocks] });
  const card = await screen.findByRole('region', { name: 'API-tokens' });
  await userEvent.click(within(card).getByRole('button', { name: 'Tokens tonen' }));
  await within(card).findByText('boekhouding');
  return within(card);
}

async function fillIn(card: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(card.getByRole('button', { name: 'Token maken' }));
  await userEvent.type(await card.findByRole('textbox', { name: 'Waarvoor' }), given.name);
  await userEvent.click(card.getByRole('checkbox', { name: 'Financiën' }));
  await userEvent.clear(card.getByLabelText('Laatste dag'));
  await userEvent.type(card.getByLabelText('Laatste dag'), given.lastDay);
  await userEvent.type(card.getByLabelText('Huidig wachtwoord'), given.currentPassword);
  await userEvent.click(card.getByRole('button', { name: 'Token maken' }));
}

it('tells of each until when it works and when it was used', async () => {
  const card = await open();
  expect(
    card.getByText(/Werkt tot en met 01\/01\/2099\. Laatst gebruikt op 22\/11\/2026 15:30\./),
  ).toBeVisible();
  expect(card.getByText('Verlopen')).toBeVisible();
  expect(card.getByText(/Nog niet gebruikt\./)).toBeVisible();
});

it('makes one with the rights that one holds, and shows it once', async () => {
  const made = { token: 'carnaval_abc', apiTokens: [token('3', 'agenda'), books, old] };
  const card = await open(
    answer(ShellCreateTokenDocument, { token: given as never }, { createApiToken: made }, 1),
  );
  await userEvent.click(card.getByRole('button', { name: 'Token maken' }));
  await card.findByRole('checkbox', { name: 'Boerenploeg' });
  expect(card.queryByRole('checkbox', { name: 'Nieuwsberichten' })).not.toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Annuleren' }));

  await fillIn(card);
  expect(await card.findByRole('textbox', { name: 'Nieuw token' })).toHaveValue('carnaval_abc');
  expect(card.getByText('agenda')).toBeVisible();
  const user = userEvent.setup();
  await user.click(card.getByRole('button', { name: 'Kopieer' }));
  expect(await screen.findByText('Token gekopieerd')).toBeVisible();
});

it('says at the field what is wrong, and keeps what was typed', async () => {
  const fields = { currentPassword: 'Dit is niet je huidige wachtwoord' };
  const card = await open(
    refuse(ShellCreateTokenDocument, { token: given as never }, 'De invoer klopt niet.', {
      code: 'BAD_USER_INPUT',
      fields,
    }),
  );
  await fillIn(card);
  expect(await card.findByText(fields.currentPassword)).toBeVisible();
  expect(card.getByRole('textbox', { name: 'Waarvoor' })).toHaveValue(given.name);
});

it('revokes one', async () => {
  const card = await open(answer(ShellRevokeTokenDocument, { id: '1' }, { revokeApiToken: [old] }, 1));
  await userEvent.click(card.getByRole('button', { name: 'Token boekhouding intrekken' }));
  expect(await screen.findByText('Token ingetrokken')).toBeVisible();
  expect(card.queryByText('boekhouding')).not.toBeInTheDocument();
});
