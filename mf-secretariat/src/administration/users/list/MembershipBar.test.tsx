import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import { SecretariatChangeMembershipDocument, SecretariatSetRightEndDocument } from '../../../gql/graphql';
import { choicesMock, krant } from '../form/testUsers';
import { asFirst, listed, usersMock } from './testUserList';
import { UserListPage } from './UserListPage';

const users = [
  listed('1', 'Anna', 'anna@carnaval.example'),
  listed('2', 'Bert', 'bert@carnaval.example'),
  listed('3', 'Cor', 'cor@carnaval.example'),
];

async function open(...mocks: MockLink.MockedResponse[]) {
  const again = usersMock(users, { ...asFirst, first: 100 });
  renderArea(<UserListPage />, {
    path: '/gebruikers',
    mocks: [choicesMock, usersMock(users), again, ...mocks],
  });
  await screen.findByRole('group', { name: 'Anna' });
  // Comes with the choices, which may arrive after the list.
  await screen.findByRole('checkbox', { name: 'Alles op deze pagina' });
  return userEvent.setup();
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('who is ticked goes into the committee, and what became of each is said', async () => {
  const variables = { userIds: ['1', '3'], commissionId: krant.id, isMember: true };
  const user = await open(
    answer(SecretariatChangeMembershipDocument, variables, {
      changeMembership: [
        { userId: '1', name: 'Anna', outcome: 'changed', reason: null },
        { userId: '3', name: 'Cor', outcome: 'refused', reason: 'Dat doet een Admin.' },
      ],
    }),
  );
  await user.click(box('Kies Anna'));
  await user.click(box('Kies Cor'));
  expect(screen.getByRole('heading', { name: '2 gebruikers gekozen' })).toBeVisible();
  expect(button('In commissie zetten')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Commissie'), '7 - Krant');
  await user.click(button('In commissie zetten'));
  expect(await screen.findByText('1 gewijzigd')).toBeVisible();
  expect(screen.getByText('Cor: Dat doet een Admin.')).toBeVisible();
  expect(box('Kies Anna')).not.toBeChecked();
  expect(box('Kies Cor')).toBeChecked();
});

test('everybody on the page goes out of the committee', async () => {
  const variables = { userIds: ['1', '2', '3'], commissionId: krant.id, isMember: false };
  const changeMembership = users.map(({ id, name }) => ({
    userId: id,
    name,
    outcome: id === '2' ? ('unchanged' as const) : ('changed' as const),
    reason: null,
  }));
  const user = await open(answer(SecretariatChangeMembershipDocument, variables, { changeMembership }));
  await user.click(box('Alles op deze pagina'));
  expect(box('Kies Bert')).toBeChecked();
  await user.selectOptions(screen.getByLabelText('Commissie'), '7 - Krant');
  await user.click(button('Uit commissie halen'));
  expect(await screen.findByText('2 gewijzigd')).toBeVisible();
  expect(screen.getByText('Bij 1 was het al zo.')).toBeVisible();
  expect(box('Alles op deze pagina')).not.toBeChecked();
});

test('a right of several gets a last day, and loses it', async () => {
  const right = `${krant.id}-vz`;
  const ended = (lastDay: string | null, outcome: 'changed' | 'unchanged') =>
    answer(
      SecretariatSetRightEndDocument,
      { userIds: ['1'], right, lastDay },
      { setRightEnd: [{ userId: '1', name: 'Anna', outcome, reason: null }] },
    );
  const again = usersMock(users, { ...asFirst, first: 100 });
  const user = await open(ended('2027-05-31', 'changed'), ended(null, 'unchanged'), again);
  await user.click(box('Kies Anna'));
  await user.selectOptions(screen.getByLabelText('Recht of commissie'), '7 - Krant (voorzitter)');
  expect(button('Einddatum zetten')).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Laatste dag'), { target: { value: '2027-05-31' } });
  await user.click(button('Einddatum zetten'));
  expect(await screen.findByText('1 gewijzigd')).toBeVisible();
  await user.click(box('Kies Anna'));
  await user.selectOptions(screen.getByLabelText('Recht of commissie'), '7 - Krant (voorzitter)');
  await user.click(button('Einddatum weghalen'));
  expect(await screen.findByText('Bij 1 was het al zo.')).toBeVisible();
});

test('a refusal of the whole keeps the ticks', async () => {
  const variables = { userIds: ['1'], commissionId: krant.id, isMember: true };
  const message = 'Deze commissie bestaat niet';
  const user = await open(
    refuse(SecretariatChangeMembershipDocument, variables, message, { code: 'BAD_USER_INPUT' }),
  );
  await user.click(box('Kies Anna'));
  await user.selectOptions(screen.getByLabelText('Commissie'), '7 - Krant');
  await user.click(button('In commissie zetten'));
  const bar = within(screen.getByRole('region', { name: 'Meerdere tegelijk' }));
  expect(await bar.findByRole('alert')).toHaveTextContent(message);
  expect(box('Kies Anna')).toBeChecked();
  await user.click(button('Niemand kiezen'));
  expect(box('Kies Anna')).not.toBeChecked();
});
