import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import {
  ClubAddPaymentDocument,
  ClubAddPaymentsDocument,
  ClubMemberChoicesDocument,
  type ClubMemberChoicesQuery,
  ClubRemovePaymentDocument,
} from '../gql/graphql';
import { member } from '../testClub';
import { thisYear } from './payments/usePaymentYears';
import { again, list, openMembers, openRow } from './testMembers';

const year = thisYear();
const jan = member('201901');
const paid = member('201901', {
  paidYears: [2019, 2020, year],
  payments: [...jan.payments, { year, via: 'manual', paidOn: `${year}-01-01`, amount: 1500 }],
});
type Node = ClubMemberChoicesQuery['clubMembers']['edges'][number]['node'];
const choice = (id: string, more: Partial<Node> = {}): Node => {
  const { membershipNumber, name, city, active, erased, endedOn, paidYears } = member(id);
  return { id, membershipNumber, name, city, active, erased, endedOn: endedOn ?? null, paidYears, ...more };
};
const choices = (search: string, members: Node[], totalCount = members.length) =>
  answer(
    ClubMemberChoicesDocument,
    { search },
    {
      clubMembers: { edges: members.map((node) => ({ node })), totalCount },
    },
  );
const found = () => screen.findByRole('list', { name: 'Gevonden leden' });

test('a payment is entered for a member who is searched', async () => {
  const { user } = openMembers([
    list([jan], { times: 1 }),
    choices(
      'ja',
      [
        choice('201901'),
        choice('200005', { name: 'Jan Alberts', active: false }),
        choice('199901', { name: '', erased: true }),
      ],
      13,
    ),
    answer(ClubAddPaymentDocument, { memberId: '201901', year }, { addClubPayment: paid }),
    again(paid),
  ]);
  await screen.findByRole('table', { name: 'Leden' });
  await press(user, 'Betaling noteren');
  const years = await screen.findByRole('combobox', { name: 'Jaar' });
  expect(years).toHaveValue(String(year));
  await waitFor(() => expect(within(years).getAllByRole('option')).toHaveLength(66));
  expect(within(years).getAllByRole('option').at(0)).toHaveTextContent('2034');
  expect(within(years).getAllByRole('option').at(-1)).toHaveTextContent('1969');
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Kies een lid')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op naam, nummer of plaats' }), 'ja');
  expect(within(await found()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('En nog 10: zoek preciezer.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Jan Alberts/ })).toHaveTextContent('Niet actief');
  await user.click(screen.getByRole('button', { name: /^Jan Jansen 201901, Roermond/ }));
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText(`${year} is betaald door Jan Jansen`)).toBeVisible();
  await gone();
  expect(await screen.findByRole('cell', { name: 'Ja' })).toBeVisible();
});

test('a list of who paid is entered at once; who had paid already is named', async () => {
  const ids = ['201901', '200005'];
  const { user } = openMembers([
    list([jan], { times: 1 }),
    choices('ja', [choice('201901'), choice('200005', { name: 'Jan Alberts' })]),
    answer(
      ClubAddPaymentsDocument,
      { memberIds: ids, year, amount: 1250 },
      { addClubPayments: { added: 1, notAdded: ['200005'], notJoined: [] } },
    ),
    again(paid),
  ]);
  await screen.findByRole('table', { name: 'Leden' });
  await press(user, 'Lijst met betalingen');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Jaar' })).toHaveValue(String(year)));
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Kies minstens één lid')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Bedrag in euro' }), '12,50');
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op naam, nummer of plaats' }), 'ja');
  for (const name of [/^Jan Jansen 201901/, /^Jan Alberts/])
    await user.click(within(await found()).getByRole('button', { name }));
  const chosen = screen.getByRole('list', { name: 'Gekozen leden' });
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(2);
  await press(user, 'Jan Alberts weghalen');
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(await found()).getByRole('button', { name: /^Jan Alberts/ }));
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('1 betaling ingevoerd')).toBeVisible();
  await gone();
  expect(screen.getByText(`${year} was al betaald door Jan Alberts.`)).toBeVisible();
});

