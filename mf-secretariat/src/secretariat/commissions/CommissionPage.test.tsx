import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FindPlaces, PlacesContext } from 'kit/session';
import { answer, renderArea, testUser } from 'kit/testing';

import { myDeclarations } from '../../finance/testFinance';
import {
  SecretariatCommissionAccountingDocument,
  SecretariatCommissionDocument,
  SecretariatCommissionMembersDocument,
} from '../../gql/graphql';
import { tasksAnswer, testList } from '../tasks/testTasks';
import { CommissionPage } from './CommissionPage';
import { draaiboekAnswer, membersAnswer, openCommission } from './testCommission';

const commission = (description = '') =>
  answer(
    SecretariatCommissionDocument,
    { id: '3' },
    { commission: { id: '3', index: 3, name: 'Optocht', description } },
  );
const noBooks = answer(
  SecretariatCommissionAccountingDocument,
  { commissionId: '3' },
  { commissionAccounting: null },
);
const open = (path: string, ...mocks: ReturnType<typeof answer>[]) =>
  openCommission(
    <CommissionPage />,
    [commission('Regelt de optocht.'), noBooks, myDeclarations(), ...mocks],
    { path },
  );
const tab = (name: string) => screen.findByRole('tab', { name });

test('names the committee and what it does, with its five parts', async () => {
  open('/commissies/3?tab=financieel');
  expect(await screen.findByRole('heading', { name: 'Commissie 3 - Optocht' })).toBeVisible();
  expect(screen.getByText('Regelt de optocht.')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Taken',
    'Draaiboek',
    'Documenten',
    'Financieel',
    'Leden',
  ]);
});

test('another area has a tab of its own, for who may see it, in its order', async () => {
  const find: FindPlaces = (place, commissionId) =>
    place === 'commission tab' && commissionId === '3'
      ? [{ id: 'speldjes', title: 'Speldjes', order: 15, content: <p>Elf speldjes</p> }]
      : [];
  openCommission(
    <PlacesContext value={find}>
      <CommissionPage />
    </PlacesContext>,
    [commission(), draaiboekAnswer(), tasksAnswer(testList([]))],
    { path: '/commissies/3?tab=speldjes' },
  );
  expect(await screen.findByText('Elf speldjes')).toBeVisible();
  const titles = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['Taken', 'Speldjes', 'Draaiboek']);
});

test('begins with the tasks', async () => {
  open('/commissies/3', draaiboekAnswer(), tasksAnswer(testList([])));
  expect(await tab('Taken')).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText('Er zijn nog geen taken in dit seizoen.')).toBeVisible();
});

test('the chosen part is in the address, for a reload or a link, and Back returns to the one before', async () => {
  const { router } = renderArea(<CommissionPage />, {
    path: '/commissies/3?tab=financieel',
    route: '/commissies/:id',
    mocks: [commission('Regelt de optocht.'), noBooks, myDeclarations(), membersAnswer],
    user: testUser([], [{ id: '3', index: 3, name: 'Optocht' }]),
  });
  await userEvent.setup().click(await tab('Leden'));
  expect(await screen.findByRole('table', { name: 'Leden' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=leden');
  await act(() => router.navigate(-1));
  expect(await tab('Financieel')).toHaveAttribute('aria-selected', 'true');
});

test('members can be called and written to; the chair is marked', async () => {
  open('/commissies/3?tab=leden', membersAnswer);
  const jan = within(await screen.findByRole('row', { name: /Jan Smulders/ }));
  expect(jan.getByText('Voorzitter')).toBeVisible();
  expect(jan.getByRole('link', { name: '+31 6 11 11 11 11' })).toHaveAttribute('href', 'tel:+31611111111');
  expect(jan.getByRole('link', { name: 'jan@carnaval.example' })).toHaveAttribute(
    'href',
    'mailto:jan@carnaval.example',
  );
  const piet = within(screen.getByRole('row', { name: /Piet Peters/ }));
  expect(piet.queryByText('Voorzitter')).not.toBeInTheDocument();
  expect(piet.getAllByRole('link')).toHaveLength(1);
});

test('a committee without members says so', async () => {
  const none = answer(SecretariatCommissionMembersDocument, { commissionId: '3' }, { commissionMembers: [] });
  open('/commissies/3?tab=leden', none);
  expect(await screen.findByText('Deze commissie heeft nog geen leden.')).toBeVisible();
});
