import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, mockDownloads, press, renderArea, textOf } from 'kit/testing';

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
const saved = mockDownloads();

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
  const user = open(members([zoe, anja]));
  await user.type(await screen.findByRole('searchbox'), 'molen');
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^ledenlijst-\d{4}-\d\d-\d\d\.csv$/);
  const onlyZoe = 'Naam;Email;Telnr.;Adres\r\nZoë Müller;zoe@carnaval.example;+31 6 12345678;Molenstraat 11';
  expect(await textOf(saved[0]?.blob)).toBe(`\uFEFF${onlyZoe}`);
});

test('says so when there are no members', async () => {
  open(members([]));
  expect(await screen.findByText('Er zijn nog geen leden.')).toBeVisible();
});

const mail = { mail: { userId: '1', subject: 'Vergadering', html: '<p>Kom je ook?</p>' } };

test('a message with a subject and a text is sent to a member', async () => {
  const user = open(
    members([zoe, anja]),
    answer(SecretariatSendInternalMailDocument, mail, { sendInternalMail: true }, 1),
  );
  await press(user, 'Bericht sturen aan Zoë Müller');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bericht sturen' }));
  expect(dialog.getByText('Zoë Müller')).toBeVisible();
  await dialog.findByRole('textbox', { name: 'Bericht' });
  await press(user, 'Versturen');
  expect(await dialog.findAllByText('Verplicht')).toHaveLength(2);
  const subject = dialog.getByRole('textbox', { name: 'Onderwerp' });
  expect(subject).toHaveFocus();
  await user.type(subject, mail.mail.subject);
  await user.click(dialog.getByRole('textbox', { name: 'Bericht' }));
  await user.paste('Kom je ook?');
  await press(user, 'Versturen');
  expect(await screen.findByText('Bericht verstuurd')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