test('who is chosen in the list pays together', async () => {
  const { user } = openMembers([
    list([jan, member('200005', { name: 'Jan Alberts' })], { times: 1 }),
    answer(
      ClubAddPaymentsDocument,
      { memberIds: ['201901', '200005'], year },
      { addClubPayments: { added: 2, notAdded: [], notJoined: [] } },
    ),
    again(paid),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Alle rijen kiezen' }));
  const bar = screen.getByRole('group', { name: 'Met gekozen leden' });
  expect(within(bar).getByRole('status')).toHaveTextContent('2 leden gekozen');
  await user.click(within(bar).getByRole('button', { name: 'Betaling noteren' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Jaar' })).toHaveValue(String(year)));
  const chosen = screen.getByRole('list', { name: 'Gekozen leden' });
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(2);
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('2 betalingen ingevoerd')).toBeVisible();
  await gone();
  expect(within(bar).getByRole('status')).toHaveTextContent('Kies leden om er samen iets mee te doen.');
});

test('nobody is found, and another is chosen', async () => {
  const { user } = openMembers([list([jan]), choices('xx', []), choices('ja', [choice('201901')])]);
  await press(user, 'Betaling noteren');
  const search = await screen.findByRole('searchbox', { name: 'Zoek op naam, nummer of plaats' });
  await user.type(search, 'xx');
  expect(await screen.findByText('Geen lid gevonden')).toBeVisible();
  await user.clear(search);
  // Enter takes the first, also when it is still searched for.
  await user.type(search, 'ja{Enter}');
  await press(user, 'Ander lid kiezen');
  expect(await screen.findByRole('searchbox', { name: 'Zoek op naam, nummer of plaats' })).toBeVisible();
});

const already = `Het jaar dat je toevoegt was al betaald door Jan Jansen`;

test.each([
  ['as the message', already, {}],
  ['at the field', 'Controleer de invoer.', { fields: { year: already } }],
])('a year that was paid already is an alert, told %s', async (_how, message, more) => {
  const { user } = openMembers([
    list([jan]),
    refuse(ClubAddPaymentDocument, { memberId: '201901', year: 2020 }, message, {
      code: 'BAD_USER_INPUT',
      ...more,
    }),
  ]);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Betaling noteren van Jan Jansen');
  const dialog = await screen.findByRole('dialog', { name: 'Betaling noteren' });
  expect(within(dialog).getByText('Jan Jansen')).toBeVisible();
  await screen.findByRole('option', { name: '2020' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jaar' }), '2020');
  await pressIn(user, 'Opslaan');
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(already));
  expect(dialog).toBeVisible();
});

test('all payments can be looked up, and a mistake taken away', async () => {
  const { user } = openMembers([
    list([paid], { times: 1 }),
    refuse(ClubRemovePaymentDocument, { memberId: '201901', year }, 'Dit gaat niet.', {
      code: 'BAD_USER_INPUT',
    }),
    answer(ClubRemovePaymentDocument, { memberId: '201901', year }, { removeClubPayment: jan }),
    again(jan),
  ]);
  await openRow(user, 'Jan Jansen');
  await press(user, 'Betalingen van Jan Jansen bekijken');
  const dialog = await screen.findByRole('dialog', { name: 'Betalingen van Jan Jansen' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `${year}Ingevoerd, 01/01/${year}, €\u00a015,00`,
    '2020Via de bank, 11/11/2020',
    '2019Geïmporteerd',
  ]);
  // What the bank says is not taken away here.
  expect(screen.queryByRole('button', { name: 'Betaling van 2020 verwijderen' })).not.toBeInTheDocument();
  await press(user, `Betaling van ${year} verwijderen`);
  expect(await screen.findByRole('alertdialog', { name: `Betaling van ${year} verwijderen?` })).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Dit gaat niet.')).toBeVisible();
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Betaling verwijderd')).toBeVisible();
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
});
