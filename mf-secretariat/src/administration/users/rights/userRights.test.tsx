import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import {
  SecretariatAddUserDocument,
  SecretariatEditUserDocument,
  SecretariatSameRightsDocument,
} from '../../../gql/graphql';
import { AddUserPage } from '../form/AddUserPage';
import { EditUserPage } from '../form/EditUserPage';
import { choicesMock, jan, krant, optocht, unchanged, userMock } from '../form/testUsers';
import { listed } from '../list/testUserList';

const MESSAGE = 'Dit is een extern account. Weet je het zeker?';
const asksFirst = { code: 'BAD_USER_INPUT', fields: { confirmExternal: MESSAGE } };
const box = (name: string) => screen.findByRole('checkbox', { name });

function openAdd(...mocks: MockLink.MockedResponse[]) {
  renderArea(<AddUserPage />, { path: '/gebruikertoevoegen', mocks: [choicesMock, ...mocks] });
  return userEvent.setup();
}
async function openEdit(...mocks: MockLink.MockedResponse[]) {
  const path = `/gebruikeraanpassen/${jan.id}`;
  renderArea(<EditUserPage />, {
    path,
    route: '/gebruikeraanpassen/:uid',
    mocks: [choicesMock, userMock(jan), ...mocks],
  });
  await screen.findByLabelText('Naam');
  return userEvent.setup();
}
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Extern account' }));

test('each right says what it is good for', async () => {
  openAdd();
  expect(await box('Financiën')).toHaveAccessibleDescription('Wat je met Financiën kunt.');
});

test('a role fills the rights, in the place of what was there', async () => {
  const user = openAdd();
  await user.click(await box('Boerenploeg'));
  await user.selectOptions(screen.getByLabelText('Rechten van een rol'), 'Penningmeester');
  await waitFor(async () => expect(await box('Financiën')).toBeChecked());
  expect(await box('Facturatie')).toBeChecked();
  expect(await box('Boerenploeg')).not.toBeChecked();
});

test('the rights of somebody else fill the trees; a chair is not copied', async () => {
  const piet = listed('9', 'Piet', 'piet@carnaval.example', {
    permissions: { general: ['sec', 'secFin'], commissions: [krant.id, optocht.id, `${optocht.id}-vz`] },
  });
  const found = { users: { edges: [{ node: piet }] } };
  const user = openAdd(answer(SecretariatSameRightsDocument, { search: '' }, found));
  await user.click(await screen.findByRole('button', { name: 'Zelfde rechten als …' }));
  await user.click(await screen.findByRole('button', { name: 'Piet (piet@carnaval.example)' }));
  await waitFor(async () => expect(await box('Financiën')).toBeChecked());
  expect(await box('3 - Optocht')).toBeChecked();
  expect(await box('7 - Krant')).toBeChecked();
  expect(await box('Voorzitter, 3 - Optocht')).not.toBeChecked();
});

test('a second chair is warned about, and not refused', async () => {
  const user = openAdd();
  await user.click(await box('Voorzitter, 7 - Krant'));
  expect(screen.queryByText(/heeft al een voorzitter/)).not.toBeInTheDocument();
  await user.click(await box('Voorzitter, 3 - Optocht'));
  expect(screen.getByText('Commissie 3 - Optocht heeft al een voorzitter: Piet Peters.')).toBeVisible();
  await user.click(await box('Voorzitter, 3 - Optocht'));
  expect(screen.queryByText(/heeft al een voorzitter/)).not.toBeInTheDocument();
});

test('what an external account gets is asked about, and saved when that is meant', async () => {
  const sent = { id: jan.id, revision: jan.revision, user: { ...unchanged, isExternal: true } };
  const user = await openEdit(
    refuse(SecretariatEditUserDocument, sent, MESSAGE, asksFirst),
    answer(
      SecretariatEditUserDocument,
      { ...sent, confirmExternal: true },
      { editUser: { ...jan, revision: 5 } },
    ),
  );
  await user.click(await box('Extern account (geen lid van de stichting)'));
  await user.click(screen.getByRole('button', { name: 'Aanpassen' }));
  const asked = await question();
  expect(asked.getByText(MESSAGE)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Toch opslaan' }));
  expect(await screen.findByText('Pagina /gebruikers')).toBeVisible();
});

test('thought better of, nothing is saved and what was typed stays', async () => {
  const sent = {
    name: 'Els',
    email: 'els@x.example',
    phoneNumber: '',
    adres: '',
    isExternal: true,
    permissions: { general: ['secFin' as const], commissions: [], ends: [] },
  };
  const user = openAdd(refuse(SecretariatAddUserDocument, { user: sent }, MESSAGE, asksFirst));
  await user.type(await screen.findByLabelText('Naam'), sent.name);
  await user.type(screen.getByLabelText('E-mail'), sent.email);
  await user.click(await box('Extern account (geen lid van de stichting)'));
  await user.click(await box('Financiën'));
  await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
  await user.click((await question()).getByRole('button', { name: 'Annuleren' }));
  expect(await screen.findByText('Er is niets opgeslagen.')).toBeVisible();
  expect(screen.getByLabelText('Naam')).toHaveValue('Els');
});
