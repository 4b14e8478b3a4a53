import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import {
  SecretariatMembersDocument,
  type SecretariatMembersQuery,
  SecretariatSendInternalMailDocument,
} from '../../gql/graphql';
import { MemberListPage } from './MemberListPage';

type Members = SecretariatMembersQuery['members'];

const zoe = {
  id: '1',
  name: 'Zoë Müller',
  email: 'zoe@carnaval.example',
  phoneNumber: '+31 6 12345678',
  address: 'Molenstraat 11',
};
const anja = { id: '2', name: 'anja Derks', email: 'anja@carnaval.example', phoneNumber: '', address: '' };

const members = (list: Members) => answer(SecretariatMembersDocument, {}, { members: list });

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<MemberListPage />, { path: '/ledenlijst', mocks });
  return userEvent.setup();
}
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const names = async () => (await rows()).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('shows the members by name, with links to write and call', async () => {
  open(members([zoe, anja]));
  expect(await screen.findByText('Inladen ledenlijst...')).toBeVisible();
  expect(await names()).toEqual(['anja Derks', 'Zoë Müller']);
  expect(screen.getByText('2 leden')).toBeVisible();
  expect(screen.getByRole('link', { name: zoe.email })).toHaveAttribute('href', `mailto:${zoe.email}`);
  expect(screen.getByRole('link', { name: zoe.phoneNumber })).toHaveAttribute('href', 'tel:+31612345678');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Naam',
    'Email',
    'Telnr.',
    'Adres',
    'Acties',
  ]);
});

test('the order can be changed', async () => {
  const user = open(members([zoe, anja]));
  await press(user, 'Naam');
  expect(await names()).toEqual(['Zoë Müller', 'anja Derks']);
});

test('searches all columns, accents and capitals aside', async () => {
  const user = open(members([zoe, anja]));
  const field = await screen.findByRole('searchbox', { name: 'Zoek in de ledenlijst' });
  await user.type(field, 'molen ZOE');
  expect(await names()).toEqual(['Zoë Müller']);
  expect(screen.getByText('1 van 2 leden')).toBeVisible();
  await user.type(field, 'x');
  expect(screen.getByText('Geen lid gevonden')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await rows()).toHaveLength(2);
});

test('what is found can be taken along, named by the day', async () => {
  const saved: string[] = [];
  let csv: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      csv = blob;
      return 'blob:1';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const user = open(members([zoe, anja]));
  await user.type(await screen.findByRole('searchbox'), 'molen');
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^ledenlijst-\d{4}-\d\d-\d\d\.csv$/)]));
  const onlyZoe = 'Naam;Email;Telnr.;Adres\r\nZoë Müller;zoe@carnaval.example;+31 6 12345678;Molenstraat 11';
  expect(csv?.size).toBe(new TextEncoder().encode(`\uFEFF${onlyZoe}`).length);
  jest.restoreAllMocks();
});

test('says so when there are no members', async () => {
  open(members([]));
  expect(await screen.findByText('Er zijn nog geen leden.')).toBeVisible();
});

test('a list that cannot be loaded can be tried again', async () => {
  const user = open(
    refuse(SecretariatMembersDocument, {}, 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' }),
    members([zoe]),
  );
  expect(await screen.findByText('De ledenlijst kan niet worden geladen')).toBeVisible();
  await press(user, 'Opnieuw proberen');
  expect(await names()).toEqual(['Zoë Müller']);
  expect(screen.getByText('1 lid')).toBeVisible();
});

const mail = { mail: { userId: '1', subject: 'Vergadering', html: '<p>Kom je ook?</p>' } };

async function write(user: ReturnType<typeof userEvent.setup>) {
  await press(user, 'Bericht sturen aan Zoë Müller');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bericht sturen' }));
  await user.type(dialog.getByRole('textbox', { name: 'Onderwerp' }), mail.mail.subject);
  await user.click(await dialog.findByRole('textbox', { name: 'Bericht' }));
  await user.paste('Kom je ook?');
  return dialog;
}

test('a message is sent to a member', async () => {
  const user = open(
    members([zoe, anja]),
    answer(SecretariatSendInternalMailDocument, mail, { sendInternalMail: true }, 1),
  );
  const dialog = await write(user);
  expect(dialog.getByText('Zoë Müller')).toBeVisible();
  await press(user, 'Versturen');
  expect(await screen.findByText('Bericht verstuurd')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a message needs a subject and a text', async () => {
  const user = open(members([zoe]));
  await press(user, 'Bericht sturen aan Zoë Müller');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Bericht' });
  await press(user, 'Versturen');
  expect(await dialog.findAllByText('Verplicht')).toHaveLength(2);
  expect(dialog.getByRole('textbox', { name: 'Onderwerp' })).toHaveFocus();
});

test('what the server says stays in the dialog, with what was typed', async () => {
  const user = open(
    members([zoe]),
    refuse(SecretariatSendInternalMailDocument, mail, 'Je hebt te veel berichten gestuurd.', {
      code: 'RATE_LIMITED',
    }),
  );
  const dialog = await write(user);
  await press(user, 'Versturen');
  expect(await dialog.findByText('Je hebt te veel berichten gestuurd.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue('Vergadering');
});
