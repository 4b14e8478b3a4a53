import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import {
  SecretariatImportUsersDocument,
  SecretariatUserImportDocument,
  type UserImportState,
} from '../../../gql/graphql';
import { choicesMock } from '../form/testUsers';
import { asFirst, usersMock } from '../list/testUserList';
import { UserListPage } from '../list/UserListPage';

const FILE =
  'Naam;E-mailadres;Tel.;Adres;Commissies;Extern;Maat\nAnna;anna@x.example;0611;Markt 1;3, Krant;ja;XL\nBert;;;;;;\n';
const rows = [
  {
    name: 'Anna',
    email: 'anna@x.example',
    phoneNumber: '0611',
    adres: 'Markt 1',
    commissions: '3, Krant',
    isExternal: 'ja',
  },
  { name: 'Bert', email: '', phoneNumber: '', adres: '', commissions: '', isExternal: '' },
];
const told = (state: UserImportState) => [
  { name: 'Anna', email: 'anna@x.example', state, problems: [] },
  { name: 'Bert', email: '', state: 'faulty' as const, problems: [{ field: 'email', message: 'Verplicht' }] },
];
const previewMock = answer(SecretariatUserImportDocument, { rows }, { userImportPreview: told('ready') });

async function open(content: string, ...mocks: MockLink.MockedResponse[]) {
  const again = usersMock([], { ...asFirst, first: 100 });
  renderArea(<UserListPage />, { path: '/gebruikers', mocks: [choicesMock, usersMock([]), again, ...mocks] });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Importeren' }));
  await user.upload(
    await screen.findByLabelText('Bestand met gebruikers'),
    new File([content], 'mensen.csv'),
  );
  return user;
}

test('shows what would happen with each row, and adds it when that is asked', async () => {
  const user = await open(
    FILE,
    previewMock,
    answer(SecretariatImportUsersDocument, { rows, isInvited: false }, { importUsers: told('added') }),
  );
  expect(await screen.findByText('1 nieuw, 1 klopt niet')).toBeVisible();
  expect(screen.getByText('E-mail: Verplicht')).toBeVisible();
  expect(screen.getByText('Deze kolommen worden niet overgenomen: Maat.')).toBeVisible();
  expect(screen.getByLabelText('Stuur uitnodigingen')).toBeChecked();
  await user.click(screen.getByLabelText('Stuur uitnodigingen'));
  await user.click(screen.getByRole('button', { name: 'Importeren' }));
  expect(await screen.findByText('1 toegevoegd, 1 klopt niet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Importeren' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Naar de gebruikers' }));
  expect(await screen.findByRole('link', { name: 'Gebruiker toevoegen' })).toBeVisible();
});

test('a failure keeps the file, and can be tried again', async () => {
  const sent = { rows, isInvited: true };
  const user = await open(
    FILE,
    previewMock,
    refuse(SecretariatImportUsersDocument, sent, 'Dit lukt nu niet.', { code: 'FORBIDDEN' }),
    answer(SecretariatImportUsersDocument, sent, { importUsers: told('added') }),
  );
  await user.click(await screen.findByRole('button', { name: 'Importeren' }));
  expect(await screen.findByText('Dit lukt nu niet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importeren' }));
  expect(await screen.findByText('1 toegevoegd, 1 klopt niet')).toBeVisible();
});

test('a file without a column for the address, or with too many rows, is not sent', async () => {
  const user = await open('Naam;Plaats\nAnna;Echt\n');
  expect(await screen.findByText('In dit bestand ontbreekt de kolom: E-mail.')).toBeVisible();
  const many = `Naam;E-mail\n${'Anna;a@x.example\n'.repeat(501)}`;
  await user.upload(screen.getByLabelText('Bestand met gebruikers'), new File([many], 'veel.csv'));
  expect(await screen.findByText('In dit bestand staan meer dan 500 regels. Deel het op.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Importeren' })).not.toBeInTheDocument();
});
