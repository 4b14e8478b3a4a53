import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser, type Unmasked, type User } from 'kit/testing';

import {
  SecretariatCommissionListDocument,
  type SecretariatCommissionListQuery,
  SecretariatCommissionLogsDocument,
  SecretariatOldCommissionsDocument,
} from '../../gql/graphql';
import { CommissionListPage } from './CommissionListPage';

type Commission = Unmasked<SecretariatCommissionListQuery>['commissions'][number];

/** A committee as the API answers it. */
export function commission(id: string, more: Partial<Commission> = {}): Commission {
  return {
    id,
    index: Number(id),
    name: `Commissie ${id}`,
    description: '',
    preces: [],
    members: [],
    revision: 2,
    ...more,
  };
}
/** One with a chair and members, one without, and one of the archive. */
export const optocht = commission('3', {
  name: 'Optocht',
  description: 'De stoet',
  preces: [{ id: 'a', name: 'Anja Derks' }],
  members: [
    { id: 'b', name: 'Zoë Müller' },
    { id: 'c', name: 'Piet Peters' },
  ],
});
export const krant = commission('12', { name: 'Krant' });
export const old = commission('7', { name: 'Ulster' });

/** The answers to the two lists. */
export const list = (commissions: Commission[], times?: number) =>
  answer(SecretariatCommissionListDocument, {}, { commissions }, times);
export const archive = (oldCommissions: Commission[], times?: number) =>
  answer(SecretariatOldCommissionsDocument, {}, { oldCommissions }, times);
const logs = answer(
  SecretariatCommissionLogsDocument,
  {},
  { commissions: [{ id: '3', changeLog: ['01/02/2027 - Piet: commissie toegevoegd'] }] },
);

/** Who keeps the committees, and who only reads the list. */
export const manager = testUser(['sec', 'secComlist', 'secGebruikers']);
export const reader = testUser(['sec', 'secComlist']);

/** Opens the page, with the answers of `mocks`. */
export function open(mocks: ReturnType<typeof answer>[], user = manager) {
  renderArea(<CommissionListPage />, { path: '/commissielijst', mocks: [...mocks, logs], user });
  return userEvent.setup();
}
/** What the rows of the list say, without their buttons. */
export const cells = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  );
/** Replaces what is in a field. */
export async function retype(user: User, name: string, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  if (text) await user.type(field, text);
}
